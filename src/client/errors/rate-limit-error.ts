import { ApiError } from "./api-error.ts";

/** 429: too many requests (S15). `retryAt` says when to try again, where the service said so. */
export class RateLimitError extends ApiError {
  override readonly name = "RateLimitError";
}
