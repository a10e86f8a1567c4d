import { escapeControls } from "../../contract/json.ts";
import type { Io } from "./io.ts";

/** Prints an entry of a log on standard error, as one line of JSON that begins with the time. */
export function printLog(level: "info" | "warn" | "error", entry: object, { err }: Pick<Io, "err">): void {
  err(`${escapeControls(JSON.stringify({ time: new Date().toISOString(), level, ...entry }))}\n`);
}

/** Prints for an audit who changed what in a database, and when. A user without a name, as in a container, has a number. */
export function printAudit(action: string, subject: object, io: Pick<Io, "err">): void {
  const { SUDO_USER, USER, LOGNAME } = process.env;
  const user = SUDO_USER || USER || LOGNAME || String(process.getuid?.());
  printLog("info", { user, action, ...subject }, io);
}
