import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../../src/contract/examples.ts";
import {
  checkExchange,
  createRedactor,
  extendRedactionRules,
  type RedactorOptions,
  readExchanges,
} from "../../../src/traffic/index.ts";
import { entry, har, page } from "../../support/har.ts";

/** Body of a response after redaction. */
function redactedBody(body: unknown, options: RedactorOptions = { key: "k" }) {
  return JSON.parse(createRedactor(options)(entry({ body })).response.content?.text ?? "");
}

describe("createRedactor", () => {
  it("keeps every example of an activity conforming", () => {
    const redact = createRedactor({ key: "k" });
    const entries = exampleActivities().map((activity) => redact(entry({ body: page([activity]) })));

    expect(readExchanges(har(...entries)).flatMap(checkExchange)).toEqual([]);
  });

  it("gives the same person the same alias in every recording with the same key, and no other", () => {
    const [first, again, other] = [{ key: "k" }, { key: "k" }, { key: "other" }].map((options) =>
      redactedBody({ email: "ann@shop.example", holder: { email: "ann@shop.example" } }, options),
    );

    expect(first.email).toMatch(/^[0-9a-f]{16}@redacted\.example$/);
    expect(first.holder.email).toBe(first.email);
    expect(again).toEqual(first);
    expect(other.email).not.toBe(first.email);
  });

  it("keeps types and formats of personal values", () => {
    const metadata = {
      vip: true,
      none: null,
      card: "4929123",
      score: 4711,
      born: "1990-05-06",
      at: "1990-05-06T10:00:00Z",
      home: "https://ann.example/me",
      ref: "0b6f3a52-6f0e-4f0a-9d53-0c8a1ef5a111",
    };

    expect(redactedBody({ metadata }).metadata).toEqual({
      vip: true,
      none: null,
      card: expect.stringMatching(/^\d{7}$/),
      score: expect.any(Number),
      born: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT10:00:00Z$/),
      home: expect.stringMatching(/^https:\/\/redacted\.example\//),
      ref: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    });
    expect(JSON.stringify(redactedBody({ metadata }))).not.toMatch(/4711|1990-05|ann\.example|0b6f3a52|4929123/);
  });

  it("changes nothing the second time", () => {
    const redact = createRedactor({ key: "k" });
    const once = redact(
      entry({
        headers: { Authorization: "Bearer abcdef123456" },
        body: { email: "a@b.example", access_token: "t0ken-t0ken" },
      }),
    );

    expect(redact(once)).toEqual(once);
  });

  it("§7.2: leaves the identifiers that the path asked for in a 404, so that it can still be checked", () => {
    const details = "Cannot find voucher with id LC-1-2-3-4-5-6-7-8-9";
    const url = "https://x.example/v1/loyalties/camp_1/members/LC-1-2-3-4-5-6-7-8-9/activity";
    const text = createRedactor()(entry({ url, status: 404, body: { details } })).response.content?.text;

    expect(JSON.parse(text ?? "")).toEqual({ details });
  });

  it("takes rules of the caller as data", () => {
    const rules = extendRedactionRules({ members: { client_id: "secret", name: "text" }, keptHeaders: ["X-Trace"] });
    const redacted = createRedactor({ rules })(
      entry({ responseHeaders: { "X-Trace": "t1" }, body: { client_id: "c", name: "Gold" } }),
    );

    expect(redacted.response.headers).toContainEqual({ name: "X-Trace", value: "t1" });
    expect(JSON.parse(redacted.response.content?.text ?? "")).toEqual({
      client_id: expect.stringMatching(/^redacted-/),
      name: "Gold",
    });
  });
});
