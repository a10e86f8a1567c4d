/**
 * Lets `loyalty verify` and other tools ask services that deviate from the contract in one way each, and prints which tool finds how
 * many of them. It takes ten minutes. Run: node tools/compare/compare.ts [text in the names of the services]
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { parse, stringify } from "yaml";
import { importDataset, startDemo } from "../../src/service/index.ts";
import { type VerifyOptions, type VerifyReport, verifyService } from "../../src/verify/index.ts";
import { deviate, listDeviations } from "../../test/verify/deviations.ts";
import { installTools } from "../install.ts";
import { startMocks } from "./mocks.ts";

/** Runs of each tool on the service that conforms: each one that finds something is a false alarm. */
const RIGHT_RUNS = 5;
/** The statuses that stand for `4XX`: tools do not read ranges. */
const REFUSALS = [400, 401, 402, 403, 404, 405, 409, 413, 415, 422, 429];
/** What `loyalty verify` needs beside the demo data for cases with names of others. */
const OTHERS = [
  { kind: "project", id: "proj_other", features: ["webhooks", "users"] },
  { kind: "application_key", project_id: "proj_other", app_id: "app_other", app_token: "other-application-token" },
  { kind: "campaign", project_id: "proj_other", id: "camp_other" },
];

interface Tool {
  readonly name: string;
  readonly setUp: string;
  /** Asks the service. Resolves to true if it finds a fault. */
  readonly findsFault: () => Promise<boolean>;
}

const here = import.meta.dirname;
const modules = await installTools("compare");
const { service, store, options, ids } = await startDemo();
await importDataset(store, OTHERS.map((record) => JSON.stringify({ name: "Other", ...record })).join("\n"));
const { appId, appToken } = options.application;
const { managementId, managementToken } = options.management;

let send = service.fetch;
let requests = 0;
const server = createServer(async (incoming, outgoing) => {
  requests++;
  try {
    const { method = "", url = "" } = incoming;
    const headers = new Headers(
      Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const body = await text(incoming);
    const init = { method, headers, ...(body !== "" && { body }) };
    const response = await send(new URL(url, baseUrl).href, init);
    outgoing.writeHead(response.status, [...response.headers].flat());
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  } catch {
    outgoing.destroy();
  }
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const folder = await mkdtemp(join(tmpdir(), "compare-"));
const program = (name: string, parent = modules) => resolve(parent, ".bin", name);
/** Runs a program in the folder. Resolves to its exit code. */
async function run(file: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [file, ...args], { cwd: folder, stdio: "ignore" });
  const [code] = await once(child, "close");
  return code;
}

interface Operation {
  security?: unknown;
  responses: Record<string, unknown>;
}

/** Writes the contract as other tools read it: without ranges of statuses, `format: password` and pairs of keys. */
async function simplifyContract(): Promise<void> {
  const contract = parse((await readFile("openapi.yaml", "utf8")).replaceAll("format: password", ""));
  for (const path of Object.values<Record<string, Operation>>(contract.paths)) {
    for (const operation of Object.values(path)) {
      const { "2XX": success, "4XX": refusal, "5XX": failure, ...others } = operation.responses;
      const refusals = Object.fromEntries(REFUSALS.map((status) => [status, refusal]));
      const successes = success === undefined ? {} : { 200: success, 204: success };
      operation.responses = { ...successes, ...refusals, 500: failure, ...others };
      delete operation.security;
    }
  }
  await writeFile(join(folder, "openapi.yaml"), stringify(contract, { aliasDuplicateObjects: false }));
}

function verify(options: VerifyOptions): Promise<VerifyReport> {
  return verifyService({
    names: { campaignId: ids.campaignId, memberId: ids.memberId, projectId: ids.projectId },
    application: { id: appId, secret: appToken },
    management: { id: managementId, secret: managementToken },
    other: {
      application: { id: "app_other", secret: "other-application-token" },
      names: { campaignId: "camp_other", projectId: "proj_other" },
    },
    sleep: async () => {},
    ...options,
  });
}

async function startVerify(): Promise<Tool> {
  const findsFault = async () => !(await verify({ baseUrl })).conforms;
  return { name: "loyalty verify", setUp: "three names, two keys, and names of others", findsFault };
}

async function startRespect(): Promise<Tool> {
  await copyFile(join(here, "loyalty.arazzo.yaml"), join(folder, "loyalty.arazzo.yaml"));
  const args = ["respect", "loyalty.arazzo.yaml", "--server", `loyalty=${baseUrl}`];
  const setUp = "an Arazzo description of 13 steps by hand, the contract without ranges of statuses";
  const findsFault = async () => (await run(program("redocly", "node_modules"), args)) !== 0;
  return { name: "Redocly respect", setUp, findsFault };
}

async function startPortman(): Promise<Tool> {
  const args = ["--local", "openapi.yaml", "--baseUrl", baseUrl, "--portmanConfigFile", join(here, "portman.json")];
  await run(program("portman"), [...args, "--output", "collection.json"]);
  const newman = createRequire(join(modules, "index.js"))("newman");
  const collection = JSON.parse(await readFile(join(folder, "collection.json"), "utf8"));
  const runCollection = promisify<object, { run: { failures: unknown[] } }>(newman.run);
  const setUp = "its configuration by hand, the contract without ranges of statuses, `format: password` and security";
  const findsFault = async () => (await runCollection({ collection })).run.failures.length > 0;
  return { name: "Portman and newman", setUp, findsFault };
}

await simplifyContract();
const mocks = await startMocks(modules); // one of them prints
/** Lists the services; each list has a state of its own. */
function listServices() {
  return listDeviations().filter(({ name }) => name.includes(process.argv[2] ?? ""));
}
const names = listServices().map(({ name }) => name);
console.log(
  `| Tool, on ${names.length} services that deviate | Found | False alarms in ${RIGHT_RUNS} runs | Requests | Set-up |`,
);
console.log("|---|---|---|---|---|");
const missed: string[] = [];
for (const start of [startVerify, startRespect, startPortman]) {
  const { name, setUp, findsFault } = await start();
  send = service.fetch;
  requests = 0;
  let alarms = 0;
  for (let count = 0; count < RIGHT_RUNS; count++) alarms += Number(await findsFault());
  if (alarms > 0) process.exitCode = 1; // its set-up is out of date
  const perRun = Math.round(requests / RIGHT_RUNS);
  const found: string[] = [];
  for (const { name, change } of listServices()) {
    send = deviate(service.fetch, change);
    if (await findsFault()) found.push(name);
  }
  console.log(`| ${name} | ${found.length} | ${alarms} | ${perRun} | ${setUp} |`);
  missed.push(`${name} does not find: ${names.filter((name) => !found.includes(name)).join(", ") || "nothing"}`);
}
console.log(`\n${missed.join("\n")}`);

console.log("\n| Mock server | Requests | Kinds of violation | Refuted | Not seen |\n|---|---|---|---|---|");
for (const { name, options, end } of mocks) {
  const report = await verify({ ...options, other: {} });
  const violations = report.findings.filter(({ rule }) => rule !== "request-assumption").length;
  const count = (wanted: string) => report.assumptions.filter(({ verdict }) => verdict === wanted).length;
  console.log(`| ${name} | ${report.requests} | ${violations} | ${count("refuted")} | ${count("not seen")} |`);
  end?.();
}
server.close();
await store.close();
await rm(folder, { recursive: true });
