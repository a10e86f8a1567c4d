import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { readHello } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serve } from "../../support/serve.ts";

const { folder } = createScratchFolder();

it("loyalty record exits 1 if an exchange was not written, and records the others", async () => {
  const upstream = await serve(({ url }, outgoing) => {
    outgoing.end(JSON.stringify(Array(url === "/long" ? 20_000 : 0).fill(true)));
  });
  const file = join(folder, "limited.ndjson");
  const command = `ulimit -f 64; exec "$0" "$@"`; // at most 64 blocks in a file
  const args = ["record", "--upstream", upstream.url, "--port", "0", "--out", file];
  const child = spawn("sh", ["-c", command, process.execPath, "src/cli/main.ts", ...args], { stdio: "pipe" });
  const said = text(child.stderr);
  const { url } = await readHello(child);

  for (const target of ["/", "/long", "/"]) await (await fetch(url + target)).text();
  child.kill("SIGINT");
  const [code] = await once(child, "close");

  expect([code, await said]).toEqual([1, "loyalty record: an exchange was not written (EFBIG)\n"]);
  expect((await readFile(file, "utf8")).split("\n")).toHaveLength(3);
});
