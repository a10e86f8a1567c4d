/**
 * The contract for the other folders of this project: types, vocabulary, operation table and validators. The package
 * does not export it. Only `src/contract` imports `generated/`. The client imports single files and never the
 * validators, so that its bundle stays small.
 */

export { checkRequest, type RequestToCheck } from "./check-request.ts";
export { checkResponse } from "./check-response.ts";
export { splitScopes } from "./form.ts";
export { matchOperation, type OperationMatch } from "./match-operation.ts";
export {
  findResponse,
  isOperationId,
  type Operation,
  type OperationId,
  type OperationParameter,
  operations,
} from "./operations.ts";
export type * from "./schemas.ts";
export { satisfiedAlternatives, securityHeaders, takesToken } from "./security.ts";
export { type SchemaName, validateSchema } from "./validate-schema.ts";
export type { Violation } from "./violation.ts";
export * from "./vocabulary.ts";
