import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes a script for wrk that asks for one of these paths each time, whichever. @returns Its file. */
export function writePathsScript(name: string, paths: readonly string[]): string {
  return writeScript(
    name,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
request = function() return wrk.format("GET", paths[math.random(#paths)]) end`,
  );
}

/** Writes a script for wrk that asks for tokens. @returns Its file. */
export function writeTokenScript(): string {
  return writeScript(
    "token",
    `wrk.method = "POST"
wrk.body = "grant_type=client_credentials&scope=loyalties"
wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"`,
  );
}

function writeScript(name: string, text: string): string {
  const file = join(tmpdir(), `loyalty-bench-${name}.lua`);
  writeFileSync(file, `${text}\n`);
  return file;
}
