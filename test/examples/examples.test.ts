import { globSync } from "node:fs";
import { appendFile, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { context, propagation, SpanStatusCode, trace } from "@opentelemetry/api";
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from "@opentelemetry/sdk-trace-node";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { createFleetClient } from "../../docs/examples/fleet-token.ts";
import { memberTimeline } from "../../docs/examples/member-timeline.ts";
import { exportActivity } from "../../docs/examples/nightly-export.ts";
import { traceCalls } from "../../docs/examples/opentelemetry.ts";
import { eventTypes } from "../../src/contract/internal.ts";
import { createExample } from "../../src/testing/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { catchError, readPage, serveClient } from "../support/responses.ts";
import { runInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder: scratch } = createScratchFolder();
const { demo, fetch } = await startDemoService();
const { activityCount } = demo;
const { campaignId, memberId } = demo.ids;

it("docs/examples/README.md lists each file of the folder", async () => {
  const rows = (await readFile("docs/examples/README.md", "utf8")).matchAll(/^- \[.*?\]\((.*?)\)/gm);
  const files = (await readdir("docs/examples")).filter((name) => name !== "README.md").sort();

  expect([...rows].map(([, name]) => name).sort()).toEqual(files);
});

it("fleet-token.ts reads with a separate token if the store fails, and reports the failure", async () => {
  const fail = () => Promise.reject(new Error("connection refused"));
  const reported: string[] = [];
  const options = { baseUrl: "https://api.loyalty.example", application: demo.credentials, fetch };
  const onStoreFailure = (text: string) => reported.push(text);
  const client = createFleetClient({ ...options, tokenStore: { get: fail, set: fail }, onStoreFailure });

  expect(await client.listMemberActivity({ campaignId, memberId }).toArray()).toHaveLength(activityCount);
  expect(reported).toEqual(["the token store failed to get: Error", "the token store failed to set: Error"]);
});

describe("nightly-export.ts", () => {
  const events = eventTypes.slice(0, 5).map((type) => createExample(type));
  const whole = events.map((event) => `${JSON.stringify(event)}\n`).join("");

  /** A service over HTTP with the same events for each member, two in a page, and an export of these members from it. */
  async function createExport(memberIds: readonly string[]) {
    const directory = await mkdtemp(join(scratch, "export-"));
    const service = { events, refuse: (_memberId: string, _cursor: string | null): boolean => false };
    const { client } = await serveClient({ retry: false }, ({ url = "" }, response) => {
      const { pathname, searchParams } = new URL(url, "http://service.example");
      const cursor = searchParams.get("starting_after_id");
      const start = service.events.findIndex(({ id }) => id === cursor) + 1;
      const data = service.events.slice(start, start + 2);
      const page = createExample.page(data, { has_more: start + 2 < service.events.length });
      if (service.refuse(pathname.split("/")[5] ?? "", cursor)) return response.writeHead(404).end();
      return response.end(JSON.stringify(page));
    });
    return {
      service,
      run: () => exportActivity(client, { campaignId, memberIds, directory }),
      file: (name: string) => join(directory, name),
      read: (memberId: string) => readFile(join(directory, `${memberId}.ndjson`), "utf8"),
    };
  }

  it("continues after a crash, cuts off what it left, and writes no event twice", async () => {
    const job = await createExport(["m"]);
    job.service.events = events.slice(0, 3);
    expect(await job.run()).toBe(3);
    await appendFile(job.file("m.ndjson"), '{"id":"half');
    job.service.events = events;

    expect(await job.run()).toBe(2);
    expect(await job.read("m")).toBe(whole);
  });

  it("exports all members but those that fail, and the rest of these at the next run", async () => {
    const members = Array.from({ length: 12 }, (_, index) => `m${index}`);
    const [missing, broken, ...healthy] = members as [string, string, ...string[]];
    const job = await createExport(members);
    job.service.refuse = (memberId, cursor) => memberId === missing || (memberId === broken && cursor !== null);
    const error = await catchError(job.run());

    expect(error).toBeInstanceOf(AggregateError);
    expect((error as AggregateError).errors).toMatchObject([
      { message: "cannot export m0", cause: { name: "NotFoundError" } },
      { message: "cannot export m1", cause: { name: "NotFoundError" } },
    ]);
    expect(await Promise.all(healthy.map(job.read))).toEqual(healthy.map(() => whole));

    job.service.refuse = () => false;
    expect(await job.run()).toBe(5 + 3); // all of the first, and what follows the first page of the second
    expect(await Promise.all(members.map(job.read))).toEqual(members.map(() => whole));
  });

  it("exports a member once that is named twice", async () => {
    const job = await createExport(["m", "m"]);

    expect(await job.run()).toBe(5);
    expect(await job.read("m")).toBe(whole);
  });

  it("does not pad a file that is shorter than its checkpoint", async () => {
    const job = await createExport(["m"]);
    await job.run();
    await writeFile(job.file("m.ndjson"), "");

    expect(await catchError(job.run())).toMatchObject({
      errors: [{ cause: { message: expect.stringContaining("shorter than its checkpoint") } }],
    });
    expect(await job.read("m")).toBe("");
  });

  it("does not start again if it cannot read the checkpoint", async () => {
    const job = await createExport(["m"]);
    await mkdir(job.file("m.checkpoint.json"));

    expect(await catchError(job.run())).toMatchObject({ errors: [{ cause: { code: "EISDIR" } }] });
  });
});

it("member-timeline.ts prints what it has read before a failure, and everything when it runs again", async () => {
  const events = eventTypes.slice(0, 3).map((type) => createExample(type));
  const statuses = [200, 503, 200, 200];
  const { client } = await serveClient({ retry: false }, ({ url = "" }, response) => {
    const isFirst = !url.includes("starting_after_id");
    const page = createExample.page(isFirst ? events.slice(0, 2) : events.slice(2), { has_more: isFirst });
    response.writeHead(statuses.shift() ?? 500).end(JSON.stringify(page));
  });
  const run = async (lines: string[]) => {
    for await (const line of memberTimeline(client, campaignId, memberId)) lines.push(line);
  };
  const before: string[] = [];
  const lines: string[] = [];

  expect(await catchError(run(before))).toMatchObject({ status: 503 });
  await run(lines);
  expect(before).toEqual(lines.slice(0, 2));
  expect(lines.map((line) => line.slice(0, 10))).toEqual(events.map((event) => event.created_at.slice(0, 10)));
});

describe("opentelemetry.ts", () => {
  it("ends each span once, whatever fails, and traces the next call like the first", async () => {
    const exporter = new InMemorySpanExporter();
    const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
    provider.register();
    onTestFinished(async () => {
      for (const api of [trace, context, propagation]) api.disable();
      await provider.shutdown();
    });
    const answers = ["break", 503, 200, 404, 200];
    const { client, requests } = await serveClient(
      { retry: { baseDelayMs: 0 }, ...traceCalls("http://service.example") },
      (_, response) => {
        const status = answers.shift();
        if (typeof status === "number") response.writeHead(status).end(JSON.stringify(createExample.page([])));
        else response.destroy();
      },
    );
    const call = () => readPage(client);
    const outcomes = [await catchError(call()), await catchError(call()), await catchError(call())];
    const spans = exporter.getFinishedSpans().map(({ name, attributes, status }) => {
      return [name, attributes["http.response.status_code"], attributes["error.type"], status.code];
    });

    expect(outcomes).toMatchObject([undefined, { status: 404 }, undefined]);
    expect(spans).toEqual([
      ["GET", undefined, "ConnectionError", SpanStatusCode.ERROR],
      ["GET", 503, "503", SpanStatusCode.ERROR],
      ["GET", 200, undefined, SpanStatusCode.UNSET],
      ["listMemberActivity", undefined, undefined, SpanStatusCode.UNSET],
      ["GET", 404, "404", SpanStatusCode.ERROR],
      ["listMemberActivity", undefined, "404", SpanStatusCode.ERROR],
      ["GET", 200, undefined, SpanStatusCode.UNSET],
      ["listMemberActivity", undefined, undefined, SpanStatusCode.UNSET],
    ]);
    const ids = exporter.getFinishedSpans().map((span) => span.spanContext().spanId);
    expect(requests.map(({ headers }) => ids.indexOf(String(headers.traceparent).split("-")[2] ?? ""))).toEqual([
      0, 1, 2, 4, 6,
    ]);
  });
});

it("check-traffic.yml passes for the recordings of this repository", async () => {
  const { jobs } = parse(await readFile("docs/examples/check-traffic.yml", "utf8"));
  const command = jobs.traffic.steps.flatMap(({ run = "" }) => /^npx loyalty (.*)$/.exec(run)?.[1]?.split(" ") ?? []);
  const words = command.flatMap((word: string) => {
    if (word === "contract-baseline.json") return join(scratch, word);
    return word.includes("*") ? globSync(word) : word;
  });

  expect((await runInProcess([...words, "--update-baseline"])).code).toBe(0);
  expect((await runInProcess(words)).code).toBe(0);
});
