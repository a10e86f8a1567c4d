import { securityHeaders } from "../../contract/operations.ts";

/**
 * How a JSON property of a given name is redacted, at any depth:
 * - `secret`: replaced, as is the same value anywhere else in the traffic;
 * - `personal`: replaced by a pseudonym of the same type and format;
 * - `personalValues`: every value inside is personal;
 * - `text`: free text; words that look like secrets are replaced.
 */
export type Treatment = "secret" | "personal" | "personalValues" | "text";

/** The values that a recording keeps. Rules are data; {@link extendRedactionRules} adds to them. */
export interface RedactionRules {
  /** Headers whose value is kept, in lower case. Other headers keep their name; their value is replaced. */
  readonly keptHeaders: readonly string[];
  /** Headers that carry credentials. Their values are replaced anywhere else in the traffic, too. */
  readonly credentialHeaders: readonly string[];
  /** Query parameters and form fields whose value is kept. Other values are replaced. */
  readonly keptParameters: readonly string[];
  /** Query parameters and form fields that carry a secret. It is replaced anywhere else in the traffic, too. */
  readonly secretParameters: readonly string[];
  /** JSON properties by name. */
  readonly properties: Readonly<Record<string, Treatment>>;
  /** JSON properties with a matching name are secret unless `properties` names them. */
  readonly secretPropertyPattern: RegExp;
}

/**
 * The default rules. They keep client identifiers; to replace those, too, add
 * `{ client_id: "secret", app_id: "secret" }` to `properties`.
 */
export const defaultRedactionRules: RedactionRules = {
  keptHeaders: [
    "accept",
    "accept-encoding",
    "age",
    "allow",
    "cache-control",
    "content-encoding",
    "content-length",
    "content-type",
    "date",
    "expires",
    "pragma",
    "retry-after",
    "vary",
    "www-authenticate",
  ],
  credentialHeaders: [
    ...Object.values(securityHeaders).map((name) => name.toLowerCase()),
    "cookie",
    "proxy-authorization",
    "set-cookie",
  ],
  keptParameters: ["grant_type", "limit", "order", "scope", "starting_after_id"],
  secretParameters: ["access_token", "client_secret", "refresh_token", "token"],
  properties: {
    access_token: "secret",
    details: "text",
    email: "personal",
    first_name: "personal",
    last_name: "personal",
    login: "personal",
    message: "text",
    metadata: "personalValues",
    name: "personal",
    phone: "personal",
  },
  secretPropertyPattern:
    /password|passwd|secret|api_?key_?value|(?:^|_)(?:app|access|refresh|management|id|auth)_?token$/i,
};

/** Adds rules to the default rules. For a property that both name, the added rule wins. */
export function extendRedactionRules(rules: Partial<RedactionRules>): RedactionRules {
  const { keptHeaders, credentialHeaders, keptParameters, secretParameters, properties } = defaultRedactionRules;
  return {
    ...defaultRedactionRules,
    ...rules,
    keptHeaders: [...keptHeaders, ...(rules.keptHeaders ?? []).map((name) => name.toLowerCase())],
    credentialHeaders: [...credentialHeaders, ...(rules.credentialHeaders ?? []).map((name) => name.toLowerCase())],
    keptParameters: [...keptParameters, ...(rules.keptParameters ?? [])],
    secretParameters: [...secretParameters, ...(rules.secretParameters ?? [])],
    properties: { ...properties, ...rules.properties },
  };
}
