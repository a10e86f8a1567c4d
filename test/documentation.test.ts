import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { serve } from "@hono/node-server";
import { transform } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoService, startDemoService } from "./support/demo-service.ts";
import { fencedCode } from "./support/markdown.ts";
import { readCommandBlocks } from "./support/readme.ts";

const run = promisify(execFile);
const scripts: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).scripts;
const workflow = [".ci/run", ".ci/full"].map((file) => readFileSync(file, "utf8")).join("\n");
let directory = "";
let service: DemoService;
beforeAll(async () => {
  await mkdir(".cache", { recursive: true }); // inside the project, so that examples find its dependencies
  directory = await mkdtemp(resolve(".cache/documentation-"));
  service = await startDemoService();
});
afterAll(async () => {
  await service.store.close();
  await rm(directory, { recursive: true });
});

describe("README.md", () => {
  it("has a client example that compiles, and prints what the page shows", async () => {
    const shown = readCommandBlocks().find(({ commands }) => commands.includes("node activity.mts"))?.output;

    expect(await runExamples("README.md")).toBe(shown);
  });
});

describe("docs/client.md", () => {
  it("has examples that compile and run against the service", async () => {
    const lines = (await runExamples("docs/client.md")).trim().split("\n");

    expect(lines).toEqual([
      "2 https://hooks.shop.example/loyalty",
      "5 true",
      "bearer token key pair",
      "issued once",
      "900 loyalties",
      "now ltr_7Wd3pX9mKb2VtQ5nHs4G",
      "lost 60",
      expect.stringMatching(/^resume after evt_/),
      "voucher LC-0000-NONE",
      "listMemberActivity 200 1",
      String(service.demo.activityCount),
      "list",
    ]);
  });
});

describe("CONTRIBUTING.md", () => {
  it("names no script that does not exist, and leaves none of the pipeline out", () => {
    const text = readFileSync("CONTRIBUTING.md", "utf8");
    const named = new Set([...text.matchAll(/npm (?:run )?([a-z]+(?:[:-][a-z]+)*)/g)].map(([, name = ""]) => name));
    for (const command of ["ci", "install", "publish"]) named.delete(command); // npm's own

    expect([...named].filter((name) => !(name in scripts))).toEqual([]);
    const lifeCycle = ["prepare", "prepack"]; // npm runs them by itself
    expect(Object.keys(scripts).filter((name) => !named.has(name) && !lifeCycle.includes(name))).toEqual([]);
  });

  it.each([
    ["generate", ["--check"]],
    ["docs", ["--out"]],
    ["record", ["--out"]],
    ["diff", ["--help"]],
    ["loyalty", ["--help"]],
    ["demo", []],
  ])("npm run %s works", async (name, args) => {
    const given = args.includes("--out") ? ["--out", join(directory, name)] : args;

    await expect(run("npm", ["run", "--silent", name, "--", ...given])).resolves.toBeDefined(); // rejects on an exit code
  });

  it("names no command that neither .ci/run, .ci/full nor a test runs", () => {
    const inWorkflow = [...workflow.matchAll(/^ *step .*npm (?:run )?([\w:-]+)/gm)].map(([, name]) => name);
    const here = ["generate", "docs", "record", "diff", "loyalty", "demo"];
    const partOfLint = ["lint:language"];
    const writing = ["format", "changeset", "version-packages", "prepare", "prepack"]; // these would change the checkout

    const covered = [...inWorkflow, ...here, ...partOfLint, ...writing];

    expect(Object.keys(scripts).filter((name) => !covered.includes(name))).toEqual([]);
  });
});

/** Output of the examples of a page: one program, compiled strictly, with the addresses and keys of the demo. */
async function runExamples(page: string): Promise<string> {
  const server = serve({ fetch: (request) => service.fetch(request), hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const { credentials, ids } = service.demo;
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const values = {
    '"loyalty-interface"': JSON.stringify(resolve("src/index.ts")),
    '"loyalty-interface/contract"': JSON.stringify(resolve("src/contract/index.ts")),
    '"loyalty-interface/undici"': JSON.stringify(resolve("src/undici/index.ts")),
    "https://api.loyalty.example": baseUrl,
    "http://127.0.0.1:8787": baseUrl,
    "<APP_ID>": credentials.appId,
    "<APP_TOKEN>": credentials.appToken,
    "<MANAGEMENT_ID>": credentials.managementId,
    "<MANAGEMENT_TOKEN>": credentials.managementToken,
    "<CAMPAIGN_ID>": ids.campaignId,
    "<MEMBER_ID>": ids.memberId,
  };
  const code = fencedCode(page, "ts").join("\n");
  const file = join(directory, `${page.replace(/\W/g, "-")}.mts`);
  await writeFile(
    file,
    Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), code),
  );
  const options = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "nodenext",
    "--target",
    "es2024",
    "--lib",
    "es2024,esnext.disposable,dom,dom.iterable",
  ];
  const more = ["--allowImportingTsExtensions", "--types", "node", "--typeRoots", resolve("node_modules/@types")];
  await run(process.execPath, ["node_modules/typescript/lib/tsc.js", ...options, ...more, file]);
  const { code: compiled } = await transform(await readFile(file, "utf8"), { loader: "ts", target: "es2022" });
  await writeFile(file.replace(/mts$/, "mjs"), compiled); // Node 22 cannot run `await using`
  const { stdout } = await run(process.execPath, [file.replace(/mts$/, "mjs")]);
  await new Promise((done) => server.close(done));
  return stdout;
}
