import type { Pseudonyms } from "./pseudonyms.ts";
import type { RedactionRules, Treatment } from "./redaction-rules.ts";
import type { SecretScrubber } from "./secret-scrubber.ts";

/** What is needed to redact the values of one exchange. */
export interface Redaction {
  readonly rules: RedactionRules;
  readonly pseudonyms: Pseudonyms;
  readonly scrubber: SecretScrubber;
  /** Identifiers of the request's path: free text may name them. */
  readonly innocent: readonly string[];
}

/** A JSON value without secrets and personal data; types, formats and equality stay. */
export function redactJson(value: unknown, redaction: Redaction): unknown {
  if (typeof value === "string") return redaction.scrubber.scrub(value);
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redaction));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [
    redaction.scrubber.scrub(name),
    redactMember(name, member, redaction),
  ]);
  return Object.fromEntries(members);
}

/** Teaches the scrubber the secrets of a JSON value. */
export function learnSecrets(value: unknown, { rules, scrubber }: Pick<Redaction, "rules" | "scrubber">): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === "string" && treatmentOf(name, rules) === "secret") scrubber.learn(member);
    learnSecrets(member, { rules, scrubber });
  }
}

function treatmentOf(name: string, rules: RedactionRules): Treatment | undefined {
  const named = Object.hasOwn(rules.members, name) ? rules.members[name] : undefined;
  return named ?? (rules.secretMemberPattern.test(name) ? "secret" : undefined);
}

function redactMember(name: string, value: unknown, redaction: Redaction): unknown {
  const { pseudonyms, scrubber, rules, innocent } = redaction;
  const treatment = treatmentOf(name, rules);
  if (treatment === "personalValues") return redactLeaves(value, redaction);
  if (typeof value === "object" || treatment === undefined) return redactJson(value, redaction);
  if (treatment === "personal") return pseudonyms.of(value);
  if (treatment === "secret") return typeof value === "string" ? pseudonyms.alias(value) : pseudonyms.of(value);
  return typeof value === "string" ? scrubber.scrubText(value, innocent) : value;
}

function redactLeaves(value: unknown, redaction: Redaction): unknown {
  if (Array.isArray(value)) return value.map((item) => redactLeaves(item, redaction));
  if (typeof value !== "object" || value === null) return redaction.pseudonyms.of(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [redaction.scrubber.scrub(name), redactLeaves(member, redaction)]),
  );
}
