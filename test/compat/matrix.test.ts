import { readdir, readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { checkRecordings, type Recordings } from "../../scripts/compat/check-recordings.ts";
import { formatMatrix } from "../../scripts/compat/format-matrix.ts";
import { playClient } from "../../scripts/compat/play-client.ts";
import { replayRecordings } from "../../scripts/compat/replay-recordings.ts";
import * as library from "../../src/index.ts";
import { demoDataset } from "../../src/service/index.ts";
import { readExchanges } from "../../src/traffic/index.ts";

const recordings = new Map<string, string>();
beforeAll(async () => {
  for (const name of await readdir("test/recordings"))
    recordings.set(name, await readFile(`test/recordings/${name}`, "utf8"));
});
const allRecordings = (): Recordings =>
  Object.fromEntries([...recordings].map(([name, text]) => [name, readExchanges(text)]));

/** One recording as another version may have written it. */
function edited(name: string, before: string, after: string): Recordings {
  const text = recordings.get(name) ?? "";
  expect(text).toContain(before);
  return { [name]: readExchanges(text.replaceAll(before, after)) };
}

describe("a client of another version, at the service of today", () => {
  it("is ok where every call gives what the dataset holds", async () => {
    const { who, what, tried, deviations } = await playClient(library, "v0.1.0");

    expect([who, what, deviations]).toEqual(["client of v0.1.0", "service of today", []]);
    expect(tried).toBeGreaterThan(20);
  });

  it("is not where it fails, or gives something else", async () => {
    const broken = {
      ...library,
      createManagementClient: (options: library.ManagementClientOptions) => ({
        ...library.createManagementClient(options),
        listUsers: () => Promise.reject(new TypeError("total is gone")),
        listWebhooks: async () => ({ object: "list" as const, data_ref: "data" as const, data: [], total: 2 }),
      }),
    };

    const { deviations } = await playClient(broken, "v0.1.0");

    expect(deviations).toEqual([
      "listWebhooks: wanted 2 2, got 0 2",
      "listUsers: wanted 2 2, got TypeError: total is gone",
      "listWebhooks with wrong keys: wanted 401 unauthorized, got [object Object]",
      "listUsers of a plan without it: wanted 402 missing_required_feature, got TypeError: total is gone",
      "listWebhooks of an unknown project: wanted 404, got [object Object]",
    ]);
  });

  it("is not where it asks for what the contract does not have", async () => {
    const broken = {
      ...library,
      createLoyaltyClient: (options: library.LoyaltyClientOptions) => {
        const client = library.createLoyaltyClient(options);
        return {
          ...client,
          listMemberActivity: (...args: Parameters<typeof client.listMemberActivity>) =>
            client.listMemberActivity(args[0], args[1], { ...args[2], limit: 101 }),
        };
      },
    };

    const { deviations } = await playClient(broken, "v0.1.0");

    expect(deviations.join("\n")).toContain(
      `listMemberActivity, all pages: wanted ${demoDataset().activityCount}, got 400 invalid_request`,
    );
  });
});

describe("the client of today, at the recordings of another version", () => {
  it("sends every recorded request again, and makes the recorded answer of the answer", async () => {
    const { tried, deviations } = await replayRecordings(allRecordings(), "v0.1.0");

    expect(deviations).toEqual([]);
    expect(tried).toBe(Object.values(allRecordings()).flat().length);
  });

  it.each([
    ["an address that it does not send", "management.har", "/users", "/people", "sends nothing"],
    ["another query", "member-activity.har", "limit=500", "limit=500&page=2", "activity ?limit=500&page=2"],
    [
      "other credentials",
      "management.har",
      '"x-management-id"',
      '"x-management"',
      "with x-management-id, x-management-token, recorded is",
    ],
    ["an answer that is no JSON", "management.har", '{\\"object\\"', "<object", "UnreadableResponseError"],
  ])("names %s", async (_what, name, before, after, deviation) => {
    const { deviations } = await replayRecordings(edited(name, before, after), "v0.1.0");

    expect(deviations.join("\n")).toContain(deviation);
    expect(deviations[0]).toMatch(new RegExp(`^${name} #\\d+ \\w+`));
  });
});

describe("the checker of today, at the recordings of another version", () => {
  it("finds nothing where they keep the contract of today", () => {
    expect(checkRecordings(allRecordings(), "v0.1.0").deviations).toEqual([]);
  });

  it("names the place, what is wrong, and the paragraph", () => {
    const { deviations } = checkRecordings(edited("management.har", '\\"total\\"', '\\"count\\"'), "v0.1.0");

    expect(deviations[0]).toBe("management.har #1 listWebhooks 200: must have required property 'total' (§4.4)");
  });

  it("names an exchange whose operation is gone", () => {
    const { deviations } = checkRecordings(edited("management.har", "/users", "/people"), "v0.1.0");

    expect(deviations[0]).toMatch(/^management\.har #2 GET .*\/people 200: belongs to no operation any more$/);
  });
});

describe("the matrix", () => {
  it("has a line for each cell, and the deviations of the broken ones below", () => {
    const cells = [
      { who: "client of v0.1.0", what: "service of today", tried: 23, deviations: [] },
      { who: "checker of today", what: "recordings of v0.1.0", tried: 39, deviations: ["a.har #1 listUsers 200: no"] },
    ];

    expect(formatMatrix(cells)).toBe(`  who               with what             tried  result
  client of v0.1.0  service of today      23     ok
  checker of today  recordings of v0.1.0  39     1 violation

checker of today, recordings of v0.1.0:
  a.har #1 listUsers 200: no
`);
  });
});
