/** A path as a JSON pointer (RFC 6901). */
export function toPointer(path: readonly (string | number)[]): string {
  return path.map((name) => `/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The path that a JSON pointer stands for (RFC 6901). */
export function toPath(pointer: string): string[] {
  const tokens = pointer.split("/").slice(1);
  return tokens.map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The value that a JSON pointer leads to, or undefined where it leads nowhere. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const name of toPath(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

const LONGEST_SHOWN = 80;
const SECRET_MEMBERS = /\/(access_token|app_token|management_token|client_secret)$/;

/** A value as a report may show it: short scalars as JSON, everything else by its type, secrets not at all. */
export function describeValue(value: unknown, pointer = ""): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "array";
  if (typeof value === "object" && value !== null) return "object";
  if (SECRET_MEMBERS.test(pointer)) return `${typeof value} (not shown)`;
  const json = JSON.stringify(value);
  return json.length <= LONGEST_SHOWN ? json : `${typeof value} of ${json.length} characters`;
}
