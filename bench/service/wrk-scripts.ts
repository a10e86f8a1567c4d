import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes a script for wrk that asks for one of these paths each time, whichever. @returns Its file. */
export function writePathsScript(paths: readonly string[]): string {
  const text = `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
request = function() return wrk.format("GET", paths[math.random(#paths)]) end`;
  return writeScript(createHash("sha256").update(text).digest("hex").slice(0, 8), text);
}

/** Writes a script for wrk that asks for tokens. @returns Its file. */
export function writeTokenScript(): string {
  return writeScript(
    "token",
    `wrk.method = "POST"
wrk.path = "/oauth/token"
wrk.body = "grant_type=client_credentials&scope=loyalties"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"`,
  );
}

function writeScript(name: string, text: string): string {
  const file = join(tmpdir(), `loyalty-bench-${name}.lua`);
  writeFileSync(file, `${text}\n`);
  return file;
}
