/**
 * The one door to `generated/`: types, vocabulary, operation table and the validators behind `checkResponse` and
 * `checkRequest`. Entry `loyalty-interface/contract`; every room of `src` may import from this folder. `src/client`
 * takes single files and never the validators, so that a bundle of the client stays small.
 */

export { type ParsedForm, parseForm, splitScopes } from "./form.ts";
export { matchOperation, type OperationMatch } from "./match-operation.ts";
export {
  findResponse,
  isOperationId,
  type Operation,
  type OperationId,
  type OperationParameter,
  type OperationResponse,
  operations,
} from "./operations.ts";
export type * from "./schemas.ts";
export { satisfiedAlternatives, securityHeaders, takesToken } from "./security.ts";
export { checkRequest, type RequestToCheck } from "./validate/check-request.ts";
export { checkResponse, type ResponseToCheck } from "./validate/check-response.ts";
export { isSchemaName, type SchemaName, validateSchema } from "./validate/validate-schema.ts";
export type { CheckResult, Violation } from "./validate/violation.ts";
export * from "./vocabulary.ts";
