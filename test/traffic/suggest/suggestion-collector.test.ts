import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { applyOverlay } from "../../../scripts/overlay/apply-overlay.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { readExchanges } from "../../../src/traffic/index.ts";
import { SuggestionCollector } from "../../../src/traffic/internal.ts";
import { entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder(process.cwd()); // the generated validators import from node_modules
const USERS_URL = "https://x.example/management/v1/projects/p/users";
const WEBHOOKS_URL = "https://x.example/management/v1/projects/p/webhooks";

// biome-ignore lint/suspicious/noExplicitAny: the fixtures break what the types forbid
function activity(type: string, change: (data: any, event: any) => void) {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const event = structuredClone(exampleActivities().find((example) => example.type === type)) as any;
  change(event.data.data, event);
  return event;
}

/** Every kind of deviation that a change of the contract can allow. */
const deviating = () => [
  entry({
    body: page([
      activity("customer.loyalty.tier.joined", (data) => {
        data.customer.email = null;
        data.loyalty_tier = null;
      }),
      ...["gold", "silver", 3].map((tier) =>
        activity("customer.loyalty.tier.joined", (data) => {
          data.loyalty_tier = tier;
        }),
      ),
      activity("customer.loyalty.tier.joined", (data) => {
        data.loyalty_tier.config.points.from = "0";
        data.loyalty_tier.object = "tier";
        delete data.loyalty_tier.campaign_id;
        data.loyalty_tier.level = 3;
      }),
      activity("customer.voucher.loyalty_card.points_added", (data) => {
        data.transaction.type = "POINTS_ADDITION";
        data.transaction.details = null;
      }),
      activity("customer.voucher.deleted", (_, event) => {
        event.created_at = "yesterday";
      }),
      activity("customer.voucher.deleted", (_, event) => {
        event.type = "customer.voucher.restored";
      }),
    ]),
  }),
  entry({ url: USERS_URL, body: { ...page([{ id: 7, nickname: "x", projects: { p: "GUEST" } }]), total: 1.5 } }),
  entry({ url: USERS_URL, status: 401, body: { code: "401", message: "no", key: "bad" } }),
  entry({ url: WEBHOOKS_URL, status: 404, body: { code: 404, message: "Resource not found", key: "not_found" } }),
];

describe("loyalty check --suggest", () => {
  it("writes an overlay under which the same traffic conforms", { timeout: 60_000 }, async () => {
    const traffic = await file("a.har", har(...deviating()));
    const [overlay, contract] = [join(folder, "o.json"), join(folder, "openapi.yaml")];
    const runScript = (...args: string[]) => execFileSync(process.execPath, args, { encoding: "utf8" });

    const before = await runInProcess(["check", "--suggest", overlay, "--format", "json", traffic]);
    const applied = runScript("scripts/overlay.ts", overlay, "--out", contract);
    runScript("scripts/generate.ts", "--contract", contract, "--out", folder);
    const { validators } = await import(pathToFileURL(join(folder, "validators.js")).href);
    const schemas = ["MemberActivityList", "ProjectUserList", "UnauthorizedError", "ProjectNotFoundError"];
    const after = readExchanges(har(...deviating())).map(({ response }, at) => {
      const validate = validators[`${schemas[at]}`];
      return validate(response.value) ? [] : validate.errors;
    });
    const written = JSON.parse(await readFile(overlay, "utf8"));

    expect(before.json().violations).toBeGreaterThan(14);
    expect(written).toMatchObject({ overlay: "1.0.0" });
    expect(written["x-not-suggested"]).toBeUndefined();
    expect(applied).toContain(`${written.actions.length} actions`);
    expect(after).toEqual([[], [], [], []]);
  });

  it("describes undocumented properties from all samples: types, formats, optionality, lists, counts", () => {
    const voucher = (n: number) => ({
      code: `C-${n}`,
      kind: n % 2 ? "LOYALTY" : "GIFT",
      since: "2026-01-02T03:04:05Z",
      seen: `2026-13-45T99:99:${n}Z`,
      ...(n > 3 && { points: n }),
      nested: { note: n === 1 ? null : "n" },
    });
    const events = Array.from({ length: 30 }, (_, n) =>
      activity("customer.voucher.deleted", (data) =>
        Object.assign(data, { voucher: voucher(n), customer: {}, campaign: {} }),
      ),
    );
    const collector = new SuggestionCollector();
    for (const exchange of readExchanges(har(entry({ body: page(events) })))) collector.add(exchange, []);

    expect(collector.report().actions).toContainEqual({
      target: "$.components.schemas.VoucherSummary",
      description: "inferred from 30 samples; always present: code, kind, nested, seen, since",
      update: {
        properties: {
          code: { type: "string", "x-seen": 30 },
          kind: { type: "string", enum: ["GIFT", "LOYALTY"], "x-seen": 30 },
          nested: {
            type: "object",
            properties: { note: { type: ["null", "string"], "x-seen": 30 } },
            additionalProperties: true,
            required: ["note"],
            "x-seen": 30,
          },
          points: { type: "integer", "x-seen": 26 },
          seen: { type: "string", "x-seen": 30 }, // a date-time for no validator
          since: { type: "string", format: "date-time", "x-seen": 30 },
        },
      },
    });
  });
});

describe("applyOverlay", () => {
  it("merges objects, appends to lists, removes, and does not change the contract", () => {
    const contract = { a: { b: { c: 1 }, list: [1] }, "x-y": { gone: true } };

    const result = applyOverlay(contract, {
      actions: [
        { target: "$.a.b", update: { d: 2 } },
        { target: "$.a.list", update: 2 },
        { target: "$['x-y'].gone", remove: true },
        { target: "$.nowhere.at.all", update: {} },
      ],
    });

    expect(result).toEqual({ a: { b: { c: 1, d: 2 }, list: [1, 2] }, "x-y": {} });
    expect(contract).toEqual({ a: { b: { c: 1 }, list: [1] }, "x-y": { gone: true } });
  });

  it("rejects unsupported targets", () => {
    expect(() => applyOverlay({}, { actions: [{ target: "$.a[*]", remove: true }] })).toThrow("$.a[*]");
  });
});
