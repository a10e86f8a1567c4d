import { globSync } from "node:fs";
import { appendFile, copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { exportActivity } from "../../docs/examples/nightly-export.ts";
import { createProgram, listCommands as listAllCommands, nameCommand } from "../../src/cli/create-program.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { eventTypes } from "../../src/contract/internal.ts";
import { demoDataset } from "../../src/service/index.ts";
import { createExample } from "../../src/testing/index.ts";
import { copyProject } from "../support/copy-project.ts";
import { fencedCode, listCommands, type PageCommand } from "../support/markdown.ts";
import { catchError, serveClient } from "../support/responses.ts";
import { runCommand, runInProcess, runProgram, startInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { commitAll, scratchGit } from "../support/scratch-git.ts";
import { packProject } from "./pack-project.ts";
import { PageShell } from "./page-shell.ts";

/** Hides counts, times and ports, which differ from run to run. */
const hideFigures = (text: string) => text.replaceAll(/\d+(\.\d+)?/g, "0");

/** Expects that a command succeeds, or finds the violation that the page shows, and prints what the page shows. */
async function expectToRun(shell: PageShell, { command, output = "" }: Pick<PageCommand, "command" | "output">) {
  const { code, stdout } = await shell.run(command);
  const [shown, printed] = command === "npm run demo" ? [output, stdout].map(hideFigures) : [output, stdout];

  expect([command, code]).toEqual([command, output.startsWith("✖") ? 1 : 0]);
  expect(printed?.slice(0, shown?.length)).toBe(shown); // a page can show the first lines
}

describe("a fresh clone, after npm ci and without a build", () => {
  /** They take long or do not end: .ci/run, test/package, test/browser and test/scripts run them too. */
  const runElsewhere = ["cd loyalty-interface", "npm ci", "npm test", "npm pack", "npm run docs", "npm run dev"];
  const commands = ["README.md", "docs/own-the-contract.md", "docs/examples/README.md"]
    .flatMap((page) => listCommands(page, "a clone"))
    .filter(({ command }) => !runElsewhere.includes(command) && !command.startsWith("git clone "))
    // A repeated command would do the same.
    .filter(({ command, output }, at, all) => output || all.findIndex((other) => other.command === command) === at);
  let clone = "";
  let shell: PageShell;
  beforeAll(async () => {
    clone = await copyProject("clone");
    for (const message of ["before", "after"]) commitAll(clone, message); // npm run diff compares with a parent
    scratchGit(clone, "clean", "-xdffq", "--exclude=node_modules"); // a clone has no file that git ignores
    shell = new PageShell(clone);
  });
  afterAll(async () => {
    await shell?.close();
    await rm(clone, { recursive: true });
  });

  it.each(commands)("a fresh clone follows $page and runs $command", (command) => expectToRun(shell, command));
});

describe("an empty project", () => {
  /** Each page uses what the ones before it have installed and started. */
  const pages = [
    "README.md",
    "docs/get-started.md",
    "docs/integrate.md",
    "docs/traffic.md",
    "docs/run-the-service.md",
    "skills/loyalty-interface/SKILL.md",
  ];
  const { folder: project } = createScratchFolder();
  const shell = new PageShell(project);
  let tarball = "";
  beforeAll(async () => {
    ({ tarball } = await packProject(project));
    await cp("test/recordings", join(project, "recordings"), { recursive: true });
  });
  afterAll(() => shell.close());

  it.each(pages.flatMap((page) => listCommands(page, "your project")))(
    "an empty project follows $page and runs $command",
    async ({ page, command, ...shown }) => {
      const [, program] = /^node (\w+\.mts)$/.exec(command) ?? [];
      if (program) await writeFile(join(project, program), shell.fill(fencedCode(page, "ts")[0] ?? ""));
      const isInstall = /^npm install \S*loyalty-interface\S*$/.test(command);

      await expectToRun(shell, { command: isInstall ? `npm install ${tarball}` : command, ...shown });
    },
  );

  it("an empty project runs the code of docs/integrate.md", async () => {
    await writeFile(join(project, "integrate.mts"), shell.fill(fencedCode("docs/integrate.md", "ts").join("\n")));

    expect(await shell.run("node integrate.mts")).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^\d+ events\ncustomer\.loyalty\.tier\.upgraded\n$/),
    });
  });
});

