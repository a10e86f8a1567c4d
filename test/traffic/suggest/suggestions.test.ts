import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { applyOverlay } from "../../../scripts/overlay/apply-overlay.ts";
import { exampleActivities } from "../../../src/contract/examples.ts";
import { readExchanges } from "../../../src/traffic/index.ts";
import type { Overlay } from "../../../src/traffic/internal.ts";
import { entry, har, page } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";

const USERS_URL = "https://x.example/management/v1/projects/p/users";
const WEBHOOKS_URL = "https://x.example/management/v1/projects/p/webhooks";

// biome-ignore lint/suspicious/noExplicitAny: the fixtures break what the types forbid
function activity(type: string, change: (data: any, event: any) => void) {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const event = structuredClone(exampleActivities().find((example) => example.type === type)) as any;
  change(event.data.data, event);
  return event;
}

/** Every kind of deviation that a changed contract could allow. */
const deviating = () => [
  entry({
    body: page([
      activity("customer.loyalty.tier.joined", (data) => {
        data.customer.email = null;
        data.loyalty_tier = null;
      }),
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
  it("writes an overlay under which the same traffic has no violation", { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(process.cwd(), ".cache-overlay-"));
    const [traffic, overlay, contract] = ["a.har", "o.json", "openapi.yaml"].map((name) => join(folder, name));
    await writeFile(`${traffic}`, JSON.stringify(har(...deviating())));

    const before = await runInProcess(["check", "--suggest", `${overlay}`, "--format", "json", `${traffic}`]);
    const applied = execFileSync(process.execPath, ["scripts/overlay.ts", `${overlay}`, "--out", `${contract}`], {
      encoding: "utf8",
    });
    execFileSync(process.execPath, ["scripts/generate.ts", "--contract", `${contract}`, "--out", folder]);
    const { validators } = await import(pathToFileURL(join(folder, "validators.js")).href);
    const schemas = ["MemberActivityList", "ProjectUserList", "UnauthorizedError", "ProjectNotFoundError"];
    const after = readExchanges(har(...deviating())).map(({ response }, at) => {
      const validate = validators[`${schemas[at]}`];
      return validate(response.value) ? [] : validate.errors;
    });
    const written = JSON.parse(await readFile(`${overlay}`, "utf8"));
    await rm(folder, { recursive: true });

    expect(before.json().violations).toBeGreaterThan(14);
    expect(written).toMatchObject({ overlay: "1.0.0" });
    expect(written["x-not-suggested"]).toBeUndefined();
    expect(applied).toContain(`${written.actions.length} actions`);
    expect(after).toEqual([[], [], [], []]);
  });

  it("describes shapes that the document does not show from all samples: types, formats, optionality, lists, counts", async () => {
    const folder = await mkdtemp(join(tmpdir(), "suggest-"));
    const voucher = (n: number) => ({
      code: `C-${n}`,
      kind: n % 2 ? "LOYALTY" : "GIFT",
      since: "2026-01-02T03:04:05Z",
      ...(n > 3 && { points: n }),
      nested: { note: n === 1 ? null : "n" },
    });
    const events = Array.from({ length: 30 }, (_, n) =>
      activity("customer.voucher.deleted", (data) =>
        Object.assign(data, { voucher: voucher(n), customer: {}, campaign: {} }),
      ),
    );
    await writeFile(join(folder, "a.har"), JSON.stringify(har(entry({ body: page(events) }))));

    await runInProcess(["check", "--suggest", join(folder, "o.json"), join(folder, "a.har")]);
    const overlay: Overlay = JSON.parse(await readFile(join(folder, "o.json"), "utf8"));
    await rm(folder, { recursive: true });

    expect(overlay.actions).toContainEqual({
      target: "$.components.schemas.VoucherSummary",
      description: "inferred from 30 samples; always there: code, kind, nested, since",
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
          since: { type: "string", format: "date-time", "x-seen": 30 },
        },
      },
    });
  });
});

describe("applyOverlay", () => {
  it("merges objects, appends to lists, removes, and leaves the contract as it is", () => {
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

  it("refuses targets that it does not understand", () => {
    expect(() => applyOverlay({}, { actions: [{ target: "$.a[*]", remove: true }] })).toThrow("$.a[*]");
  });
});
