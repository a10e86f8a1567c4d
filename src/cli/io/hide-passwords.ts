import { escapeControls } from "../../contract/json.ts";

/**
 * Returns a function that removes the passwords of a command line from a message that quotes it: of each address, all before its host. A
 * message can quote an argument as it is or what follows its `=`, with the ends of lines as blanks or escaped.
 */
export function hidePasswords(args: readonly string[]): (message: string) => string {
  const quoted = args.flatMap((arg) => (arg.startsWith("-") ? [arg.slice(arg.indexOf("=") + 1), arg] : [arg]));
  const secrets = quoted.flatMap((text) => /^.*:.*@/s.exec(text) ?? []);
  const written = secrets.flatMap((text) => [text, text.replaceAll("\n", " ")].map((each) => escapeControls(each)));
  return (message) =>
    written.reduce((shown, secret) => shown.replaceAll(secret, /^-*\s*\w*:\/\//.exec(secret)?.[0] ?? ""), message);
}