describe("the code of a page", async () => {
  const service = startInProcess(["serve", "--port", "0", "--demo"]);
  afterAll(() => service.end());
  await mkdir(".cache", { recursive: true });
  const scratch = createScratchFolder(resolve(".cache")); // inside the project, where it finds its dependencies
  const { url, credentials, ids } = await service.started;
  const values = {
    "http://127.0.0.1:8787": url,
    "https://api.loyalty.example": url,
    "<APP_ID>": credentials.appId,
    "<APP_TOKEN>": credentials.appToken,
    "<MANAGEMENT_ID>": credentials.managementId,
    "<MANAGEMENT_TOKEN>": credentials.managementToken,
    "<CAMPAIGN_ID>": ids.campaignId,
    "<MEMBER_ID>": ids.memberId,
    '"loyalty-interface/openapi.json"': JSON.stringify(resolve("generated/openapi.json")),
  };
  /** Fills in the address and the keys of the service, and the package from its sources. */
  const fill = (code: string) =>
    Object.entries(values)
      .reduce((text, [from, to]) => text.replaceAll(from, to), code)
      .replaceAll(/"loyalty-interface(.*?)"/g, (_, entry) => JSON.stringify(resolve(`src${entry}/index.ts`)));
  /** As strictly as a reader may have it. */
  const strict =
    "--noEmit --strict --skipLibCheck --module nodenext --target es2024 --lib es2024,esnext.disposable,dom,dom.iterable " +
    "--allowImportingTsExtensions --types node --ignoreConfig";

  it("the code of docs/client.md compiles strictly, runs against the service and prints what the page shows", async () => {
    const program = await scratch.file("client.mts", fill(fencedCode("docs/client.md", "ts").join("\n")));

    const compiled = await runProgram(["node_modules/typescript/lib/tsc.js", ...strict.split(" "), program]);
    const { stdout } = await runProgram([program]);
    const lines = stdout.trim().split("\n");

    expect(compiled).toMatchObject({ code: 0, stdout: "" });
    expect(lines).toEqual([
      "2 https://hooks.shop.example/loyalty",
      "5",
      "now ltr_7Wd3pX9mKb2VtQ5nHs4G",
      "lost 60",
      expect.stringMatching(/^resume after evt_/),
      "voucher LC-0000-NONE",
      "2 true application/json",
      "list",
      "listMemberActivity 200",
      "list",
      "2",
    ]);
  });

  it.each(globSync("docs/concepts/*.md"))("%s has working samples in curl, TypeScript and Python", async (page) => {
    const env = { ...process.env, NO_PROXY: "127.0.0.1" };
    const [curl = "", typescript = "", python = ""] = ["sh", "ts", "python"].map((name) =>
      fill(fencedCode(page, name)[0] ?? ""),
    );
    const fetched = await runCommand("sh", ["-c", curl], { env });
    const ran = [
      await runProgram([await scratch.file("sample.mts", typescript)]),
      await runCommand("python3", ["-ISc", python], { env }),
    ];

    expect("code" in JSON.parse(fetched.stdout)).toBe(page.endsWith("errors.md"));
    for (const { code, stdout, stderr } of ran) expect([code, stderr, stdout !== ""]).toEqual([0, "", true]);
  });
});

