import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Command } from "commander";
import { bindPort, startHttpServer } from "../src/cli/serve/start-http-server.ts";
import { createLoyaltyClient, type MemberActivity } from "../src/index.ts";
import { demoDataset, openStore, startDemo } from "../src/service/index.ts";
import { createFileSink, createRecordingProxy } from "../src/traffic/index.ts";
import { verifyService } from "../src/verify/index.ts";
import { createStepFormat } from "./dev/block.ts";
import { runNode } from "./programs/run-node.ts";
import { runCommand } from "./run-command.ts";

const formatStep = createStepFormat(process.stdout);

await runCommand(
  new Command("demo")
    .description("Runs the whole pipeline once in a temporary folder, prints what each step did, and ends.")
    .addHelpText("after", "\nExit code: 0 each step did its work, 1 a step failed.")
    .action(demo),
);

async function demo(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "loyalty-demo-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(130));
  const recording = join(folder, "recording.har");
  let url = "";
  await step("contract", async () => {
    await runNode(["scripts/generate.ts", "--check"]);
    return ["openapi.yaml has no faults, and generated/ follows from it"];
  });
  await step("service", async () => {
    const { service } = await startDemo({ store: await openStore({ database: join(folder, "demo.db") }) });
    ({ url } = await startHttpServer(service.listener, "127.0.0.1", 0));
    return [`runs on SQLite with demo data: ${url}`];
  });
  await step("client", () => recordClient(url, recording));
  await step("check", async () => {
    const output = await runNode(["src/cli/main.ts", "check", recording]);
    return [`the recording ${/recording\.har +(.*)/.exec(output)?.[1]}`];
  });
  await step("verify", () => verify(url));
  await step("edit", () => editContract(join(folder, "copy"), recording));
  console.log(`
Next: npm run dev, to change the contract yourself and see what follows from each save
      npm test, to run the tests
      docs/get-started.md, to use the package in your project`);
  process.exit(); // ends the service too
}

/** Prints what a step did. A failure ends the program. */
async function step(name: string, run: () => Promise<readonly string[]>): Promise<void> {
  try {
    const [text = "", ...details] = await run();
    console.log(formatStep(performance.now(), name, true, text, details));
  } catch (error) {
    console.log(formatStep(performance.now(), name, false, (error as Error).message));
    process.exit(1);
  }
}

/** Lists the events of the demo member with a token, through a recording proxy, and describes what it got. */
async function recordClient(upstream: string, recording: string): Promise<string[]> {
  const { ids, credentials } = demoDataset();
  const failures: unknown[] = [];
  const sink = createFileSink(recording);
  const onError = (error: unknown) => failures.push(error);
  const proxy = createRecordingProxy({ upstream: new URL(upstream), sink, onError });
  const baseUrl = await bindPort(proxy.server, "127.0.0.1", 0);
  const loyalty = createLoyaltyClient({ baseUrl, application: credentials, oauth: { scopes: ["loyalties"] } });

  const { campaignId, memberId } = ids;
  const events = await loyalty.listMemberActivity({ campaignId, memberId, limit: 100 }).toArray();
  await loyalty.revoke();

  await proxy.close();
  await sink.close();
  if (failures.length > 0) throw failures[0];
  const summary = `gets a token and lists ${events.length} events of a member, through a recording proxy`;
  return [summary, ...events.flatMap(describeEvent)];
}

/** Describes an event by a property that only its type has. */
function describeEvent(event: MemberActivity): string[] {
  const describe = (value: string) => [`${event.created_at.slice(0, 19)}  ${event.type}: ${value}`];
  switch (event.type) {
    case "customer.loyalty.tier.upgraded":
      return describe(`to tier ${event.data.data.loyalty_tier_to.id}`);
    case "customer.loyalty.tier.expiration.changed":
      return describe(`to ${event.data.data.expiration_date.slice(0, 10)}`);
    case "customer.voucher.loyalty_card.points_expired":
      return describe(`${event.data.data.points} points`);
    default:
      return [];
  }
}

/** Asks the service at full rate. */
async function verify(baseUrl: string): Promise<string[]> {
  const { ids, credentials } = demoDataset();
  const { requests, conforms, findings, assumptions } = await verifyService({
    baseUrl,
    names: ids,
    application: { id: credentials.appId, secret: credentials.appToken },
    management: { id: credentials.managementId, secret: credentials.managementToken },
    rate: Number.POSITIVE_INFINITY,
  });
  if (!conforms) throw new Error(findings.map(({ message }) => message).join("\n"));
  const holding = assumptions.filter(({ verdict }) => verdict === "holds");
  return [`the service conforms: ${requests} requests, ${holding.length} assumptions hold`];
}

/** Lowers the greatest page in a copy of the contract: the client asked for a greater one, so its recording cannot conform. */
async function editContract(copy: string, recording: string): Promise<string[]> {
  for (const path of ["openapi.yaml", "redocly.yaml", "package.json", "docs", "generated", "scripts", "src"])
    await cp(path, join(copy, path), { recursive: true });
  await symlink(resolve("node_modules"), join(copy, "node_modules"), "junction");
  const contract = await readFile("openapi.yaml", "utf8");
  await writeFile(join(copy, "openapi.yaml"), contract.replace(/(name: limit\n.*?maximum: )\d+/s, "$150"));
  await runNode(["scripts/generate.ts"], { cwd: copy });
  const output = await runNode(["src/cli/main.ts", "check", recording], { cwd: copy, exitCode: 1 });
  const [violation = output] = /#.*/.exec(output) ?? [];
  return ["the maximum of limit becomes 50 in a copy of the contract, and the same recording breaks it:", violation];
}
