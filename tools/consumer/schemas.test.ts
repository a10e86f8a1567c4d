/** A library that takes a Standard Schema, with the schemas of the packed package: types and runs. */
import { sValidator } from "@hono/standard-validator";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { Hono } from "hono";
import { schemas, type Webhook } from "loyalty-interface/contract";
import { Webhook as webhookSchema } from "loyalty-interface/schemas";
import { createExample } from "loyalty-interface/testing";
import { expect, expectTypeOf, test } from "vitest";

const webhook = createExample.webhook();
const broken = createExample.webhook({ events: ["a", 1] }, { allowNonconforming: true });

test("the interface of @standard-schema/spec accepts a schema and infers its type", async () => {
  const schema: StandardSchemaV1<Webhook> = webhookSchema;
  const issue = { message: "must be string, got 1", path: ["events", 1] };

  expectTypeOf<StandardSchemaV1.InferOutput<typeof schemas.Webhook>>().toEqualTypeOf<Webhook>();
  expect(schema).toBe(schemas.Webhook);
  expect(await schema["~standard"].validate(webhook)).toEqual({ value: webhook });
  expect(await schema["~standard"].validate(broken)).toEqual({ issues: [issue] });
});

test("Hono validates a body", async () => {
  const app = new Hono().post("/webhooks", sValidator("json", schemas.Webhook), (c) => {
    expectTypeOf(c.req.valid("json")).toEqualTypeOf<Webhook>();
    return c.json({ id: c.req.valid("json").id });
  });
  const headers = { "Content-Type": "application/json" };
  const send = (body: Webhook) => app.request("/webhooks", { method: "POST", headers, body: JSON.stringify(body) });

  expect(await (await send(webhook)).json()).toEqual({ id: webhook.id });
  expect((await send(broken)).status).toBe(400);
});
