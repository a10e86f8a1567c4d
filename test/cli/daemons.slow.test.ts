import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, vi } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { startDemoService } from "../support/demo-service.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";
import { endWithTest, findFreePort, serve as serveListener } from "../support/serve.ts";

const { folder } = createScratchFolder();
const { service, activityPath, application } = await startDemoService();

/** How an output of a program fails: its reader has ended, its disk is full, or its reader takes nothing. */
interface Failure {
  readonly stream: "stdout" | "stderr";
  readonly state: "closed" | "full" | "hanging";
}

const failures = (["stdout", "stderr"] as const).flatMap((stream) =>
  (["closed", "full", "hanging"] as const).map((state): Failure => ({ stream, state })),
);

/** Starts a program of Node with an output that fails, until the end of the test. Its other output is read. */
function start(args: readonly string[], { stream, state }: Failure, cwd = ".") {
  const broken = state === "full" ? openSync("/dev/full", "w") : "pipe";
  const stdio = ["ignore", stream === "stdout" ? broken : "pipe", stream === "stderr" ? broken : "pipe"] as const;
  const child: ChildProcess = spawn(process.execPath, args, { stdio: [...stdio], cwd });
  endWithTest(() => child.kill("SIGKILL"));
  const log: string[] = [];
  (stream === "stdout" ? child.stderr : child.stdout)?.setEncoding("utf8").on("data", (line) => log.push(line));
  return {
    log,
    ended: once(child, "exit"),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    closeOutput: () => child[stream]?.destroy(),
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

const programs = {
  serve: async (port: string) => ["serve", "--port", port, "--log"],
  async record(port: string) {
    const { url } = await serveListener(service.listener);
    return ["record", "--port", port, "--upstream", url, "--out", join(folder, `${port}.har`)];
  },
};

/** Starts a program that answers requests on a port; returns once it answers, or has ended. */
async function startServer(
  program: keyof typeof programs,
  failure: Failure,
  isBrokenAtStart = true,
  ...options: string[]
) {
  const port = String(await findFreePort());
  const running = start([...options, "src/cli/main.ts", ...(await programs[program](port))], failure);
  if (failure.state === "closed" && isBrokenAtStart) running.closeOutput();
  const send = async () => {
    const response = await fetch(`http://127.0.0.1:${port}${activityPath}?limit=1`, { headers: application });
    await response.text();
    return response.status;
  };
  const isAnswered = async () => !running.isRunning() || (await send().catch(() => 0)) === 200;
  await vi.waitUntil(isAnswered, { timeout: 20_000, interval: 50 });
  return { ...running, send };
}

const servers = (["serve", "record"] as const).flatMap((program) =>
  failures.map((failure) => ({ program, ...failure })),
);

describe.each([
  { time: "the start", isBrokenAtStart: true },
  { time: "the first request", isBrokenAtStart: false },
])("a program with an output that fails since $time", ({ isBrokenAtStart }) => {
  const known = servers.filter(({ state }) => isBrokenAtStart || state !== "full"); // no disk of a test becomes full later
  it.each(known)("$program answers if $stream is $state", async ({ program, ...failure }) => {
    const { send, closeOutput, signal, ended } = await startServer(program, failure, isBrokenAtStart);
    if (failure.state === "closed") closeOutput();

    const statuses = new Set<number>();
    for (let request = 0; request < 300; request++) statuses.add(await send());
    signal("SIGINT");

    expect([...statuses]).toEqual([200]);
    expect(await ended).toEqual([0, null]);
  });
});

it.each(failures)("npm run dev follows a save if $stream is $state", async (failure) => {
  const copy = await copyProject("dev-output");
  endWithTest(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10 }));
  const { closeOutput, signal, ended } = start(["scripts/dev.ts", "--no-docs", "--no-tests"], failure, copy);
  if (failure.state === "closed") closeOutput();
  const contract = join(copy, "openapi.yaml");
  const isFollowed = (title: string) =>
    readFileSync(join(copy, "generated/openapi.json"), "utf8").includes(`"title": "${title}"`);

  for (const title of ["First", "Second"]) {
    const saveUnlessFollowed = () => {
      if (isFollowed(title)) return true;
      writeFileSync(contract, readFileSync(contract, "utf8").replace(/^ {2}title: .*$/m, `  title: ${title}`));
      return false; // the first save may come before the program watches
    };
    await vi.waitUntil(saveUnlessFollowed, { timeout: 60_000, interval: 2_000 });
  }
  signal("SIGINT");

  expect(await ended).toEqual([0, null]);
});

it("loyalty serve keeps a megabyte of lines for a reader that hangs, and loses the others", async () => {
  const file = join(folder, "waiting");
  const note = `process.on("exit", () => writeFileSync("${file}", String(process.stderr.writableLength)))`;
  const options = ["--import", `data:text/javascript,import { writeFileSync } from "node:fs"; ${note}`];
  const failure = { stream: "stderr", state: "hanging" } as const;
  const { send, signal, ended } = await startServer("serve", failure, true, ...options);

  for (let round = 0; round < 600; round++) await Promise.all(Array.from({ length: 10 }, send));
  signal("SIGINT");
  await ended;

  const length = Number(readFileSync(file, "utf8"));
  expect(length).toBeGreaterThan(900_000);
  expect(length).toBeLessThan(1_010_000);
});

it("loyalty serve ends its process after --drain, whatever is still open", async () => {
  const stuck = ["--import", "data:text/javascript,setInterval(()=>{},1000)"]; // as a database that does not answer
  const args = [...stuck, "src/cli/main.ts", "serve", "--port", "0", "--drain", "1"];
  const child = spawn(process.execPath, args, { stdio: "pipe" });
  const log = text(child.stderr);
  await once(child.stdout, "data");

  child.kill();

  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await log).toContain('"warning":"stopped after --drain 1, before the database was closed"');
});

it("loyalty serve opens no debugger at SIGUSR1, and drains at SIGHUP", async () => {
  const { send, signal, ended, log } = await startServer("serve", { stream: "stdout", state: "closed" });

  signal("SIGUSR1");
  const status = await send();
  signal("SIGHUP");

  expect([status, await ended]).toEqual([200, [0, null]]);
  expect(log.join("")).not.toContain("Debugger");
});
