/** Libraries that take a Standard Schema, with the schemas of the packed package: types and runs. */
import { sValidator } from "@hono/standard-validator";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { FormApi } from "@tanstack/form-core";
import { initTRPC } from "@trpc/server";
import { initClient, initContract } from "@ts-rest/core";
import { Hono } from "hono";
import { schemas, type Webhook } from "loyalty-interface/contract";
import { Webhook as webhookSchema } from "loyalty-interface/schemas";
import { createExample } from "loyalty-interface/testing";
import { expect, expectTypeOf, test, vi } from "vitest";

const webhook = createExample.webhook();
const broken = createExample.webhook({ events: ["a", 1] }, { allowNonconforming: true });
const fault = "must be string, got 1";
const path = ["events", 1];

test("the interface of @standard-schema/spec accepts a schema and infers its type", async () => {
  const schema: StandardSchemaV1<Webhook> = webhookSchema;

  expectTypeOf<StandardSchemaV1.InferOutput<typeof schemas.Webhook>>().toEqualTypeOf<Webhook>();
  expect(schema).toBe(schemas.Webhook);
  expect(await schema["~standard"].validate(webhook)).toEqual({ value: webhook });
  expect(await schema["~standard"].validate(broken)).toEqual({ issues: [{ message: fault, path }] });
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

test("tRPC validates an input", async () => {
  const { router, procedure, createCallerFactory } = initTRPC.create();
  const save = procedure.input(schemas.Webhook).mutation(({ input }) => {
    expectTypeOf(input).toEqualTypeOf<Webhook>();
    return input.id;
  });
  const caller = createCallerFactory(router({ save }))({});

  expect(await caller.save(webhook)).toBe(webhook.id);
  await expect(caller.save(broken)).rejects.toThrow(fault);
});

test("TanStack Form shows an issue at its field", () => {
  const form = new FormApi({ defaultValues: broken, validators: { onChange: schemas.Webhook } });
  form.mount();
  form.validate("change");

  expect(form.state.errorMap.onChange).toMatchObject({ "events[1]": [{ message: fault }] });
});

test("ts-rest validates a response", async () => {
  const contract = initContract().router({
    getWebhook: { method: "GET", path: "/webhook", responses: { 200: schemas.Webhook } },
  });
  const client = initClient(contract, { baseUrl: "https://test.example", validateResponse: true });
  const call = (body: Webhook) => {
    vi.stubGlobal("fetch", async () => Response.json(body));
    return client.getWebhook();
  };
  const response = await call(webhook);

  if (response.status === 200) expectTypeOf(response.body.events).toEqualTypeOf<Webhook["events"]>();
  expect(response.body).toEqual(webhook);
  await expect(call(broken)).rejects.toThrow(fault);
});
