import { ApiError } from "./api-error.ts";

/** 402: the plan lacks a feature that the operation needs (§7.2). */
export class MissingFeatureError extends ApiError {
  override readonly name = "MissingFeatureError";
}
