/**
 * The contract for `src`, `scripts` and `bench`: types, vocabulary, operation table and validators. Only this folder imports
 * `generated/`; the package exports `public.ts`. `src/client` imports single files and never the validators, so that its
 * bundle stays small.
 */

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
export { hasCredential, satisfiedAlternatives, securityHeaders, takesToken } from "./security.ts";
export { checkRequest, type RequestToCheck } from "./validate/check-request.ts";
export { checkResponse } from "./validate/check-response.ts";
export { type SchemaName, validateSchema } from "./validate/validate-schema.ts";
export type { Violation } from "./validate/violation.ts";
export * from "./vocabulary.ts";
