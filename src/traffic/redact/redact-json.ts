import type { Pseudonyms } from "./pseudonyms.ts";
import type { RedactionRules, Treatment } from "./redaction-rules.ts";
import type { SecretScrubber } from "./secret-scrubber.ts";

/** The context for redacting the values of one exchange. */
export interface Redaction {
  readonly rules: RedactionRules;
  readonly pseudonyms: Pseudonyms;
  readonly scrubber: SecretScrubber;
  /** Identifiers in the request path; free text may contain them. */
  readonly allowedIdentifiers: readonly string[];
}

/** Replaces secrets and personal data in a JSON value; types, formats and equality stay. */
export function redactJson(value: unknown, redaction: Redaction): unknown {
  if (typeof value === "string") return redaction.scrubber.scrub(value);
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redaction));
  if (typeof value !== "object" || value === null) return value;
  const properties = Object.entries(value).map(([name, property]) => [
    redaction.scrubber.scrub(name),
    redactProperty(name, property, redaction),
  ]);
  return Object.fromEntries(properties);
}

/** Registers the secrets of a JSON value with the scrubber. */
export function learnSecrets(value: unknown, { rules, scrubber }: Pick<Redaction, "rules" | "scrubber">): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, property] of Object.entries(value)) {
    if (typeof property === "string" && findTreatment(name, rules) === "secret") scrubber.learn(property);
    learnSecrets(property, { rules, scrubber });
  }
}

function findTreatment(name: string, rules: RedactionRules): Treatment | undefined {
  const named = Object.hasOwn(rules.properties, name) ? rules.properties[name] : undefined;
  return named ?? (rules.secretPropertyPattern.test(name) ? "secret" : undefined);
}

function redactProperty(name: string, value: unknown, redaction: Redaction): unknown {
  const { pseudonyms, scrubber, rules, allowedIdentifiers } = redaction;
  const treatment = findTreatment(name, rules);
  if (treatment === "personalValues") return redactLeaves(value, redaction);
  if (typeof value === "object" || treatment === undefined) return redactJson(value, redaction);
  if (treatment === "personal") return pseudonyms.replace(value);
  if (treatment === "secret") return typeof value === "string" ? pseudonyms.alias(value) : pseudonyms.replace(value);
  return typeof value === "string" ? scrubber.scrubText(value, allowedIdentifiers) : value;
}

function redactLeaves(value: unknown, redaction: Redaction): unknown {
  if (Array.isArray(value)) return value.map((item) => redactLeaves(item, redaction));
  if (typeof value !== "object" || value === null) return redaction.pseudonyms.replace(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, property]) => [
      redaction.scrubber.scrub(name),
      redactLeaves(property, redaction),
    ]),
  );
}
