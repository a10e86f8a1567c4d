import { readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import { suggestName } from "../../contract/suggest-name.ts";
import type { Store } from "../../service/index.ts";
import type { Wait } from "../../service/internal.ts";
import { describeSystemError } from "./describe-system-error.ts";
import type { Io } from "./io.ts";
import { addOutputOptions, type OutputOptions, printMessage } from "./output.ts";

/** Returns a parser for a whole number in a range. It throws an InvalidArgumentError for any other text. */
export function parseCount(min = 0, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d+$/.test(text) && count >= min && count <= max) return count;
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
  };
}

/** Returns a parser for a repeatable option that takes known names. It throws an InvalidArgumentError for any other text. */
export function parseNames<Name extends string>(
  known: readonly Name[],
): (text: string, before?: readonly Name[]) => readonly Name[] {
  return (text, before = []) => {
    const name = known.find((each) => each === text);
    if (name !== undefined) return [...before, name];
    const meant = suggestName(text, known);
    throw new InvalidArgumentError(meant === undefined ? `It can be ${known.join(", ")}.` : `Did you mean ${meant}?`);
  };
}

/** Parses the name of a recording to write. @throws {InvalidArgumentError} If it is `-`, since standard output has the result. */
export function parseRecording(name: string): string {
  if (name !== "-") return name;
  throw new InvalidArgumentError("It must be a file, because the result of the command goes to standard output.");
}

/** Parses the address of a service. @throws {InvalidArgumentError} If it is no http or https URL, or has more than a path. */
export function parseAddress(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:[^?#]*$/.test(url.href) && !url.username && !url.password) return url;
  throw new InvalidArgumentError("It must be an http or https URL without credentials, query and fragment.");
}

export interface DatabaseOptions extends OutputOptions {
  readonly database: string;
}

/** Adds `--database`, which every command for a database needs, and the options of output. */
export function addDatabaseOptions(command: Command, json: string, file = "SQLite file"): Command {
  addDatabaseOption(command, `${file}; or postgres://…`).hook("preAction", () => {
    const { database } = command.opts();
    if (database === undefined) command.error("error: required option '--database <database>' not specified");
    if (database === ":memory:") command.error("error: a database in memory would end with the command");
  });
  return addOutputOptions(command, json);
}

const FILE_VARIABLE = "DATABASE_URL_FILE";

/** Adds `--database`. A URL with a password comes from a variable, or from the file that a variable names, such as a secret of Docker. */
export function addDatabaseOption(command: Command, description: string): Command {
  const option = new Option("--database <database>", `${description}; ${FILE_VARIABLE} names a file that has it`);
  return command.addOption(option.env("DATABASE_URL")).hook("preAction", () => {
    const isArgument = command.getOptionValueSource("database") === "cli";
    const file = isArgument ? undefined : process.env[FILE_VARIABLE];
    if (file !== undefined) command.setOptionValue("database", readDatabaseFile(file));
    const source = isArgument ? "--database" : file === undefined ? "DATABASE_URL" : `the file of ${FILE_VARIABLE}`;
    if (command.opts().database === "") command.error(`error: ${source} is empty`);
  });
}

function readDatabaseFile(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new Error(`${FILE_VARIABLE} names a file that cannot be read: ${describeSystemError(error)}`);
  }
}

/**
 * Runs a function on a database that exists, and closes the database.
 * @throws Error if it cannot be opened, or has no schema.
 */
export async function useDatabase<Result>(
  { database }: DatabaseOptions,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const { openStore } = await import("../../service/index.ts");
  const store = await openStore({ database, migrate: false });
  return work(store).finally(() => store.close());
}

/** Limits the wait of a command for other changes to a minute, and says after 5 s that it waits. */
export function limitWait(command: string, io: Io): Wait {
  const text = "waits for an import, or another command that changes the database, at most 60 s";
  return { maxWaitMs: 60_000, onWait: () => printMessage("warning", command, text, io) };
}
