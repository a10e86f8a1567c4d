import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { readExchanges } from "../../../src/traffic/index.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder: parent } = createScratchFolder();

describe("createFileSink in a process that is killed", () => {
  const kills: [string, number][] = [
    ["a.ndjson", 2],
    ["a.har", 3],
    ["a.har", 5],
  ];
  it.each(kills)("loses no complete exchange of %s after %i exchanges", { timeout: 60_000 }, async (name, count) => {
    const folder = await mkdtemp(join(parent, "sink-"));
    const path = join(folder, name);
    const child = spawn(process.execPath, ["test/support/record-endlessly.ts", path]);
    let written = 0;
    createInterface({ input: child.stdout }).on("line", (line) => {
      written = Number(line);
      if (written >= count) child.kill("SIGKILL");
    });
    await once(child, "close");

    const [file = ""] = await readdir(folder);
    const exchanges = readExchanges(await readFile(join(folder, file), "utf8"), { onUnreadable: () => undefined });

    expect(file).toBe(name.replace(/\.har$/, ".har.ndjson"));
    expect(written).toBeGreaterThanOrEqual(count);
    expect(exchanges.length).toBeGreaterThanOrEqual(written);
  });
});
