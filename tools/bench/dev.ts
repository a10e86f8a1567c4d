/**
 * Measures `npm run dev` in a copy of the project: the seconds from a save of the contract to each step, beside two generators of types
 * on the same contract. Run: node tools/bench/dev.ts
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startDev } from "../../test/support/start-dev.ts";
import { installTools } from "../install.ts";
import { median, readCounts } from "./measure.ts";

/** The line of each step, in the order of the table. */
const STEPS = {
  "first words": /. contract/,
  generated: /. generated/,
  diff: /. diff/,
  service: /. service/,
  pages: /. pages/,
  types: /. types/,
  tests: /. tests/,
};
const PING = `  /v1/ping:
    get:
      operationId: readPing
      tags: [Management]
      summary: Read whether the service answers
      x-section: "4"
      x-assumption: C01
      security: []
      responses:
        "204":
          description: It does.
          x-section: "4"
          x-assumption: C01
        4XX:
          $ref: "#/components/responses/ClientError"
        5XX:
          $ref: "#/components/responses/ServerError"
`;
/** Edits of the contract. Only the first step follows a typing mistake. */
const EDITS: readonly ((contract: string) => string)[] = [
  (contract) => contract.replace("maximum: 100\n", "maximum: 200\n"),
  (contract) =>
    contract.replace(/^ {8}login:$/m, "        phone:\n          type: string\n          description: Phone.\n$&"),
  (contract) => contract.replace(/^paths:$/m, `$&\n${PING}`),
  (contract) => contract.replace(/^ {10}type: string$/m, "          typ: string"),
];

const { rounds } = readCounts({ rounds: 5 });
const modules = await installTools("bench");
const out = await mkdtemp(join(tmpdir(), "generated-"));
const { contract: file, read, save, end } = await startDev();
const contract = await readFile(file, "utf8");
/** Generators of types, which a person starts after each save. */
const generators = {
  "openapi-typescript": [
    resolve("node_modules/openapi-typescript/bin/cli.js"),
    file,
    "--output",
    join(out, "types.ts"),
  ],
  "hey-api": [join(modules, "@hey-api/openapi-ts/bin/run.js"), "--input", file, "--output", join(out, "client")],
};
const samples = new Map([...Object.keys(STEPS), ...Object.keys(generators)].map((name) => [name, [] as number[]]));

await read(STEPS.tests);
await read(/. site/);
for (let round = 0; round < rounds; round++) {
  for (const edit of EDITS) {
    const startedAt = performance.now();
    const addTime = (step: string, from = startedAt) => samples.get(step)?.push((performance.now() - from) / 1000);
    await save(edit(contract));
    const steps = Object.entries(STEPS);
    const isMistake = (await read(STEPS["first words"])).startsWith("✖");
    await Promise.all(
      (isMistake ? steps.slice(0, 1) : steps).map(([step, line]) => read(line).then(() => addTime(step))),
    );
    if (isMistake) continue;
    for (const [name, args] of Object.entries(generators)) {
      const from = performance.now();
      const { status, stderr } = spawnSync(process.execPath, args, { cwd: out, encoding: "utf8" });
      if (status !== 0) throw new Error(`${name}: ${stderr}`);
      addTime(name, from);
    }
  }
}
await end();
await rm(out, { recursive: true });
const load = loadavg()[0]?.toFixed(1);
console.log(
  `${rounds * EDITS.length} saves, load ${load}; seconds from the save, or of the command: median and greatest`,
);
for (const [step, times] of samples)
  console.log(`${step.padEnd(18)}  ${median(times).toFixed(2)}  ${Math.max(...times).toFixed(2)}`);
