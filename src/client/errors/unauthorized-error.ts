import { ApiError } from "./api-error.ts";

/** 401: credentials missing or not accepted (§7.2, S10). */
export class UnauthorizedError extends ApiError {
  override readonly name = "UnauthorizedError";
}
