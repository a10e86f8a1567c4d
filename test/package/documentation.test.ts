import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProgram, listCommands as listAllCommands, nameCommand } from "../../src/cli/create-program.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { demoDataset } from "../../src/service/index.ts";
import { copyProject } from "../support/copy-project.ts";
import { startDemoService } from "../support/demo-service.ts";
import { fencedCode, listCommands, type PageCommand } from "../support/markdown.ts";
import { runCommand, runInProcess, runProgram } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { commitAll, scratchGit } from "../support/scratch-git.ts";
import { serve } from "../support/serve.ts";
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

describe("the code of docs/client.md", async () => {
  const { service, demo } = await startDemoService();
  const { url: baseUrl } = await serve(service.listener);
  await mkdir(".cache", { recursive: true });
  const scratch = createScratchFolder(resolve(".cache")); // inside the project, where it finds its dependencies
  /** As strictly as a reader may have it. */
  const strict =
    "--noEmit --strict --skipLibCheck --module nodenext --target es2024 --lib es2024,esnext.disposable,dom,dom.iterable " +
    "--allowImportingTsExtensions --types node --ignoreConfig";

  it("the code of docs/client.md compiles strictly, runs against the service and prints what the page shows", async () => {
    const values = {
      "https://api.loyalty.example": baseUrl,
      "<APP_ID>": demo.credentials.appId,
      "<APP_TOKEN>": demo.credentials.appToken,
      "<MANAGEMENT_ID>": demo.credentials.managementId,
      "<MANAGEMENT_TOKEN>": demo.credentials.managementToken,
      "<CAMPAIGN_ID>": demo.ids.campaignId,
      "<MEMBER_ID>": demo.ids.memberId,
    };
    const code = fencedCode("docs/client.md", "ts")
      .join("\n")
      .replaceAll(/"loyalty-interface(.*?)"/g, (_, entry) => JSON.stringify(resolve(`src${entry}/index.ts`)));
    const filled = Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), code);
    const program = await scratch.file("client.mts", filled);

    const compiled = await runProgram(["node_modules/typescript/lib/tsc.js", ...strict.split(" "), program]);
    const { stdout } = await runProgram([program]);

    expect(compiled).toMatchObject({ code: 0, stdout: "" });
    expect(stdout.trim().split("\n")).toEqual([
      "2 https://hooks.shop.example/loyalty",
      "5",
      "issued once",
      "900 loyalties",
      "now ltr_7Wd3pX9mKb2VtQ5nHs4G",
      "lost 60",
      expect.stringMatching(/^resume after evt_/),
      "voucher LC-0000-NONE",
      expect.stringMatching(/^GET .*404 Resource not found/),
      "2 true application/json",
      "listMemberActivity 200",
      expect.stringMatching(/^{"type":"response",.*"status":200,"requestId":"[\w-]+"}$/),
      expect.stringMatching(/^\d+$/),
      "list",
      "2",
      "2",
    ]);
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
