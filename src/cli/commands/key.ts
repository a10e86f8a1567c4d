import { Argument, Command, InvalidArgumentError } from "commander";
import type { KeyDescription, KeyKind, NewSecret } from "../../service/store/manage-keys.ts";
import { type Cell, formatTable } from "../io/format-table.ts";
import type { Io } from "../io/io.ts";
import { addDatabaseOption, type DatabaseOptions, parseCount, useDatabase } from "../io/options.ts";
import { addOutputOptions, printResult } from "../io/output.ts";

const SECONDS_PER_DAY = 86_400;
const NOT_DONE = "2 the key or a project does not exist, the database cannot be opened, or wrong usage";

/** `loyalty key`: manages the keys of a database. Running services notice each change at once. */
export function keyCommand(io: Io): Command {
  return new Command("key")
    .summary("create, list, rotate and revoke keys")
    .description("Manages the keys of a database that services may be using. They notice each change at once.")
    .addHelpText(
      "after",
      "\nAn application key issues tokens and reads activity. A management key lists the webhooks and users of projects.",
    )
    .addCommand(createCommand(io))
    .addCommand(listCommand(io))
    .addCommand(rotateCommand(io))
    .addCommand(revokeCommand(io));
}

function createCommand(io: Io): Command {
  const command = new Command("create")
    .summary("create a key and print its secret")
    .description("Creates a key with a random secret, and prints it. The database keeps only a hash of the secret.")
    .addArgument(kindArgument())
    .requiredOption(
      "--project <id>",
      "project of the key; repeatable for a management key",
      (id: string, before: readonly string[] = []) => [...before, id],
    )
    .option("--name <name>", "name of an application key")
    .addHelpText("after", showExample("created", "create application --project p1 --database loyalty.db"))
    .action(async (kind: KeyKind, options: DatabaseOptions & { project: string[]; name?: string }) => {
      const { project: projects, name } = options;
      const { createKey } = await import("../../service/store/manage-keys.ts");
      printSecret(await useDatabase(options, (store) => createKey(store, kind, { projects, name })), options, io);
    });
  return addCommonOptions(command, "`kind`, `id`, `secret`");
}

function listCommand(io: Io): Command {
  const command = new Command("list")
    .summary("list all keys, without secrets")
    .description(
      "Lists kind, id, state, projects and name of all keys, and with --json their times. It cannot show secrets.",
    )
    .addHelpText("after", showExample("listed", "list --database loyalty.db --json"))
    .action(async (options: DatabaseOptions) => {
      const { listKeys } = await import("../../service/store/manage-keys.ts");
      const keys = await useDatabase(options, listKeys);
      printResult(
        { json: { keys }, text: formatTable(keys.map(toRow), { screen: io.screen }).join("\n") },
        options,
        io,
      );
    });
  return addCommonOptions(command, "`keys`");
}

function rotateCommand(io: Io): Command {
  const command = new Command("rotate")
    .summary("make a second secret for a key and print it")
    .description("Makes a second secret for a key, and prints it. The one before stays valid until the overlap ends.")
    .addArgument(kindArgument())
    .argument("<id>", "id of the key")
    .option(
      "--overlap <seconds>",
      "time until the secret before it ends; with 0 it ends at once, with its tokens",
      parseCount(0, 365 * SECONDS_PER_DAY),
      SECONDS_PER_DAY,
    )
    .addHelpText("after", showExample("rotated", "rotate application app_1 --database loyalty.db --overlap 3600"))
    .action(async (kind: KeyKind, id: string, options: DatabaseOptions & { overlap: number }) => {
      const { rotateKey } = await import("../../service/store/manage-keys.ts");
      printSecret(await useDatabase(options, (store) => rotateKey(store, kind, id, options.overlap)), options, io);
    });
  return addCommonOptions(command, "`kind`, `id`, `secret`, `oldEndsAt`");
}

function revokeCommand(io: Io): Command {
  const command = new Command("revoke")
    .summary("end a key, or one of its two secrets")
    .description("Ends a key, or during a rotation one of its two secrets. The tokens that it issued end with it.")
    .addArgument(kindArgument())
    .argument("<id>", "id of the key")
    .option("--secret <which>", "old or new: end only this secret; the end of the new one ends all tokens", (text) => {
      if (text === "old" || text === "new") return text;
      throw new InvalidArgumentError("It must be old or new.");
    })
    .addHelpText("after", showExample("revoked", "revoke application app_1 --database loyalty.db --secret old"))
    .action(async (kind: KeyKind, id: string, options: DatabaseOptions & { secret?: "old" | "new" }) => {
      const { secret } = options;
      const { revokeKey } = await import("../../service/store/manage-keys.ts");
      await useDatabase(options, (store) => revokeKey(store, kind, id, secret));
      const revoked = secret === undefined ? `${kind} key ${id}` : `the ${secret} secret of ${kind} key ${id}`;
      printResult({ json: { kind, id, revoked: secret ?? "all" }, text: `revoked ${revoked}` }, options, io);
    });
  return addCommonOptions(command, "`kind`, `id`, `revoked`");
}

const kindArgument = () => new Argument("<kind>", "kind of the key").choices(["application", "management"]);

function addCommonOptions(command: Command, json: string): Command {
  return addOutputOptions(addDatabaseOption(command, "SQLite file; or postgres://…"), json);
}

const showExample = (done: string, example: string) => `
Exit code: 0 ${done}, ${NOT_DONE}.

Example:
  loyalty key ${example}`;

function printSecret(key: NewSecret, options: DatabaseOptions, io: Io): void {
  const end = key.oldEndsAt === undefined ? "" : `\nold secret valid until ${formatTime(key.oldEndsAt)}`;
  printResult({ json: key, text: `id      ${key.id}\nsecret  ${key.secret}${end}` }, options, io);
  if (io.screen.isTerminal && !options.quiet) io.err("Store the secret now: it cannot be shown again.\n");
}

/** The colours of the states. */
const roles = { active: "good", rotating: "warning", revoked: "secondary" } as const;

function toRow({ kind, id, state, oldEndsAt, projects, name }: KeyDescription): Cell[] {
  const until = oldEndsAt === undefined ? "" : ` until ${formatTime(oldEndsAt)}`;
  return [kind, id, [`${state}${until}`, roles[state]], projects.join(", "), name ?? ""];
}

/** Formats a time, given in seconds since the epoch: `2026-03-05 17:22 UTC`. */
const formatTime = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
