import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import "../../src/vitest/index.ts";
import { entry, har, page } from "../support/har.ts";

const recording = readFileSync(new URL("../recordings/member-activity.har", import.meta.url), "utf8");
const broken = page([], { has_more: null });

describe("toConform", () => {
  it("takes a response of fetch and leaves its body to be read", async () => {
    const response = Response.json(page());

    await expect(response).toConform("listMemberActivity");
    expect(await response.json()).toEqual(page());
  });

  it("says what is wrong as the command line does", async () => {
    const failure = expect(Response.json(broken)).toConform("listMemberActivity");

    await expect(failure).rejects.toThrow(
      "expected to conform as listMemberActivity (§4.1):\n  listMemberActivity 200 response /has_more: must be boolean, got null (MemberActivityList, §2.1)",
    );
  });

  it("takes a status and a parsed body, and can be turned round", async () => {
    await expect({ status: 200, body: page() }).toConform("listMemberActivity");
    await expect({ status: 200, body: broken }).not.toConform("listMemberActivity");
    await expect({ status: 204 }).toConform("revokeToken");
  });

  it("takes a recording, parsed or as text", async () => {
    await expect(recording).toConform();
    await expect(har(entry())).toConform();
    await expect(expect(har(entry({ body: broken }))).toConform()).rejects.toThrow(
      "#1 listMemberActivity 200 response /has_more",
    );
  });

  it("refuses a response whose body was read already", async () => {
    const response = Response.json(page());
    await response.text();

    await expect(expect(response).toConform("listMemberActivity")).rejects.toThrow("clone");
  });
});

describe("toCover", () => {
  it("holds where everything that is wanted was seen", () => {
    expect(recording, "npm run record shows what is new").toCover({
      eventTypes: "all",
      pages: "all",
      operations: ["listMemberActivity"],
      members: 50,
    });
  });

  it("names what was never seen", () => {
    expect(() => expect(recording).toCover({ operations: "all", statuses: 99 })).toThrow(
      /operations never seen: generateToken, revokeToken, listWebhooks, listUsers\n {2}statuses: \d+ % is less than 99 %|statuses: \d+ % is less than 99 %/,
    );
  });
});
