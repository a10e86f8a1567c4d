import { Command } from "commander";
import type { Io } from "./io.ts";
export function checkCommand(_io: Io): Command {
  return new Command("check");
}
