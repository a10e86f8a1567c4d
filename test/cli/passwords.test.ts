import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import { runInProcess } from "../support/run-cli.ts";

const PASSWORD = "hunter2";
const commands: Readonly<Record<string, readonly string[]>> = {
  serve: ["--port", "0"],
  import: ["-"],
  migrate: [],
  "key create": ["application", "--project", "p"],
  "key list": [],
  "key revoke": ["application", "a"],
  "member erase": ["p", "c", "m"],
  record: ["--out", "traffic.har"],
  verify: [],
};
/** The option with the address; all others have `--database`. */
const options: Readonly<Record<string, string>> = { record: "--upstream", verify: "--" };

const mixCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(""));

/** Correct and wrong spellings of the URL of a server that does not answer. */
const spelling = fc
  .tuple(
    fc.constantFrom("", " ", '"', "'", "URL=", "\n"),
    fc.constantFrom("postgres", "postgresql", "postgre", "psql", "mysql", "jdbc:postgresql", "").chain(mixCase),
    fc.constantFrom("://", ":/", ":", "//", ":\\\\", ":///", ""),
    fc.constantFrom("u:", "", "user name:", "u%40x:"),
    fc.constantFrom("", "/", "?", "#", "@", "%", " "),
    fc.constantFrom("@127.0.0.1:1/x", "@127.0.0.1:1", "@one,127.0.0.1:1/x", "@[::1]:1/x?sslmode=disable", "@"),
  )
  .map(([start, scheme, separator, user, special, end]) =>
    [start, scheme, separator, user, PASSWORD, special, PASSWORD, end].join(""),
  )
  .filter((text) => !/^[^:]*@/.test(text)); // without a user, nothing is a password

/** The ways to write an address on the command line, with the option that takes it and where nothing takes it. */
const forms = fc.constantFrom<(option: string, address: string) => readonly string[]>(
  (option, address) => [option, address],
  (option, address) => [`${option}=${address}`],
  (option, address) => [`${option.replace(/(?=.$)/, "x")}=${address}`],
  (_, address) => [`--since=${address}`],
  (_, address) => [`-d${address}`],
  (_, address) => [`--${address}`],
  (option, address) => [address, option, address],
);

it.each(Object.keys(commands))("loyalty %s prints no password, however the address is spelled", async (command) => {
  const before = readdirSync(".");

  await fc.assert(
    fc.asyncProperty(forms, spelling, async (write, address) => {
      const written = write(options[command] ?? "--database", address);
      const args = [...command.split(" "), ...(commands[command] ?? []), ...written];
      const { code, stdout, stderr } = await runInProcess(args, "{}"); // of an empty dataset, import would not open the database

      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toMatch(new RegExp(`^loyalty ${command}: `));
      expect(stderr).not.toContain(PASSWORD);
    }),
    { numRuns: 20 },
  );
  expect(readdirSync(".")).toEqual(before);
});
