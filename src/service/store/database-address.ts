/** The database that a text names. `shown` is its name in messages, without credentials. */
export type DatabaseAddress =
  | { readonly kind: "sqlite"; readonly file: string; readonly shown: string }
  | { readonly kind: "postgres"; readonly url: string; readonly shown: string };

const POSTGRES = /^postgres(?:ql)?:\/\//i;
/** A URL in which a character of the password cannot be taken for the end of the host: that would be shown, as `u:pass/word@host`. */
const UNAMBIGUOUS = /^(?:[^@/?#]*@)?([^@/?#]*)(?:[/?][^@#]*)?$/;
/** The folder of a socket, as libpq names it: the host of the URL can be empty then. */
const SOCKET = /[?&]host=([^&]+)/;
/** Spellings of addresses with a password: a scheme (one letter is a drive), a user before `@`, and key words. */
const NOT_A_FILE = /^\W*[a-z][\w+.-]+:|:\/\/|:.*@|\b(?:password|passwd|pwd)\s*=/is;

/**
 * Reads the name of a database: a file, `:memory:` or the URL of a PostgreSQL server, with a case-insensitive scheme. A file name that
 * may be another spelling of a URL is refused, because messages show the names of files.
 * @throws Error that does not repeat the name.
 */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  if (POSTGRES.test(text)) {
    const rest = text.replace(POSTGRES, "");
    const [, host] = UNAMBIGUOUS.exec(rest) ?? [];
    const server = host === "" ? SOCKET.exec(rest)?.[1] : host;
    if (server === undefined)
      throw new Error(
        "the URL of the database must have one host, or a socket (postgres:///DATABASE?host=FOLDER); percent-encode @ / ? and # in its user and password",
      );
    return { kind: "postgres", url: `postgres://${rest}`, shown: `postgres://${server}` };
  }
  // SQLite would create a temporary file for an empty name, and delete it at the end.
  if (text !== ":memory:" && (text === "" || NOT_A_FILE.test(text)))
    throw new Error(
      "the database must be a file without a colon in its name, :memory: or postgres://user@host/database",
    );
  return { kind: "sqlite", file: text, shown: text };
}
