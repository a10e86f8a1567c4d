import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recordScenario } from "../scripts/record/record-scenario.ts";
import { scenarios } from "../scripts/record/scenarios.ts";
import { demoDataset } from "../src/service/index.ts";
import { CoverageCollector } from "../src/traffic/coverage.ts";
import { explainTraffic, readExchanges } from "../src/traffic/index.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";

const folder = "test/recordings";
const names = (await readdir(folder)).filter((name) => name.endsWith(".har"));
const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
const recordings = Object.fromEntries(names.map((name, index) => [name, readExchanges(texts[index] ?? "")]));
const { folder: directory } = createScratchFolder();

describe("the recordings", () => {
  it.each(Object.entries(recordings))("%s conforms to the contract, invariants included", (name, recorded) => {
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.every(({ operationId }) => operationId !== undefined)).toBe(true);
    expect(explainTraffic(texts[names.indexOf(name)] ?? "")).toEqual([]);
  });

  it("§7.2: the recordings show every operation, status, event type and parameter", () => {
    const coverage = new CoverageCollector();
    for (const exchange of Object.values(recordings).flat()) coverage.add(exchange);

    const { missing } = coverage.report();

    expect(missing, "add it to scripts/record/scenarios.ts, and npm run record").toEqual([]);
  });

  it("the recordings contain no key, name or e-mail address of the dataset", () => {
    const { credentials, lines } = demoDataset();
    const personal = lines.match(/(?<="(?:email|name|first_name|last_name|login)":)"[^"]{4,}"/g) ?? [];
    const keys = [credentials.appToken, credentials.managementToken].map((key) => `"${key}"`);

    expect(personal.length).toBeGreaterThan(20);
    expect([...keys, ...personal].filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  });

  it("npm run record writes the same recordings, byte for byte", async () => {
    for (const [name, scenario] of Object.entries(scenarios))
      await recordScenario(join(directory, `${name}.har`), scenario);

    expect((await readdir(directory)).sort()).toEqual(names.sort());
    for (const name of names) {
      const isSame = (await readFile(join(directory, name), "utf8")) === (await readFile(join(folder, name), "utf8"));
      expect(isSame, `${name} is out of date: npm run record`).toBe(true);
    }
  });
});
