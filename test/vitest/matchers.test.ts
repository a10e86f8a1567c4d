import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "../../src/vitest/index.ts";
import { entry, har, page } from "../support/har.ts";

const recording = readFileSync(new URL("../recordings/member-activity.har", import.meta.url), "utf8");
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
    await expect(har(entry())).toConform();
    await expect(expect(har(entry({ body: broken }))).toConform()).rejects.toThrow(
      "#1 listMemberActivity 200 response /has_more",
    );
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
      pages: "all",
      operations: ["listMemberActivity"],
      properties: 50,
    });
  });

  it("names the items that were never seen", () => {
    expect(() => expect(recording).toCover({ operations: "all", errors: ["listUsers 401 unauthorized"] })).toThrow(
      "expected to cover the contract:\n  operations never seen: generateToken, revokeToken, listWebhooks, listUsers\n  errors never seen: listUsers 401 unauthorized",
    );
    expect(() => expect(recording).toCover({ statuses: 99 })).toThrow(/\n {2}statuses: \d+ % is less than 99 %$/);
  });
});
