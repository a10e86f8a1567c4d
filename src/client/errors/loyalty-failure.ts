import type { ApiError, StatusError } from "./api-error.ts";
import type { ConnectionError } from "./connection-error.ts";
import type { ContractViolationError } from "./contract-violation-error.ts";
import { BRAND } from "./loyalty-error.ts";
import type { PaginationError } from "./pagination-error.ts";
import type { TimeoutError } from "./timeout-error.ts";
import type { UnreadableResponseError } from "./unreadable-response-error.ts";

/** All errors of the client: `switch (error.name)` narrows to one of them. */
export type LoyaltyFailure =
  | (ApiError & { readonly name: "ApiError" })
  | StatusError
  | UnreadableResponseError
  | ConnectionError
  | TimeoutError
  | ContractViolationError
  | PaginationError;

/** True if a value is an error of the client, of this or another copy of the package. */
export function isLoyaltyError(value: unknown): value is LoyaltyFailure {
  return typeof value === "object" && value !== null && BRAND in value;
}
