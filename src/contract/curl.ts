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

/** Lists the parts of a curl command that sends a request, for a POSIX shell. A text can name variables with {@link toVariable}. */
export function listCurlParts({ method, url, headers, form = [], text }: CurlRequest): string[] {
  const isSent = form.length > 0 || text !== undefined;
  const usual = isSent ? "POST" : "GET";
  return [
    `curl ${method === usual ? "" : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...form.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`),
    ...(text === undefined ? [] : [`--data ${quote(text)}`]),
  ];
}

/** Returns a text that stands for a variable of the shell: its name between two characters that no text has (private use). */
export function toVariable(name: string): string {
  return `\uE000${name}\uE001`;
}

const VARIABLE = /\uE000(\w+)\uE001/g;

/** Quotes a text for a POSIX shell. Only one with a variable needs quotes in which the shell reads it. */
function quote(text: string): string {
  if (text.search(VARIABLE) === -1) return `'${text.replaceAll("'", `'\\''`)}'`;
  return `"${text.replaceAll(/[\\"$`]/g, "\\$&").replaceAll(VARIABLE, (_, name) => `\${${name}}`)}"`;
}
