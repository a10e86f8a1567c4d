import { Command } from "commander";
import { formatNotes } from "../io/configure-command.ts";
import type { Io } from "../io/io.ts";
import { printAudit } from "../io/log.ts";
import { addDatabaseOptions, type DatabaseOptions, limitWait, useDatabase } from "../io/options.ts";
import { printResult } from "../io/output.ts";

/** `loyalty member`: erases members from a database. Running services notice it at once. */
export function memberCommand(io: Io): Command {
  return new Command("member")
    .description("Erases members from a database. Running services notice it at once.")
    .addCommand(eraseCommand(io));
}

function eraseCommand(io: Io): Command {
  const command = new Command("erase")
    .description(
      "Erases a member and its events from a database. Running services notice it at once. Prints a line of JSON for an audit log on standard error.",
    )
    .argument("<project>", "id of the project")
    .argument("<campaign>", "id of the campaign")
    .argument("<member>", "id of the member")
    .addHelpText(
      "after",
      formatNotes({
        text: `
A hash of the ids of campaign and member stays in the database: an import refuses the member, unless it has --restore-erased.

On SQLite the command waits up to 5 s for other processes that read the file, to overwrite the bytes. If they take longer, it
exits with 2: run it again later.`,
        exitCode:
          "0 erased, 2 the member does not exist, bytes are left, the database cannot be opened, or wrong usage.",
        examples: ["loyalty member erase p1 c1 card-1 --database loyalty.db"],
      }),
    )
    .action(async (...args: [string, string, string, DatabaseOptions]) => {
      const [projectId, campaignId, memberId, options] = args;
      const { eraseMember } = await import("../../service/internal.ts");
      const ids = { projectId, campaignId, memberId };
      const names = { project: projectId, campaign: campaignId, member: memberId };
      const events = await useDatabase(options, async (store) => {
        const removed = await eraseMember(store, ids, limitWait("loyalty member erase", io));
        if (removed === undefined)
          throw new Error(`project ${projectId} has no member ${memberId} in campaign ${campaignId}`);
        printAudit("member erase", { ...names, events: removed }, io);
        await store.engine.emptyLog().catch((cause) => {
          const reason = "the member is erased, but another process is reading the database";
          const remedy = "end that process and run the command again";
          throw new Error(`${reason}, so the log beside the file still contains the events; ${remedy}`, { cause });
        });
        return removed;
      });
      const text = `erased member ${memberId} of campaign ${campaignId} with ${events} events`;
      printResult({ json: { ...names, events }, text }, options, io);
    });
  return addDatabaseOptions(command, "`project`, `campaign`, `member`, `events`");
}
