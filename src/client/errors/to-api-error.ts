import { ApiError, type ApiErrorInit } from "./api-error.ts";
import { ForbiddenError } from "./forbidden-error.ts";
import { MissingFeatureError } from "./missing-feature-error.ts";
import { NotFoundError } from "./not-found-error.ts";
import { RateLimitError } from "./rate-limit-error.ts";
import { UnauthorizedError } from "./unauthorized-error.ts";

const LONGEST_MESSAGE = 200;

const classes: Readonly<Record<number, typeof ApiError>> = {
  401: UnauthorizedError,
  402: MissingFeatureError,
  403: ForbiddenError,
  404: NotFoundError,
  429: RateLimitError,
};

/** The error of a refused request, whatever its body was: the Error object, other JSON, text, HTML, or nothing. */
export function toApiError(init: Omit<ApiErrorInit, "body" | "isEmpty">, body: unknown): ApiError {
  const isEmpty = body === undefined || body === "";
  return new (classes[init.status] ?? ApiError)({ ...init, body: toErrorObject(body), isEmpty });
}

/** Members of the right type only: what is shown to a person must not depend on what a proxy sent. */
function toErrorObject(body: unknown): ApiErrorInit["body"] {
  if (typeof body === "string") return /^\s*(<|$)/.test(body) ? {} : { message: body.slice(0, LONGEST_MESSAGE) };
  if (typeof body !== "object" || body === null) return {};
  const { error, ...members } = body as Record<string, unknown>;
  const known = Object.entries(members).filter(
    ([name, value]) => typeof value === (name === "code" ? "number" : "string"),
  );
  const hasRule =
    typeof error === "object" && error !== null && "message" in error && typeof error.message === "string";
  return { ...Object.fromEntries(known), ...(hasRule && { error: { message: error.message as string } }) };
}
