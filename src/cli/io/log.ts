import { userInfo } from "node:os";
import { escapeControls } from "../../contract/json.ts";
import type { Io } from "./io.ts";

/** Prints an entry of a log on standard error, as one line of JSON that begins with the time. */
export function printLog(level: "info" | "warn" | "error", entry: object, { err }: Pick<Io, "err">): void {
  err(`${escapeControls(JSON.stringify({ time: new Date().toISOString(), level, ...entry }))}\n`);
}

/** Prints for an audit who changed what in a database, and when. */
export function printAudit(action: string, subject: object, io: Pick<Io, "err">): void {
  printLog("info", { user: readUser(), action, ...subject }, io);
}

/** Returns the name of the user who runs the command, also with sudo, or the number of a user without a name. */
function readUser(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
