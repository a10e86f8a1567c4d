import { ApiError } from "./api-error.ts";

/** 429: too many requests (S15). `retryAt` is set if the service sent `Retry-After`. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}
