import { globSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { createFleetClient } from "../../docs/examples/fleet-token.ts";
import { exportActivity } from "../../docs/examples/nightly-export.ts";
import { eventTypes } from "../../src/contract/internal.ts";
import { createExample, fakeListing } from "../../src/testing/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { createTestClient } from "../support/responses.ts";
import { runInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder: directory } = createScratchFolder();
const { demo, fetch } = await startDemoService();
const loyalty = createTestClient({ application: demo.credentials, fetch });
const { activityCount } = demo;
const { campaignId, memberId } = demo.ids;

it("docs/examples/README.md lists each file of the folder", async () => {
  const rows = (await readFile("docs/examples/README.md", "utf8")).matchAll(/^\| \[([^\]]+)\]\(\1\)/gm);
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

it("nightly-export.ts continues after a crash, cuts off what it left, and writes no event twice", async () => {
  const events = eventTypes.slice(0, 5).map((type) => createExample(type));
  const run = (count: number) => {
    const listMemberActivity = ({ starting_after_id }: { readonly starting_after_id?: string | undefined }) => {
      const start = events.findIndex(({ id }) => id === starting_after_id) + 1;
      return fakeListing(events.slice(start, count), { pageSize: 2 });
    };
    return exportActivity({ listMemberActivity }, { campaignId, memberIds: ["m"], directory });
  };
  const file = join(directory, "m.ndjson");

  expect(await run(3)).toBe(3);
  await appendFile(file, '{"id":"half');
  expect(await run(5)).toBe(2);
  expect(await readFile(file, "utf8")).toBe(events.map((event) => `${JSON.stringify(event)}\n`).join(""));
});

it("nightly-export.ts does not start again if it cannot read the checkpoint", async () => {
  const options = { campaignId, memberIds: [memberId], directory: join(directory, "checkpoint") };
  await mkdir(join(options.directory, `${memberId}.checkpoint.json`), { recursive: true });

  await expect(exportActivity(loyalty, options)).rejects.toThrow("EISDIR");
});

it("check-traffic.yml passes for the recordings of this repository", async () => {
  const { jobs } = parse(await readFile("docs/examples/check-traffic.yml", "utf8"));
  const command = jobs.traffic.steps.flatMap(({ run = "" }) => /^npx loyalty (.*)$/.exec(run)?.[1]?.split(" ") ?? []);
  const words = command.flatMap((word: string) => {
    if (word === "contract-baseline.json") return join(directory, word);
    return word.includes("*") ? globSync(word) : word;
  });

  expect((await runInProcess([...words, "--update-baseline"])).code).toBe(0);
  expect((await runInProcess(words)).code).toBe(0);
});
