import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFile, symlink } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as traffic from "../../src/traffic/index.ts";
import { listen } from "../support/listen.ts";
import { readHello, startCli } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const guide = await readFile("docs/traffic.md", "utf8");
const [recordBlock = "", ...checkBlocks] = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = ""]) =>
  text.trim(),
);

const { folder } = createScratchFolder();
await symlink(resolve("test/recordings"), join(folder, "recordings"));

describe("docs/traffic.md", { timeout: 60_000 }, () => {
  it("shows commands that run unchanged", () => {
    const shell = checkBlocks
      .join("\n")
      .replaceAll("npx loyalty ", `"${process.execPath}" "${resolve("src/cli/main.ts")}" `);

    const output = execFileSync("sh", ["-e", "-c", shell], { cwd: folder, encoding: "utf8" });

    expect(checkBlocks).toHaveLength(5);
    expect(output).toContain("S03  confirmed");
  });

  it("shows a recording proxy that records", async () => {
    const upstream = createServer((_, outgoing) => outgoing.end("{}"));
    const address = await listen(upstream);
    const args = recordBlock.replace("npx loyalty ", "").split(" ");
    const replaced = { "--upstream": address, "--port": "0", "--out": join(folder, "shop.har") };
    const child = startCli(
      args.map((arg, at) => Object.entries(replaced).find(([name]) => name === args[at - 1])?.[1] ?? arg),
    );
    const { url } = await readHello(child);

    await (await fetch(`${url}/ping`)).text();
    child.kill("SIGTERM");
    await once(child, "exit");
    upstream.close();

    expect(traffic.readExchanges(await readFile(join(folder, "shop.har"), "utf8"))).toHaveLength(1);
  });

  it("names functions that exist", () => {
    const named = [...guide.matchAll(/`((?:explain|extend|create)\w+)/g)].map(([, name]) => name);

    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(`${name}` in traffic))).toEqual([]);
  });
});
