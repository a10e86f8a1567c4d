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

/** Redacts a response body. */
function redactBody(body: unknown, options: RedactorOptions = { key: "k" }) {
  return JSON.parse(createRedactor(options)(entry({ body })).response.content?.text ?? "");
}

describe("createRedactor", () => {
  it("keeps every example activity conforming", () => {
    const redact = createRedactor({ key: "k" });
    const entries = exampleActivities().map((activity) => redact(entry({ body: page([activity]) })));

    expect(readExchanges(har(...entries)).flatMap(checkExchange)).toEqual([]);
  });

  it("replaces a mail address by the same alias with the same key, and by another alias with another key", () => {
    const [first, again, other] = [{ key: "k" }, { key: "k" }, { key: "other" }].map((options) =>
      redactBody({ email: "ann@shop.example", holder: { email: "ann@shop.example" } }, options),
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

    expect(redactBody({ metadata }).metadata).toEqual({
      vip: true,
      none: null,
      card: expect.stringMatching(/^\d{7}$/),
      score: expect.any(Number),
      born: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT10:00:00Z$/),
      home: expect.stringMatching(/^https:\/\/redacted\.example\//),
      ref: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    });
    expect(JSON.stringify(redactBody({ metadata }))).not.toMatch(/4711|1990-05|ann\.example|0b6f3a52|4929123/);
  });

  it("does not change an entry that is redacted already", () => {
    const redact = createRedactor({ key: "k" });
    const once = redact(
      entry({
        headers: { Authorization: "Bearer abcdef123456" },
        body: { email: "a@b.example", access_token: "t0ken-t0ken" },
      }),
    );

    expect(redact(once)).toEqual(once);
  });

  it("§7.2: keeps the identifiers of the path in the details of a 404, which the checks need", () => {
    const details = "Cannot find voucher with id LC-1-2-3-4-5-6-7-8-9";
    const url = "https://x.example/v1/loyalties/camp_1/members/LC-1-2-3-4-5-6-7-8-9/activity";
    const text = createRedactor()(entry({ url, status: 404, body: { details } })).response.content?.text;

    expect(JSON.parse(text ?? "")).toEqual({ details });
  });

  it("removes credentials, fragment and unknown query values from a URL", () => {
    const url = "https://carol:pa55word@x.example/a?limit=5&q=s3cret-s3cret#t0ken";

    expect(createRedactor()(entry({ url })).request.url).toMatch(
      /^https:\/\/x\.example\/a\?limit=5&q=redacted-[0-9a-f]{16}$/,
    );
  });

  it("applies rules that the caller adds", () => {
    const rules = extendRedactionRules({ properties: { client_id: "secret", name: "text" }, keptHeaders: ["X-Trace"] });
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
