import { describe, expect, it } from "vitest";
import { exampleActivities, exampleEntities } from "../../src/contract/examples.ts";
import { type StandardSchema, schemas } from "../../src/contract/index.ts";
import { operations, type SchemaName, validateSchema } from "../../src/contract/internal.ts";
import { resolveComponent } from "../../src/contract/schema.ts";
import { openapi, shownBodies } from "../support/openapi.ts";

const everySchema: Readonly<Record<string, StandardSchema<unknown>>> = schemas;
const [webhook] = exampleEntities().webhooks;

describe("schemas", () => {
  it("there is one for each schema of the contract", () => {
    expect(Object.keys(schemas).sort()).toEqual(Object.keys(openapi.components.schemas).sort());
    for (const schema of Object.values(everySchema))
      expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "loyalty-interface" });
  });

  it("a schema returns a conforming value itself, and the issues of checkResponse for another one", () => {
    for (const { component, value } of shownBodies) {
      const name = component as SchemaName;
      const { validate } = everySchema[name]?.["~standard"] ?? schemas.Webhook["~standard"];
      const nulls = Object.fromEntries([...resolveComponent(name).required].map((property) => [property, null]));

      expect(validate(value)).toEqual({ value });
      for (const broken of [1, { ...(value as object), ...nulls }]) {
        const messages = validateSchema(name, broken).map(({ message }) => message);
        expect(validate(broken).issues?.map(({ message }) => message) ?? []).toEqual(messages);
      }
      expect(validate(1).issues?.length).toBeGreaterThan(0);
    }
    expect(shownBodies.length).toBeGreaterThan(Object.keys(operations).length);
  });

  it("an issue has the path to its place, with numbers for the items of lists", () => {
    const [event] = exampleActivities();
    const page = { object: "list", data_ref: "data", data: [event, { ...event, created_at: null }], has_more: false };

    expect(schemas.MemberActivityList["~standard"].validate(page).issues).toEqual([
      { message: "must be string, got null", path: ["data", 1, "created_at"] },
    ]);
    expect(schemas.Webhook["~standard"].validate({ ...webhook, active: 1 }).issues?.[0]?.path).toEqual(["active"]);
  });

  it.each([undefined, null, 1n, Symbol("x"), () => 1, new Map()])("a value that is not JSON is an issue: %s", (id) => {
    expect(schemas.Webhook["~standard"].validate({ ...webhook, id }).issues).toHaveLength(1);
    expect(schemas.WebhookEventName["~standard"].validate(id).issues).toHaveLength(1);
  });
});
