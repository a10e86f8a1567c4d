import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "../../src/vitest/index.ts";
import { exampleActivities } from "../../src/contract/examples.ts";
import { ACTIVITY_URL, entry, har, page } from "../support/har.ts";

const recording = readFileSync(new URL("../recordings/member-activity.har", import.meta.url), "utf8");
const headers = { "X-App-Id": "a", "X-App-Token": "t" };
const twoEvents = page(exampleActivities().slice(0, 2));
const broken = page([], { has_more: null });

describe("toConform", () => {
  it("accepts a response of fetch and leaves its body unread", async () => {
    const response = Response.json(page());

    await expect(response).toConform("listMemberActivity");
    expect(await response.json()).toEqual(page());
  });

  it("describes violations as the command line does", async () => {
    const failure = expect(Response.json(broken)).toConform("listMemberActivity");

    await expect(failure).rejects.toThrow(
      "expected to conform as listMemberActivity (§4.1):\n  listMemberActivity 200 response /has_more: must be boolean, got null (MemberActivityList, §2.1)",
    );
  });

  it("accepts a status and a parsed body, and can be negated", async () => {
    await expect({ status: 200, body: page() }).toConform("listMemberActivity");
    await expect({ status: 200, body: broken }).not.toConform("listMemberActivity");
    await expect({ status: 204 }).toConform("revokeToken");
  });

  it("accepts a recording, parsed or as text", async () => {
    await expect(recording).toConform();
    await expect(har(entry({ headers }))).toConform();
    await expect(expect(har(entry({ headers, body: broken }))).toConform()).rejects.toThrow(
      "#1 listMemberActivity 200 response /has_more",
    );
  });

  it("describes broken invariants with their exchanges", async () => {
    const failure = expect(har(entry({ headers, url: `${ACTIVITY_URL}?limit=1`, body: twoEvents }))).toConform();

    await expect(failure).rejects.toThrow(
      /invariant at-most-limit: the page has 2 events, more than the limit of 1 \(§4.1\) \[\w{12}\]\n +#1 /,
    );
  });

  it("shows values that redaction would replace only on request", async () => {
    const body = page([], { has_more: "Ann" });
    const traffic = har(entry({ headers, body }));
    const explain = async (showValues: boolean) => [
      await expect(Response.json(body)).toConform("listMemberActivity", { showValues }).catch(String),
      await expect(traffic).toConform({ showValues }).catch(String),
    ];

    for (const text of await explain(true)) expect(text).toContain("Ann");
    for (const text of await explain(false)) expect(text).toMatch(/got string \(not shown\)/);
  });

  it("accepts the violations of a baseline until they expire, invariants included", async () => {
    const traffic = har(
      entry({ headers, body: broken }),
      entry({ headers, url: `${ACTIVITY_URL}?limit=1`, body: twoEvents }),
    );
    const accepted = { what: "", reason: "ticket 7", expires: "2026-06-01" };
    const violations = ["9d76fbe08e7e", "9b5ea0c579dd"].map((fingerprint) => ({ fingerprint, ...accepted }));
    const day = (text: string) => ({ baseline: { violations }, now: () => Date.parse(text) });

    await expect(traffic).toConform(day("2026-06-01"));
    await expect(traffic).not.toConform(day("2026-06-02"));
    await expect(expect(traffic).toConform({ baseline: {} as never })).rejects.toThrow("is not a baseline");
  });

  it("rejects a recording that cannot be checked, unless that is allowed", async () => {
    await expect(expect(har(entry())).toConform()).rejects.toThrow("the recording has no credentials");
    await expect(har(entry())).toConform({ allowUnchecked: true });
  });

  it("rejects a response whose body was already read", async () => {
    const response = Response.json(page());
    await response.text();

    await expect(expect(response).toConform("listMemberActivity")).rejects.toThrow("clone");
  });
});

describe("toCover", () => {
  it("passes if everything required was seen", () => {
    expect(recording, "npm run record shows what is new").toCover({
      eventTypes: "all",
      operations: ["listMemberActivity"],
      parameters: 50,
    });
  });

  it("names the items that were never seen", () => {
    expect(() => expect(recording).toCover({ operations: ["listUsers"], errors: ["listUsers 401"] })).toThrow(
      "expected to cover the contract:\n  operations never seen: listUsers\n  errors never seen: listUsers 401",
    );
    expect(() => expect(recording).toCover({ statuses: 99 })).toThrow(/\n {2}statuses: \d+ % is less than 99 %$/);
  });

  it("rejects a dimension that does not exist", () => {
    expect(() => expect(recording).toCover({ eventTyps: "all" } as object)).toThrow("no dimension eventTyps");
  });
});
