import { UnreadableTrafficError } from "../../traffic/index.ts";
import { type Baseline, parseBaseline, parseJson, updateBaseline } from "../../traffic/internal.ts";
import type { Io } from "../io/io.ts";
import { readWhole } from "../io/read-input.ts";
import { checkedFiles } from "../report/check-report.ts";
import type { FileReport } from "./check-file.ts";

/**
 * @param isNew Whether it is to be written, so that it need not exist yet.
 * @throws {Error} Where it cannot be read.
 */
export async function readBaseline(file: string, isNew: boolean, io: Pick<Io, "stdin">): Promise<Baseline> {
  try {
    return parseBaseline(parseJson(await readWhole(file, io)));
  } catch (error) {
    if (!(error instanceof UnreadableTrafficError)) throw error;
    if (isNew && error.message === "does not exist") return { deviations: [] };
    throw new Error(`${file} ${error.message}`, { cause: error });
  }
}

/** Accepts what deviates in these files and nothing else. @param expires Last day for what is new. @default in 90 days */
export function renewBaseline(files: readonly FileReport[], before: Baseline, expires = in90Days()): Baseline {
  const groups = checkedFiles({ files, isClosed: false }).flatMap((file) => file.groups);
  return updateBaseline(groups, before, expires);
}

function in90Days(): string {
  return new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
}
