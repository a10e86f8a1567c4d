/**
 * Exports the activity of many members to NDJSON, some members at a time, and continues from the end of the last run: it
 * writes the lines of a member and a checkpoint page by page. It may be killed at any moment: the next run loses no event, writes
 * none twice, and requests at most one page of each member again. A member that fails does not stop the others. Two runs must not
 * write to one directory at the same time.
 *
 *   node docs/examples/nightly-export.ts [DIRECTORY]
 */
import { appendFile, mkdir, mkdtemp, readFile, rename, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLoyaltyClient, type LoyaltyClient } from "loyalty-interface";
import { startDemo } from "loyalty-interface/service";

/** The members to export, and the directory to write to. */
export interface ExportOptions {
  readonly campaignId: string;
  readonly memberIds: readonly string[];
  /** Gets `<memberId>.ndjson` and `<memberId>.checkpoint.json` for each member. */
  readonly directory: string;
  /** Maximum number of members that are read at the same time. @default 4 */
  readonly concurrency?: number;
}

interface Checkpoint {
  readonly startingAfterId?: string | undefined;
  /** Length of the file at that event; the next run cuts off what a crash left behind it. */
  readonly bytes: number;
}

/** Returns the number of events written in this run. @throws AggregateError after all others, if members cannot be exported; run it again. */
export async function exportActivity(
  loyalty: Pick<LoyaltyClient, "listMemberActivity">,
  { campaignId, memberIds, directory, concurrency = 4 }: ExportOptions,
): Promise<number> {
  await mkdir(directory, { recursive: true });
  const waiting = new Set(memberIds).values(); // shared by the workers: each takes the next member
  const failures: Error[] = [];
  let written = 0;
  const work = async () => {
    for (const memberId of waiting) {
      try {
        const count = await exportMember(loyalty, campaignId, memberId, directory);
        written += count; // not `+= await`: another worker may add its count meanwhile
      } catch (cause) {
        failures.push(new Error(`cannot export ${memberId}`, { cause }));
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} members were not exported`);
  return written;
}

async function exportMember(
  loyalty: Pick<LoyaltyClient, "listMemberActivity">,
  campaignId: string,
  memberId: string,
  directory: string,
): Promise<number> {
  const name = join(directory, encodeURIComponent(memberId));
  let { startingAfterId, bytes } = await readCheckpoint(`${name}.checkpoint.json`);
  await appendFile(`${name}.ndjson`, ""); // so that there is a file to cut
  const { size } = await stat(`${name}.ndjson`);
  if (size < bytes) throw new Error(`${name}.ndjson is shorter than its checkpoint: remove both, or restore the file`);
  await truncate(`${name}.ndjson`, bytes);
  let written = 0;
  const parameters = {
    campaignId,
    memberId,
    limit: 100,
    order: "created_at",
    starting_after_id: startingAfterId,
  } as const;
  for await (const { data } of loyalty.listMemberActivity(parameters).pages()) {
    const lines = data.map((activity) => `${JSON.stringify(activity)}\n`).join("");
    await appendFile(`${name}.ndjson`, lines);
    bytes += Buffer.byteLength(lines);
    startingAfterId = data.at(-1)?.id ?? startingAfterId;
    await writeCheckpoint(`${name}.checkpoint.json`, { startingAfterId, bytes });
    written += data.length;
  }
  return written;
}

/** Replaces the file in one step, so that a crash leaves the old checkpoint or the new one. */
async function writeCheckpoint(file: string, checkpoint: Checkpoint): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(checkpoint));
  await rename(`${file}.new`, file);
}

async function readCheckpoint(file: string): Promise<Checkpoint> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return '{"bytes":0}'; // the first run
    throw error;
  });
  return JSON.parse(text);
}

if (import.meta.main) {
  const { options, ids, close } = await startDemo();
  const directory = process.argv[2] ?? (await mkdtemp(join(tmpdir(), "export-")));
  const job = { campaignId: ids.campaignId, memberIds: [ids.memberId], directory };
  const loyalty = createLoyaltyClient(options);
  for (const run of ["first", "second"])
    console.log(`${run} run: ${await exportActivity(loyalty, job)} new events in ${directory}`);
  await close();
}
