import { ApiError } from "./api-error.ts";

/** 401: the credentials are missing or invalid (§7.2, S10). */
export class UnauthorizedError extends ApiError {
  override readonly name = "UnauthorizedError";
}
