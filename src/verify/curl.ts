/** A request that curl can send. */
export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The fields of a form. */
  readonly form?: readonly (readonly [name: string, value: string])[] | undefined;
  /** The text of any other body. */
  readonly text?: string | undefined;
}

/** Lists the parts of a curl command that sends a request, for a POSIX shell. @param quote Quotes a text for the shell. */
export function listCurlParts(request: CurlRequest, quote: (text: string) => string = quoteForShell): string[] {
  const { method, url, headers, form = [], text } = request;
  const isSent = form.length > 0 || text !== undefined;
  const usual = isSent ? "POST" : "GET";
  return [
    `curl ${method === usual ? "" : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...form.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`),
    ...(text === undefined ? [] : [`--data ${quote(text)}`]),
  ];
}

function quoteForShell(text: string): string {
  return `'${escapeQuotes(text)}'`;
}

/** Quotes a text for a POSIX shell, with the variable of each secret in its place. */
export function quoteWithVariables(text: string, variables: ReadonlyMap<string, string>): string {
  const hidden = [...variables].reduce(
    (quoted, [secret, variable]) => quoted.replaceAll(escapeQuotes(secret), () => `'"$${variable}"'`),
    escapeQuotes(text),
  );
  return `'${hidden}'`.replace(/"''$/, '"');
}

function escapeQuotes(text: string): string {
  return text.replaceAll("'", `'\\''`);
}
