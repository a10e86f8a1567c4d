import { existsSync } from "node:fs";
import { type Baseline, parseBaseline } from "../../traffic/baseline.ts";
import { parseJson } from "../../traffic/read/parse-json.ts";
import { explainRead, readWhole } from "./files.ts";
import type { Io } from "./io.ts";
import { printMessage } from "./output.ts";

/** Reads a baseline. One that does not exist accepts nothing, with a warning unless the command writes it. */
export async function readBaseline(file: string, isWritten: boolean, command: string, io: Io): Promise<Baseline> {
  if (existsSync(file)) return explainRead(file, async () => parseBaseline(parseJson(await readWhole(file, io))));
  const note = `${file} does not exist, so it accepts nothing; loyalty check --update-baseline writes one`;
  if (!isWritten) printMessage("warning", command, note, io);
  return { violations: [] };
}
