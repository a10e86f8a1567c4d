import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { recordScenario } from "../scripts/record/record-scenario.ts";
import { scenarios } from "../scripts/record/scenarios.ts";
import { eventTypes, operations, satisfiedAlternatives } from "../src/contract/internal.ts";
import { demoDataset } from "../src/service/index.ts";
import { checkExchange, type Exchange, readExchanges } from "../src/traffic/index.ts";
import { createScratchFolder } from "./support/scratch-folder.ts";

const folder = "test/recordings";
const names = (await readdir(folder)).filter((name) => name.endsWith(".har"));
const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
const recordings = Object.fromEntries(names.map((name, index) => [name, readExchanges(texts[index] ?? "")]));
const exchanges = Object.values(recordings).flat();
const UNSEEN = "add it to scripts/record/scenarios.ts, and write the recordings: npm run record";
const parseBody = ({ response }: Exchange) => JSON.parse(response.body ?? "null");

const { folder: directory } = createScratchFolder();

describe("the recordings", () => {
  it.each(Object.entries(recordings))("%s conforms to the contract, requests and responses", (_, recorded) => {
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.every(({ operationId }) => operationId !== undefined)).toBe(true);
    expect(recorded.flatMap(checkExchange)).toEqual([]);
  });

  it("show every operation with each status that the contract documents", () => {
    const documented = Object.values(operations).flatMap(({ id, responses }) =>
      Object.keys(responses).map((status) => `${id} ${status}`),
    );
    const shown = new Set(
      exchanges.flatMap(({ operationId, response: { status } }) => {
        const known = operationId ? Object.keys(operations[operationId].responses) : [];
        const range = `${Math.floor(status / 100)}XX`;
        return `${operationId} ${known.includes(String(status)) ? status : range}`;
      }),
    );

    const missing = documented.filter((name) => !shown.has(name));
    expect(missing, UNSEEN).toEqual([]);
  });

  it("§6.1: show every event type", () => {
    const shown = new Set(
      exchanges
        .filter(({ operationId, response }) => operationId === "listMemberActivity" && response.status === 200)
        .flatMap((exchange) => parseBody(exchange).data.map(({ type }: { type: string }) => type)),
    );

    const missing = eventTypes.filter((type) => !shown.has(type));
    expect(missing, "the demo shows each example of the contract: npm run record").toEqual([]);
  });

  it.each([
    ["unauthorized webhooks", "listWebhooks", { code: 401, message: "Unauthorized", key: "unauthorized" }],
    ["unauthorized users", "listUsers", { code: 401, message: "Unauthorized", key: "unauthorized" }],
    ["missing feature", "listWebhooks", { code: 402, message: "Payment required", key: "missing_required_feature" }],
    ["missing feature", "listUsers", { code: 402, message: "Payment required", key: "missing_required_feature" }],
    ["unknown project", "listWebhooks", { code: 404, message: "Resource not found" }],
    ["unknown member", "listMemberActivity", { code: 404, key: "not_found", resource_type: "voucher" }],
    ["unknown campaign", "listMemberActivity", { code: 404, key: "not_found", resource_type: "campaign" }],
  ])("§7.2: show the case of %s (%s)", (_, operationId, body) => {
    const bodies = exchanges.filter((exchange) => exchange.operationId === operationId).map(parseBody);

    expect(bodies).toContainEqual(expect.objectContaining(body));
  });

  it("§5.1: show each authentication alternative of each operation succeed", () => {
    const used = exchanges
      .filter(({ response }) => response.status >= 200 && response.status < 300)
      .flatMap(({ operationId, request }) =>
        operationId === undefined
          ? []
          : satisfiedAlternatives(operations[operationId], request.headers).map(
              (alternative) => `${operationId} ${Object.keys(alternative)}`,
            ),
      );
    const known = Object.values(operations).flatMap(({ id, security }) =>
      security.map((alternative) => `${id} ${Object.keys(alternative)}`),
    );

    const missing = known.filter((name) => !used.includes(name));
    expect(missing, UNSEEN).toEqual([]);
  });

  it("contain no key, name or e-mail address of the dataset", () => {
    const { credentials, lines } = demoDataset();
    const personal = lines.match(/(?<="(?:email|name|first_name|last_name|login)":)"[^"]{4,}"/g) ?? [];
    const keys = [credentials.appToken, credentials.managementToken].map((key) => `"${key}"`);

    expect(personal.length).toBeGreaterThan(20);
    expect([...keys, ...personal].filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([]);
  });

  it("are what npm run record writes, byte for byte", async () => {
    for (const [name, scenario] of Object.entries(scenarios))
      await recordScenario(join(directory, `${name}.har`), scenario);

    expect((await readdir(directory)).sort()).toEqual(names.sort());
    for (const name of names) {
      const isSame = (await readFile(join(directory, name), "utf8")) === (await readFile(join(folder, name), "utf8"));
      expect(isSame, `${name} is out of date: npm run record`).toBe(true);
    }
  });
});
