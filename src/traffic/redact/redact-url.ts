import type { Redaction } from "./redact-json.ts";
import type { SecretScrubber } from "./secret-scrubber.ts";

/** Removes credentials, fragment and secrets from a URL; parameters of the contract keep their values. */
export function redactUrl(url: URL, isOperation: boolean, redaction: Redaction): URL {
  const clean = new URL(url);
  clean.username = "";
  clean.password = "";
  clean.hash = "";
  clean.pathname = url.pathname
    .split("/")
    .map((segment) => redactSegment(segment, isOperation, redaction.scrubber))
    .join("/");
  clean.search = redactParameters(url.searchParams, redaction).toString();
  return clean;
}

/** Path parameters of an operation are identifiers; other paths may contain anything. */
function redactSegment(segment: string, isOperation: boolean, scrubber: SecretScrubber): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // Malformed percent-encoding is scrubbed as it is.
  }
  const clean = isOperation ? scrubber.scrub(text) : scrubber.scrubText(text, []);
  return clean === text ? segment : encodeURIComponent(clean);
}

/** Redacts the parameters of a query or form; only the parameters in the rules keep their values. */
export function redactParameters(
  parameters: URLSearchParams,
  { rules, pseudonyms, scrubber }: Redaction,
): URLSearchParams {
  return new URLSearchParams(
    [...parameters].map(([name, value]) => [
      scrubber.scrub(name),
      rules.keptParameters.includes(name) ? scrubber.scrub(value) : pseudonyms.alias(value),
    ]),
  );
}
