import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { demoDataset } from "../../src/service/index.ts";
import { copyProject } from "../support/copy-project.ts";
import { fencedCode } from "../support/markdown.ts";
import { expectToEnd, listProcesses } from "../support/processes.ts";
import { commitAll, scratchGit } from "../support/scratch-git.ts";

/** What README.md shows of a save that adds the property of its block of YAML. */
const shownByReadme = (fencedCode("README.md", "text")[1] ?? "").trim().split("\n");

/** Returns a pattern for a line with any counts, times and ports. */
function matchAnyFigures(line: string): RegExp {
  return new RegExp(line.replaceAll(/[^\w]/g, ".").replaceAll(/\d+/g, "\\d+"));
}

/** Starts `npm run dev` in a copy of the project; or in a new one, such as a ZIP download, without git and without the registry. */
async function startDev({ isNew = false } = {}) {
  const copy = await copyProject("dev");
  if (isNew) await rm(join(copy, "tools/docs/node_modules"), { force: true });
  else commitAll(copy);
  const contract = join(copy, "openapi.yaml");
  const options = ["scripts/dev.ts", "--port", "8900"]; // or the next free one
  const env = isNew ? { ...process.env, npm_config_registry: "http://127.0.0.1:9/" } : process.env;
  const child = spawn(process.execPath, options, { cwd: copy, env, stdio: ["ignore", "pipe", "inherit"] });
  process.once("exit", () => child.kill("SIGINT"));
  const ended = once(child, "exit");
  let lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on("line", (line) => lines.push(line));
  /** Ends it as Ctrl+C does, removes the copy, and returns the exit code and signal. */
  const end = async (): Promise<unknown[]> => {
    child.kill("SIGINT");
    const result = await ended;
    await rm(copy, { recursive: true, force: true, maxRetries: 10 }); // its programs end, and write, a moment later
    return result;
  };
  onTestFinished(async () => void (await end()));
  return {
    contract,
    pid: Number(child.pid),
    /** Waits for a line since the last save that matches, and returns it. */
    async read(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = lines.find((line) => pattern.test(line));
        if (found !== undefined) return found;
        await once(output, "line");
      }
    },
    /** Saves the contract as editors do: a new file replaces it. */
    async save(text: string): Promise<void> {
      lines = [];
      await writeFile(`${contract}.new`, text);
      await rename(`${contract}.new`, contract);
    },
    end,
  };
}

it("npm run dev follows saves, survives faults and lost processes, and leaves nothing behind", {
  timeout: 900_000,
}, async () => {
  const { contract, pid, read, save, end } = await startDev();
  const good = await readFile(contract, "utf8");
  const greater = good.replace("maximum: 100\n", "maximum: 200\n");
  const { credentials, ids } = demoDataset();
  const headers = { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken };
  const [, site = ""] = /(http:\S+)docs\//.exec(await read(/✔ site/)) ?? [];
  const request = async (limit: number) => {
    const path = `v1/loyalties/${ids.campaignId}/members/${ids.memberId}/activity?limit=${limit}`;
    return (await fetch(site + path, { headers })).status;
  };
  await read(/tests .* 0 failed/);
  expect(await request(150)).toBe(400);
  expect((await fetch(site)).url).toBe(`${site}docs/`);

  await save(
    good.replace(/(?<=\n {4}ProjectUser:\n.*?\n {6}properties:\n)/s, fencedCode("README.md", "yaml")[0] ?? ""),
  );
  for (const line of shownByReadme) await read(matchAnyFigures(line));

  await save(greater);
  await read(/✔ generated wrote .*validators\.js/);
  await read(/openapi\.yaml:\d+ Limit: widened: maximum 100 to 200 \(violates the document, §4\.1\)/);
  await read(/✔ types .*0 errors/);
  await read(/test\/contract\/document\.test\.ts:\d+ .*§4/);
  await read(/^ {6}\+ .*§4\.1.* does not: change facts\.yaml/);
  await read(/✔ service/);
  await read(/docs\/api\/listMemberActivity\.html/);
  expect(await request(150)).toBe(200);
  expect(await (await fetch(`${site}docs/api/listMemberActivity.md`)).text()).toMatch(/\bat most 200\b/i);

  await save(greater.replace("openapi: 3.1.0", "openapi: [3.1.0"));
  await read(/✖ contract/);
  await read(/openapi\.yaml:\d+:\d+ /);
  expect(await request(150)).toBe(200);
  const source = join(dirname(contract), "src/service/create-dispatcher.ts");
  const code = await readFile(source, "utf8");
  await writeFile(source, `${code}npm ci\n`);
  expect(await read(/✖ pages/)).toContain("openapi.yaml: ");
  await read(/ test\/service\/create-service\.test\.ts: Transform failed/);
  await writeFile(source, code);
  await read(/✔ service/);
  await save("");
  await read(/must begin with `openapi: 3\.1\.0`/);
  await rm(contract);

  await save(good.replaceAll("operationId: listWebhooks", "operationId: listHooks"));
  await read(/left to write by hand/);
  await read(/\.ts:\d+:\d+ TS\d+: .*listHooks/);
  await read(/✔ service/);
  const management = { "X-Management-Id": credentials.managementId, "X-Management-Token": credentials.managementToken };
  const webhooks = await fetch(`${site}management/v1/projects/${ids.projectId}/webhooks`, { headers: management });
  expect(webhooks.headers.get("X-Example")).toBe("true"); // it has no handler of this name

  for (const started of await listProcesses(pid)) {
    const command = await readFile(`/proc/${started}/cmdline`, "utf8");
    if (command.includes("vitepress")) process.kill(started, "SIGKILL");
  }
  await read(/✖ site .*ended with SIGKILL; the next save starts it again/);
  scratchGit(dirname(contract), "checkout", "--quiet", "generated");
  await save(good);
  await read(/✔ service/);
  await read(/✔ types .*0 errors/);
  await read(/tests .* 0 failed/);
  await read(/✔ site/);
  expect(await request(150)).toBe(400);

  const processes = await listProcesses(pid);
  expect(processes.length).toBeGreaterThan(2);
  expect(await end()).toEqual([0, null]);
  await expectToEnd(processes);
});

it("the programs of npm run dev end if it is killed", { timeout: 300_000 }, async () => {
  const { pid, read } = await startDev();
  await read(/✔ site/);
  const processes = await listProcesses(pid);
  expect(processes.length).toBeGreaterThan(2);

  process.kill(pid, "SIGKILL");

  await expectToEnd(processes);
});

it("npm run dev without a commit and without the registry leaves out the pages alone", {
  timeout: 300_000,
}, async () => {
  const { contract, read, save } = await startDev({ isNew: true });
  const [, service = ""] = /(http:\S+)/.exec(await read(/✔ service .*runs with demo data/)) ?? [];

  expect((await fetch(service)).status).toBe(404); // of the service, which runs
  await read(/✔ diff .*since the start, as there is no commit: none/);
  await read(/✔ tests .* 0 failed/);
  await read(/✖ pages .*left out, because npm error .*; start again once npm reaches its registry/);

  const text = await readFile(contract, "utf8");
  await save(text.replace("summary: List webhooks", "summary: List the webhooks"));
  await read(/✔ diff .*since the start, as there is no commit: patch/);
});
