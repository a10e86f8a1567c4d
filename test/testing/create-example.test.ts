import { describe, expect, it } from "vitest";
import { errorTexts } from "../../src/contract/error-object.ts";
import { exampleBodies } from "../../src/contract/examples.ts";
import { checkResponse, eventTypes, operations, validateSchema } from "../../src/contract/internal.ts";
import { findResponseSchema } from "../../src/contract/schema.ts";
import { createExample } from "../../src/testing/index.ts";

const ids = Object.values(operations).map(({ id }) => id);

describe("createExample", () => {
  it.each(eventTypes)("§6.1: creates a new %s that conforms each time", (type) => {
    const event = createExample(type);

    expect(validateSchema("MemberActivity", event)).toEqual([]);
    expect(event.type).toBe(type);
    expect(createExample(type)).toEqual(event);
    expect(createExample(type).data).not.toBe(event.data);
  });

  it("overrides properties at any depth, replaces lists, and removes what is undefined", () => {
    const { data, ...event } = createExample("customer.rewarded.loyalty_points");
    const overrides = { group_id: undefined, data: { data: { holder: { name: "Ada" }, balance: { total: 7 } } } };
    const changed = createExample("customer.rewarded.loyalty_points", overrides);

    expect(changed.data.data.holder).toEqual({ ...data.data.holder, name: "Ada" });
    expect(changed.data.data.balance).toEqual({ ...data.data.balance, total: 7 });
    expect(changed.data.data.campaign).toEqual(data.data.campaign);
    expect(changed).toEqual({ ...event, group_id: undefined, data: changed.data });
    expect(changed).not.toHaveProperty("group_id");
    expect(createExample.success("listWebhooks", { data: [], total: 0 }).data).toEqual([]);
  });

  it("names the place of an override that breaks the contract, unless this is allowed", () => {
    const overrides = { data: { data: { holder: null } } };

    expect(() => createExample("customer.rewarded", overrides as never)).toThrow(
      new TypeError("the example does not conform: /data/data/holder must be object, got null (§2.6)"),
    );
    expect(createExample("customer.rewarded", overrides, { allowNonconforming: true }).data.data.holder).toBe(null);
  });
});

it.each([
  ["event type customer.reward: did you mean customer.rewarded?", () => createExample("customer.reward" as never)],
  ["operation nope; it can be listMemberActivity, ", () => createExample.success("nope" as never)],
  ["error 418; it can be 400, ", () => createExample.error(418 as never)],
])("an example that does not exist is a TypeError: there is no %s", (message, create) => {
  expect(create).toThrow(TypeError);
  expect(create).toThrow(`there is no ${message}`);
});

describe("createExample.success", () => {
  it.each(ids)("creates the success of %s as the contract shows it", (operationId) => {
    const body = createExample.success(operationId);
    const status = Number(exampleBodies(operationId).find(({ status }) => status.startsWith("2"))?.status ?? 204);

    expect(checkResponse({ operationId, status, body })).toEqual({ ok: true });
    expect(body === undefined).toBe(status === 204);
    const [required] = findResponseSchema(operationId, status)?.required ?? [];
    if (required !== undefined)
      expect(() => createExample.success(operationId, { [required]: undefined } as never)).toThrow("does not conform");
  });
});

describe("createExample.page", () => {
  const events = [createExample("customer.rewarded"), createExample("customer.voucher.deleted")];

  it("is the last page of the events, unless an override says that there are more", () => {
    expect(createExample.page(events)).toEqual({ object: "list", data_ref: "data", data: events, has_more: false });
    expect(createExample.page([], { has_more: true, more_starting_after: "evt_1" })).toMatchObject({
      data: [],
      has_more: true,
      more_starting_after: "evt_1",
    });
  });
});

describe("createExample.error", () => {
  it.each([...new Set(errorTexts.map(({ status }) => status))])("creates a body for the status %i", (status) => {
    const texts = errorTexts.filter((text) => text.status === status);
    const { code, key } = createExample.error(status);

    expect(code).toBe(status);
    expect(texts.map((text) => text.key)).toContain(key);
    expect(() => createExample.error(status, { code: 499 })).toThrow("/code");
  });
});
