import { ApiError } from "./api-error.ts";

/** 404: the member, campaign or project does not exist (§7.2). */
export class NotFoundError extends ApiError {
  override readonly name = "NotFoundError";
}
