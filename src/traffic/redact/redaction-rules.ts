/**
 * What happens to a member of a JSON body, by its name, wherever it stands:
 * - `secret`: replaced; the value is looked for everywhere else in the traffic, too;
 * - `personal`: replaced by a pseudonym of the same type and format;
 * - `personalValues`: every value inside is personal;
 * - `text`: free text, of which words that look like secrets are replaced.
 */
export type Treatment = "secret" | "personal" | "personalValues" | "text";

/** What a recording may keep. Everything is data, so that a caller can add to it. */
export interface RedactionRules {
  /** Headers whose value is kept, in lower case. The value of any other header is replaced, its name stays. */
  readonly keptHeaders: readonly string[];
  /** Headers that carry credentials: their values are looked for everywhere else in the traffic, too. */
  readonly credentialHeaders: readonly string[];
  /** Query parameters and form fields whose value is kept. Any other value is replaced. */
  readonly keptParameters: readonly string[];
  /** Query parameters and form fields that carry a secret, to be looked for everywhere else. */
  readonly secretParameters: readonly string[];
  readonly members: Readonly<Record<string, Treatment>>;
  /** Members with such a name are secret even where no rule names them. */
  readonly secretMemberPattern: RegExp;
}

/**
 * The rules of a recorder that is told nothing else. Identifiers of clients stay; to replace them, too, add
 * `{ client_id: "secret", app_id: "secret" }` to the members.
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
    "authorization",
    "cookie",
    "proxy-authorization",
    "set-cookie",
    "x-app-id",
    "x-app-token",
    "x-management-id",
    "x-management-token",
  ],
  keptParameters: ["grant_type", "limit", "order", "scope", "starting_after_id"],
  secretParameters: ["access_token", "client_secret", "refresh_token", "token"],
  members: {
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
  secretMemberPattern:
    /password|passwd|secret|api_?key_?value|(?:^|_)(?:app|access|refresh|management|id|auth)_?token$/i,
};

/** The default rules with a caller's added; a member that both name is the caller's. */
export function extendRedactionRules(rules: Partial<RedactionRules>): RedactionRules {
  const { keptHeaders, credentialHeaders, keptParameters, secretParameters, members } = defaultRedactionRules;
  return {
    ...defaultRedactionRules,
    ...rules,
    keptHeaders: [...keptHeaders, ...(rules.keptHeaders ?? []).map((name) => name.toLowerCase())],
    credentialHeaders: [...credentialHeaders, ...(rules.credentialHeaders ?? []).map((name) => name.toLowerCase())],
    keptParameters: [...keptParameters, ...(rules.keptParameters ?? [])],
    secretParameters: [...secretParameters, ...(rules.secretParameters ?? [])],
    members: { ...members, ...rules.members },
  };
}
