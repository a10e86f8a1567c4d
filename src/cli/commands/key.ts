import { Argument, Command } from "commander";
import { escapeControls } from "../../contract/json.ts";
import type { KeyDescription, KeyKind } from "../../service/internal.ts";
import { formatNotes } from "../io/configure-command.ts";
import type { Io } from "../io/io.ts";
import { printAudit } from "../io/log.ts";
import { addDatabaseOptions, type DatabaseOptions, limitWait, useDatabase } from "../io/options.ts";
import { printResult } from "../io/output.ts";
import { type Cell, formatTable } from "../io/screen.ts";

/** `loyalty key`: manages the keys of a database. Running services notice each change at once. */
export function keyCommand(io: Io): Command {
  return new Command("key")
    .description(
      "Manages the keys of a database. Running services notice each change at once. Each change prints a line of JSON for an audit log on standard error.",
    )
    .addHelpText(
      "after",
      formatNotes({
        text: `
An application key issues tokens and reads activity. A management key lists the webhooks and users of projects.

To rotate a key, create a second one, give it to the application, and then revoke the first one.`,
      }),
    )
    .addCommand(createCommand(io))
    .addCommand(listCommand(io))
    .addCommand(revokeCommand(io));
}

function createCommand(io: Io): Command {
  const command = new Command("create")
    .description("Creates a key with a random secret, and prints it. The database keeps only a hash of the secret.")
    .addArgument(kindArgument())
    .requiredOption(
      "--project <id>",
      "project of the key; repeatable for a management key",
      (id: string, before: readonly string[] = []) => [...before, id],
    )
    .option("--name <name>", "name of an application key")
    .addHelpText(
      "after",
      showExample("0 created, 2 a project does not exist,", "create application --project p1 --database loyalty.db"),
    )
    .action(async (kind: KeyKind, options: DatabaseOptions & { project: string[]; name?: string }) => {
      const { project: projects, name } = options;
      const { createKey } = await import("../../service/internal.ts");
      const key = await useDatabase(options, (store) =>
        createKey(store, kind, { projects, name }, limitWait("loyalty key create", io)),
      );
      printAudit("key create", { kind, id: key.id, projects }, io);
      printResult({ json: key, text: `id      ${key.id}\nsecret  ${key.secret}` }, options, io);
      if (io.screen.isTerminal) io.err("Store the secret now: it cannot be shown again.\n");
    });
  return addDatabaseOptions(command, "`kind`, `id`, `secret`");
}

function listCommand(io: Io): Command {
  const command = new Command("list")
    .description(
      "Lists kind, id, state, projects and name of all keys, and with --json their times and client ids. It cannot show secrets.",
    )
    .addHelpText("after", showExample("0 listed, 2", "list --database loyalty.db --json"))
    .action(async (options: DatabaseOptions) => {
      const { listKeys } = await import("../../service/internal.ts");
      const keys = await useDatabase(options, listKeys);
      const rows = formatTable(keys.map(toRow), io.screen);
      printResult({ json: { keys }, text: keys.length === 0 ? "no keys" : rows.join("\n") }, options, io);
    });
  return addDatabaseOptions(command, "`keys`");
}

function revokeCommand(io: Io): Command {
  const command = new Command("revoke")
    .description("Revokes a key and its tokens permanently.")
    .addArgument(kindArgument())
    .argument("<id>", "id of the key")
    .addHelpText(
      "after",
      showExample(
        "0 revoked, 2 the key does not exist or is revoked, an import into a SQLite file takes longer than 60 s,",
        "revoke application app_1 --database loyalty.db",
      ),
    )
    .action(async (kind: KeyKind, id: string, options: DatabaseOptions) => {
      const { revokeKey } = await import("../../service/internal.ts");
      await useDatabase(options, (store) => revokeKey(store, kind, id, limitWait("loyalty key revoke", io)));
      printAudit("key revoke", { kind, id }, io);
      printResult({ json: { kind, id }, text: escapeControls(`revoked ${kind} key ${id}`) }, options, io);
    });
  return addDatabaseOptions(command, "`kind`, `id`");
}

const kindArgument = () => new Argument("<kind>", "kind of the key").choices(["application", "management"]);

const showExample = (codes: string, example: string) =>
  formatNotes({
    exitCode: `${codes} the database cannot be opened, or wrong usage.`,
    examples: [`loyalty key ${example}`],
  });

function toRow({ kind, id, revokedAt, projects, name }: KeyDescription): Cell[] {
  const state: Cell = revokedAt === null ? ["active", "good"] : [`revoked ${formatTime(revokedAt)}`, "secondary"];
  return [kind, escapeControls(id), state, escapeControls(projects.join(", ")), escapeControls(name ?? "")];
}

/** Formats a time, given in seconds since the epoch: `2026-03-05 17:22 UTC`. */
const formatTime = (seconds: number) => `${new Date(seconds * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
