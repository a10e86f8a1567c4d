import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { eventTypes, type MemberActivity } from "../../src/contract/internal.ts";
import { openapi, responseExamples } from "../support/openapi.ts";

const activities = exampleActivities();
/** Every event in an example of a response; several examples can show the same event. */
const shownActivities = Object.values(responseExamples("listMemberActivity", "200")).flatMap(
  (page) => (page as { data: MemberActivity[] }).data,
);

/** Lists the values of every property with this name in the examples. */
function listValues(name: string, value: unknown = activities): unknown[] {
  return listObjects(value).flatMap((object) => (Object.hasOwn(object, name) ? [object[name]] : []));
}

/** Lists the objects in a value, including the value. */
function listObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(listObjects);
  return Array.isArray(value) ? inner : [value as Record<string, unknown>, ...inner];
}

describe("the examples of the contract", () => {
  it("the example activities are in the order of their time, whatever the order in the contract", () => {
    const times = exampleActivities().map(({ created_at: time }) => Date.parse(time));

    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it("§2.4: the examples show every channel, and an activity without group_id", () => {
    expect(listValues("channel")).toEqual(
      expect.arrayContaining(openapi.components.schemas.EventSource?.properties?.channel?.enum ?? ["a list"]),
    );
    expect(activities.some(({ group_id }) => group_id === undefined)).toBe(true);
  });

  it("§2.2: the examples have one event for each event id", () => {
    const events = new Map(activities.map((activity) => [activity.id, activity]));

    expect(events.size).toBe(activities.length);
    expect(shownActivities.length).toBeGreaterThan(activities.length);
    expect(shownActivities.filter((activity) => !isDeepStrictEqual(activity, events.get(activity.id)))).toEqual([]);
  });

  it("§2.7: a campaign has the type REFERRAL_PROGRAM exactly if it is a referral code", () => {
    const campaigns = listValues("campaign").map(Object);

    expect(new Set(campaigns.map(({ campaign_type }) => campaign_type)).size).toBe(2);
    for (const { campaign_type, is_referral_code } of campaigns)
      expect(is_referral_code).toBe(campaign_type === "REFERRAL_PROGRAM");
  });

  it("§6.1: the response of list member activity offers one example for each event type", () => {
    const names = Object.keys(responseExamples("listMemberActivity", "200"));

    expect(names).toEqual(["page", "empty", ...Object.keys(openapi.components.examples)]);
    expect(names).toEqual(expect.arrayContaining([...eventTypes]));
  });

  it("the examples have text outside ASCII, and only example hosts", () => {
    const text = JSON.stringify(openapi);

    expect(text).toMatch(/\p{Script=Han}|\p{Emoji_Presentation}/u);
    expect(text.match(/(https?:\/\/|@)[a-z.]+/g)?.filter((host) => !host.endsWith(".example"))).toEqual([]);
  });
});
