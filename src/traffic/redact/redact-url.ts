import type { OperationMatch } from "../../contract/internal.ts";
import { decodePercent } from "../../contract/json-pointer.ts";
import { literalSegments, NO_HOST } from "../read/exchange.ts";
import { type Redaction, redactField, redactText } from "./redact-value.ts";

/** Removes userinfo and fragment, and replaces parameters and the path segments that the contract does not know. */
export function redactUrl(url: URL, match: OperationMatch | undefined, redaction: Redaction): URL {
  const template = match?.operation.path.split("/").slice(1) ?? [];
  const segments = url.pathname.split("/");
  const base = segments.length - template.length;
  const path = segments.map((segment, at) => {
    const isLiteral = at < base ? literalSegments.has(segment) : template[at - base] === segment;
    return isLiteral ? segment : encodeURIComponent(redactText(decodePercent(segment), {}, redaction));
  });
  // Only URLs of the web have an origin. Others, such as data:, have no path that could be set.
  const clean = new URL(url.origin === "null" ? NO_HOST : url.origin);
  clean.pathname = path.join("/");
  clean.search = redactQuery(url.searchParams, match, redaction).toString();
  return clean;
}

function redactQuery(query: URLSearchParams, match: OperationMatch | undefined, redaction: Redaction) {
  const known = new Map(
    match?.operation.parameters.filter((each) => each.in === "query").map(({ name, schema }) => [name, schema]),
  );
  return redactParameters(query, redaction, (name, value) => {
    const schema = known.get(name);
    if (schema?.type === "integer" && /^[+-]?\d{1,15}$/.test(value)) return value;
    return redactText(value, { named: (schema?.enum as readonly string[] | undefined) ?? [] }, redaction);
  });
}

/** Redacts the parameters of a query or form. @param redactKnown Redacts a value by its schema. */
export function redactParameters(
  parameters: URLSearchParams,
  redaction: Redaction,
  redactKnown: (name: string, value: string) => string,
): URLSearchParams {
  return new URLSearchParams(
    [...parameters].map(([name, value]) =>
      redactField(name, value, redaction, false, (isDescribed) =>
        isDescribed ? redactKnown(name, value) : redactText(value, {}, redaction),
      ),
    ),
  );
}
