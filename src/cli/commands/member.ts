import { Command } from "commander";
import type { Io } from "../io/io.ts";
import { addDatabaseOptions, type DatabaseOptions, limitWait, useDatabase } from "../io/options.ts";
import { printResult } from "../io/output.ts";

/** `loyalty member`: erases members from a database. Running services notice it at once. */
export function memberCommand(io: Io): Command {
  return new Command("member")
    .summary("erase members")
    .description("Erases members from a database that services may be using. They notice it at once.")
    .addCommand(eraseCommand(io));
}

function eraseCommand(io: Io): Command {
  const command = new Command("erase")
    .summary("erase a member and its events")
    .description("Erases a member and its events from a database that services may be using. They notice it at once.")
    .argument("<project>", "id of the project")
    .argument("<campaign>", "id of the campaign")
    .argument("<member>", "id of the member")
    .addHelpText(
      "after",
      `
A hash of the ids of campaign and member stays in the database: an import refuses the member, unless it has --restore-erased.

On SQLite the command waits up to 5 s for other processes that read the file, to overwrite the bytes. If they take longer, it
says so; run it again when they have ended.

Exit code: 0 erased, 2 the member does not exist, bytes are left, the database cannot be opened, or wrong usage.

Example:
  loyalty member erase p1 c1 card-1 --database loyalty.db`,
    )
    .action(async (...args: [string, string, string, DatabaseOptions]) => {
      const [projectId, campaignId, memberId, options] = args;
      const { eraseMember } = await import("../../service/internal.ts");
      const ids = { projectId, campaignId, memberId };
      const events = await useDatabase(options, (store) =>
        eraseMember(store, ids, limitWait("loyalty member erase", io)),
      );
      if (events === undefined)
        throw new Error(`project ${projectId} has no member ${memberId} in campaign ${campaignId}`);
      const names = { project: projectId, campaign: campaignId, member: memberId };
      const text = `erased member ${memberId} of campaign ${campaignId} with ${events} events`;
      printResult({ json: { ...names, events }, text }, options, io);
    });
  return addDatabaseOptions(command, "`project`, `campaign`, `member`, `events`");
}
