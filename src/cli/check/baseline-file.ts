import { writeFile } from "node:fs/promises";
import {
  type Baseline,
  parseBaseline,
  parseJson,
  UnreadableTrafficError,
  updateBaseline,
  type ViolationGroup,
} from "../../traffic/index.ts";
import type { Io } from "../io.ts";
import { readWhole } from "../read-input.ts";

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

/** Accepts these groups and no others. @param expires Last day for what is new. @default in 90 days */
export async function renewBaseline(
  file: string,
  groups: readonly ViolationGroup[],
  before: Baseline,
  expires = in90Days(),
): Promise<Baseline> {
  const after = updateBaseline(groups, before, expires);
  await writeFile(file, `${JSON.stringify(after, null, 2)}\n`);
  return after;
}

function in90Days(): string {
  return new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
}
