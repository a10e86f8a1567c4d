import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { eventTypes, type MemberActivity, validateSchema } from "../../src/contract/internal.ts";
import { openapi } from "../support/openapi.ts";

const activities = exampleActivities();

/** Every value that stands under this member name, anywhere in the examples. */
function valuesOf(name: string, value: unknown = activities): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key === name ? [member] : []),
    ...valuesOf(name, member),
  ]);
}

describe("the examples of the contract", () => {
  it.each(eventTypes)("§6.1: has a conforming one of %s", (type) => {
    const examples = activities.filter((activity) => activity.type === type);

    expect(examples.length).toBeGreaterThan(0);
    expect(examples.flatMap((example) => validateSchema("MemberActivity", example))).toEqual([]);
  });

  it("§2.3, §2.5: shows each nullable member both null and set", () => {
    const rewarded = activities.filter((activity) => activity.type === "customer.rewarded");
    const nullable = {
      balance: rewarded.map(({ data }) => data.data.balance),
      customer_event: rewarded.map(({ data }) => data.data.customer_event),
      metadata: valuesOf("metadata"),
      updated_at: valuesOf("updated_at"),
    };

    for (const [name, values] of Object.entries(nullable)) {
      expect(values, name).toContain(null);
      expect(
        values.some((value) => value !== null && value !== undefined),
        name,
      ).toBe(true);
    }
  });

  it("§2.3: shows each member of the transaction details", () => {
    const shown = new Set(valuesOf("details").flatMap((details) => Object.keys(details as object)));

    expect([...shown].sort()).toEqual(
      Object.keys(openapi.components.schemas.TransactionDetails?.properties ?? {}).sort(),
    );
  });

  it("§2.4: shows every channel, and activities with and without group_id", () => {
    expect(new Set(valuesOf("channel"))).toEqual(
      expect.objectContaining(new Set(["API", "USER_PORTAL", "CLIENT_API", "INTERNAL"])),
    );
    expect(activities.some((activity: MemberActivity) => activity.group_id === undefined)).toBe(true);
  });

  it("has text outside ASCII, unique ids, and no host but example hosts", () => {
    const text = JSON.stringify(openapi);

    expect(text).toMatch(/\p{Script=Han}|\p{Emoji_Presentation}/u);
    expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
    expect(text.match(/(https?:\/\/|@)[a-z.]+/g)?.filter((host) => !host.endsWith(".example"))).toEqual([]);
  });
});
