/**
 * The contract for the other folders of this project: types, vocabulary, operation table and validators. The package
 * does not export it. Only `src/contract` imports `generated/`. The client imports single files and never the
 * validators, so that its bundle stays small.
 */

export { checkRequest, type RequestToCheck, readRequest } from "./check-request.ts";
export { checkResponse, listHeaderViolations } from "./check-response.ts";
export type { Field } from "./fields.ts";
export * from "./operations.ts";
export { operations } from "./operations.ts"; // a type of the schemas has this name too
export type * from "./schemas.ts";
export { createViolation, describeSource, type SchemaName, type Violation, validateSchema } from "./validate-schema.ts";
export * from "./vocabulary.ts";