describe("the examples in the help", () => {
  const { folder, file } = createScratchFolder();
  beforeAll(async () => {
    const recording = resolve("test/recordings/management.har");
    const archive = await readFile(recording, "utf8");
    for (const name of ["traffic.har", "browser.har"]) await copyFile(recording, join(folder, name));
    const records = [
      { kind: "project", id: "p1", features: [] },
      { kind: "application_key", project_id: "p1", app_id: "app_1", app_token: "t".repeat(20), name: "Shop" },
      { kind: "campaign", project_id: "p1", id: "c1" },
      { kind: "member", campaign_id: "c1", id: "card-1" },
    ];
    const dataset = [demoDataset().lines, ...records.map((record) => JSON.stringify(record))].join("\n");
    const packed = { "dataset.ndjson.gz": dataset, "browser.har.gz": archive, "traffic.ndjson.gz": archive };
    for (const [name, text] of Object.entries(packed)) await writeFile(join(folder, name), gzipSync(text));
    await file("dataset.ndjson", dataset);
    await file("users.json", { object: "list", data_ref: "data", data: [], total: 0 });
    await file("known.json", { violations: [] });
    await runInProcess(["import", "--database", join(folder, "loyalty.db"), join(folder, "dataset.ndjson")]);
  });

  /** The examples in the help of all commands that neither run until a signal nor need a server, without `jq`. */
  async function listExamples(): Promise<string[]> {
    const commands = listAllCommands(await createProgram(processIo)).filter(({ commands }) => commands.length === 0);
    const lines = commands.map(async (command) => {
      const { stdout } = await runInProcess([...nameCommand(command).split(" ").slice(1), "--help"]);
      return stdout.slice(stdout.indexOf("\nExample")).match(/^ {2}.*\bloyalty .*$/gm) ?? [];
    });
    const examples = (await Promise.all(lines)).flat().map((line) => line.trim().replace(/ *\| jq .*/, ""));
    return examples.filter((line) => !/loyalty (serve|record|call|verify) |loyalty serve$|postgres:|curl/.test(line));
  }

  it("the examples in the help run as they are shown", async () => {
    const examples = await listExamples();
    const loyalty = `loyalty() { "${process.execPath}" "${resolve("src/cli/main.ts")}" "$@"; }`;

    expect(examples.length).toBeGreaterThan(12);
    for (const example of examples) {
      const script = `${loyalty}; ${example.replace(/^KEY=… /, "")}`;
      const env = { ...process.env, KEY: "k".repeat(32) };
      const { code, stderr } = await runCommand("bash", ["-c", script], { cwd: folder, env });
      expect([example, code, stderr.replace(/^\{"time".*"action".*\n/, "")]).toEqual([example, 0, ""]);
      if (example.includes("--out shop.ndjson")) await rm(join(folder, "shop.ndjson"));
    }
  });
});

describe("the examples", () => {
  const { folder: scratch } = createScratchFolder();

  it("nightly-export.ts exports all members but those that fail, and after a crash the rest, no event twice", async () => {
    const events = eventTypes.slice(0, 5).map((type) => createExample(type));
    const whole = events.map((event) => `${JSON.stringify(event)}\n`).join("");
    let isMended = false;
    /** Each member has the same events, two in a page; until it is mended, m0 is missing, and m1 after its first page. */
    const { client } = await serveClient({ retry: false }, ({ url = "" }, response) => {
      const { pathname, searchParams } = new URL(url, "http://service.example");
      const member = pathname.split("/")[5];
      const cursor = searchParams.get("starting_after_id");
      const isMissing = member === "m0" || (member === "m1" && cursor !== null);
      if (isMissing && !isMended) return response.writeHead(404).end();
      const start = events.findIndex(({ id }) => id === cursor) + 1;
      const page = createExample.page(events.slice(start, start + 2), { has_more: start + 2 < events.length });
      return response.end(JSON.stringify(page));
    });
    const memberIds = Array.from({ length: 12 }, (_, index) => `m${index}`);
    const healthy = memberIds.slice(2);
    const run = () => exportActivity(client, { campaignId: "c", memberIds, directory: scratch });
    const read = (memberId: string) => readFile(join(scratch, `${memberId}.ndjson`), "utf8");

    expect(await catchError(run())).toMatchObject({
      errors: [
        { message: "cannot export m0", cause: { name: "NotFoundError" } },
        { message: "cannot export m1", cause: { name: "NotFoundError" } },
      ],
    });
    expect(await Promise.all(healthy.map(read))).toEqual(healthy.map(() => whole));

    isMended = true;
    await appendFile(join(scratch, "m1.ndjson"), '{"id":"half'); // what a crash leaves
    expect(await run()).toBe(5 + 3); // all of the first, and what follows the first page of the second
    expect(await Promise.all(memberIds.map(read))).toEqual(memberIds.map(() => whole));
  });

  it("check-traffic.yml passes for the recordings of this repository", async () => {
    const { jobs } = parse(await readFile("docs/examples/check-traffic.yml", "utf8"));
    const [command] = jobs.traffic.steps.flatMap(({ run = "" }) => /(?<=^npx loyalty ).*$/.exec(run) ?? []);
    const words = command.split(" ").flatMap((word: string) => {
      if (word === "contract-baseline.json") return join(scratch, word);
      return word.includes("*") ? globSync(word) : word;
    });

    expect((await runInProcess([...words, "--update-baseline"])).code).toBe(0);
    expect((await runInProcess(words)).code).toBe(0);
  });
});
