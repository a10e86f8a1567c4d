import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoDataset } from "../../src/service/index.ts";
import { shellCommands } from "../support/markdown.ts";
import { runCli, startCli } from "../support/run-cli.ts";
import { runInProcess } from "../support/run-in-process.ts";

const guide = "docs/operate.md";
const unit = readFileSync("deploy/loyalty.service", "utf8");
const image = readFileSync("deploy/Dockerfile", "utf8");
const commands = [
  ...shellCommands(guide).filter((command) => command.startsWith("loyalty ")),
  `loyalty ${/^ExecStart=.*main\.js (.*)$/m.exec(unit)?.[1]}`,
  `loyalty ${(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? "[]") as string[]).join(" ")}`,
];
let directory = "";
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "operate-guide-"));
  await writeFile(join(directory, "dataset.ndjson"), demoDataset().lines);
});
afterAll(() => rm(directory, { recursive: true }));

/** The command of the guide, with files and ports of this test. */
const argumentsOf = (command: string) =>
  command
    .replace(/^loyalty /, "")
    .replace("/var/lib/loyalty", directory)
    .replace("dataset.ndjson", join(directory, "dataset.ndjson"))
    .replace(/--admin-port \d+/, "--admin-port 0")
    .replace("--host 0.0.0.0 ", "") // tests stay on loopback
    .split(" ");

/** What it says first, and its exit code. */
async function serveAndEnd(args: readonly string[]): Promise<[hello: unknown, code: number]> {
  const child = startCli([...args, "--port", "0"]);
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  return [JSON.parse(line), code];
}

describe(`${guide} and deploy/`, () => {
  it("have commands that work", async () => {
    expect(commands.length).toBeGreaterThanOrEqual(4);
    const [imports, serves] = [/^loyalty import/, /^loyalty serve/].map((kind) =>
      commands.filter((text) => kind.test(text)),
    );
    for (const command of imports ?? []) expect(await runCli(argumentsOf(command)), command).toMatchObject({ code: 0 });
    const ends = await Promise.all((serves ?? []).map((command) => serveAndEnd(argumentsOf(command))));

    expect([imports?.length, serves?.length]).toEqual([1, commands.length - 1]);
    expect(ends).toEqual(ends.map(() => [expect.objectContaining({ url: expect.any(String) }), 0]));
  });

  it("give the service longer to end than it takes (--drain, and 5 s of its workers)", () => {
    const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];

    expect(Number(stop)).toBeGreaterThan(30 + 5);
    expect(image).toMatch(/^ENTRYPOINT \["node", /m); // the exec form, which signals reach
    expect(image).toMatch(/^USER node$/m);
  });

  it("has every option of loyalty serve, and no other", async () => {
    const { stdout } = await runInProcess(["serve", "--help"]);
    const options = stdout.match(/^ {2}--[a-z-]+/gm)?.map((text) => text.trim());
    const table = readFileSync(guide, "utf8").split("## Options")[1]?.split("\n## ")[0] ?? "";
    const documented = table.match(/(?<=^\|.*`)--[a-z-]+(?=`.*\|.*\|.*\|$)/gm);

    expect(new Set(documented)).toEqual(new Set(options));
  });
});
