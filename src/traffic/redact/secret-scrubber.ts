import { isAlias, type Pseudonyms } from "./pseudonyms.ts";

const MIN_SECRET_LENGTH = 6;
const MAX_SECRETS = 1000;
const EMAIL = /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const BEARER = /\b(Bearer|Basic)\s+(?!realm\b|error\b|redacted-)[\w.~+/=-]{6,}/gi;
const URL_CREDENTIALS = /(:\/\/)[^/\s"@]+@/g;
const URL_PARAMETER = /([?&][\w.-]+=)([^&#\s"]+)/g;
const LONG_WORD = /[\w+/=.~-]{16,}/g;

/** Removes known secrets, and text that looks like a secret or a mail address. */
export class SecretScrubber {
  readonly #pseudonyms: Pseudonyms;
  /** Aliases of the secrets seen so far; the oldest are dropped first. */
  readonly #known = new Map<string, string>();

  constructor(pseudonyms: Pseudonyms) {
    this.#pseudonyms = pseudonyms;
  }

  /** Registers a secret, which is then replaced in any text. Short values are ignored: ordinary words contain them. */
  learn(secret: string): void {
    if (secret.length < MIN_SECRET_LENGTH || isAlias(secret)) return;
    this.#known.delete(secret);
    this.#known.set(secret, this.#pseudonyms.alias(secret));
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_SECRETS && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Replaces known secrets, mail addresses, bearer credentials and the query values of URLs. */
  scrub(text: string): string {
    let clean = text;
    for (const [secret, alias] of this.#known) {
      if (clean.includes(secret)) clean = clean.replaceAll(secret, alias);
    }
    if (clean.includes("@") || clean.includes("%40")) {
      clean = clean
        .replaceAll(URL_CREDENTIALS, "$1")
        .replaceAll(EMAIL, (email) => String(this.#pseudonyms.replace(email.replace("%40", "@"))));
    }
    if (/\s/.test(clean)) clean = clean.replaceAll(BEARER, (_, scheme: string) => `${scheme} redacted`);
    if (clean.includes("://") && clean.includes("?")) {
      clean = clean.replaceAll(URL_PARAMETER, (_, name: string, value: string) => name + this.#pseudonyms.alias(value));
    }
    return clean;
  }

  /** Scrubs free text: replaces long words with a digit, too, unless they are part of an allowed identifier. */
  scrubText(text: string, allowedIdentifiers: readonly string[]): string {
    return this.scrub(text).replaceAll(LONG_WORD, (word) => {
      const bare = word.replace(/[.=]+$/, "");
      const isWord =
        !/\d/.test(bare) ||
        isAlias(bare) ||
        bare.includes("redacted") ||
        allowedIdentifiers.some((id) => id.includes(bare));
      return isWord ? word : this.#pseudonyms.alias(bare) + word.slice(bare.length);
    });
  }
}
