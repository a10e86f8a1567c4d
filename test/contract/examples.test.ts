import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { channels, eventTypes, validateSchema } from "../../src/contract/internal.ts";
import { openapi } from "../support/openapi.ts";

const activities = exampleActivities();

/** Lists the values of every property with this name in the examples. */
function listValues(name: string, value: unknown = activities): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [
    ...(key === name ? [child] : []),
    ...listValues(name, child),
  ]);
}

describe("the examples of the contract", () => {
  it.each(eventTypes)("§6.1: include a valid %s", (type) => {
    const examples = activities.filter((activity) => activity.type === type);

    expect(examples.length).toBeGreaterThan(0);
    expect(examples.flatMap((example) => validateSchema("MemberActivity", example))).toEqual([]);
  });

  it("§2.3, §2.5: show each nullable property with and without null", () => {
    const rewarded = activities.filter((activity) => activity.type === "customer.rewarded");
    const nullable = {
      balance: rewarded.map(({ data }) => data.data.balance),
      customer_event: rewarded.map(({ data }) => data.data.customer_event),
      metadata: listValues("metadata"),
      updated_at: listValues("updated_at"),
    };

    for (const [name, values] of Object.entries(nullable))
      expect(values, name).toEqual(expect.arrayContaining([null, expect.anything()]));
  });

  it("§2.3: show each property of the transaction details", () => {
    const shown = listValues("details").flatMap((details) => Object.keys(details as object));

    expect(new Set(shown)).toEqual(
      new Set(Object.keys(openapi.components.schemas.TransactionDetails?.properties ?? {})),
    );
  });

  it("§2.4: show every channel, and an activity without group_id", () => {
    expect(listValues("channel")).toEqual(expect.arrayContaining([...channels]));
    expect(activities.some(({ group_id }) => group_id === undefined)).toBe(true);
  });

  it("have text outside ASCII, unique ids, and only example hosts", () => {
    const text = JSON.stringify(openapi);

    expect(text).toMatch(/\p{Script=Han}|\p{Emoji_Presentation}/u);
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
    expect(text.match(/(https?:\/\/|@)[a-z.]+/g)?.filter((host) => !host.endsWith(".example"))).toEqual([]);
  });
});
