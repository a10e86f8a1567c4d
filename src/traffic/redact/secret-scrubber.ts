import { isAlias, type Pseudonyms } from "./pseudonyms.ts";

const SHORTEST_SECRET = 6;
const MOST_SECRETS = 1000;
const EMAIL = /[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const BEARER = /\b(Bearer|Basic)\s+(?!realm\b|error\b|redacted-)[\w.~+/=-]{6,}/gi;
const URL_CREDENTIALS = /(:\/\/)[^/\s"@]+@/g;
const URL_PARAMETER = /([?&][\w.-]+=)([^&#\s"]+)/g;
const LONG_WORD = /[\w+/=.~-]{16,}/g;

/** Removes from any text what is known, or looks, to be a secret or a mail address. */
export class SecretScrubber {
  readonly #pseudonyms: Pseudonyms;
  /** Secrets seen so far with their stand-ins; the oldest go first. */
  readonly #known = new Map<string, string>();

  constructor(pseudonyms: Pseudonyms) {
    this.#pseudonyms = pseudonyms;
  }

  /** Remembers a secret, to be found wherever else it appears. Short values would be found in innocent words. */
  learn(secret: string): void {
    if (secret.length < SHORTEST_SECRET || isAlias(secret)) return;
    this.#known.delete(secret);
    this.#known.set(secret, this.#pseudonyms.alias(secret));
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_SECRETS && oldest !== undefined) this.#known.delete(oldest);
  }

  /** Text without secrets that are known, mail addresses, bearer credentials and values in the query of a URL. */
  scrub(text: string): string {
    let clean = text;
    for (const [secret, alias] of this.#known) {
      if (clean.includes(secret)) clean = clean.replaceAll(secret, alias);
    }
    if (clean.includes("@") || clean.includes("%40")) {
      clean = clean
        .replaceAll(URL_CREDENTIALS, "$1")
        .replaceAll(EMAIL, (email) => String(this.#pseudonyms.of(email.replace("%40", "@"))));
    }
    if (/\s/.test(clean)) clean = clean.replaceAll(BEARER, (_, scheme: string) => `${scheme} redacted`);
    if (clean.includes("://") && clean.includes("?")) {
      clean = clean.replaceAll(URL_PARAMETER, (_, name: string, value: string) => name + this.#pseudonyms.alias(value));
    }
    return clean;
  }

  /** Free text, of which long words with a digit go as well, unless they are named in `innocent`. */
  scrubText(text: string, innocent: readonly string[]): string {
    return this.scrub(text).replaceAll(LONG_WORD, (word) => {
      const bare = word.replace(/[.=]+$/, "");
      const isWord =
        !/\d/.test(bare) || isAlias(bare) || bare.includes("redacted") || innocent.some((id) => id.includes(bare));
      return isWord ? word : this.#pseudonyms.alias(bare) + word.slice(bare.length);
    });
  }
}
