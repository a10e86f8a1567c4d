import { ApiError } from "./api-error.ts";

/** 404: unknown member, campaign or project (§7.2). */
export class NotFoundError extends ApiError {
  override readonly name = "NotFoundError";
}
