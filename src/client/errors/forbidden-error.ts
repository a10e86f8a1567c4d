import { ApiError } from "./api-error.ts";

/** 403: the token lacks the scope (S11). */
export class ForbiddenError extends ApiError {
  override readonly name = "ForbiddenError";
}
