import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { type Comparison, compareContracts } from "../../../scripts/diff/compare-contracts.ts";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { isObject } from "../../../src/contract/json.ts";
import { Random, readDailySeed } from "../../support/random.ts";
import { Choices, makeSchemas, type Schemas } from "./random-schemas.ts";
import { sampleValue } from "./sample-values.ts";

const options = { seed: readDailySeed(), numRuns: Number(process.env.LOYALTY_DIFF_EDITS ?? 80) };

/** Schemas before and after one of the choices that made them was another one. */
const edits = fc.tuple(fc.nat(), fc.nat()).map(([seed, place]) => {
  const choices = new Choices(seed);
  const before = makeSchemas(choices);
  const names = [...choices.names];
  return { before, after: makeSchemas(new Choices(seed, names[place % names.length])) };
});

/** Compares two contracts with one body. */
function compare(before: Schemas, after: Schemas, side: "request" | "response"): Comparison {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Body" } } };
  const done = { description: "Done." };
  const operation = {
    request: { requestBody: { required: true, content }, responses: { 200: done } },
    response: { responses: { 200: { ...done, content } } },
  };
  const create = (schemas: Schemas): unknown => ({
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    paths: { "/things": { post: { operationId: "sendThing", ...operation[side] } } },
    components: { schemas },
  });
  return compareContracts(create(before) as Contract, create(after) as Contract);
}

const ajv = addFormats.default(new Ajv2020({ strict: false, logger: false, validateSchema: false }));

/** Returns a function that is true if ajv accepts a body. */
function createCheck(schemas: Schemas): (body: unknown) => boolean {
  return ajv.compile<unknown>({ $ref: "#/components/schemas/Body", components: { schemas } });
}

/** Copies schemas of which nothing is required: what a response always has now surprises nobody. */
function withoutRequired(schemas: Schemas): Schemas {
  return JSON.parse(JSON.stringify(schemas, (name, value) => (name === "required" ? [] : value)));
}

/** Makes up bodies of which the schemas accept some. */
function sampleBodies(schemas: Schemas): unknown[] {
  const random = new Random(options.seed);
  return Array.from({ length: 80 }, () => sampleValue(schemas, schemas.Body ?? {}, random));
}

/** The lists that have no order in OpenAPI and JSON Schema. */
const UNORDERED = ["enum", "required", "parameters", "security", "tags", "type", "allOf", "anyOf", "oneOf"];

/** Copies a part of a contract with the fields of objects, and the items of lists without an order, in reverse. */
function reverse(part: unknown, field = ""): unknown {
  if (Array.isArray(part)) {
    const items = part.map((item) => reverse(item));
    return UNORDERED.includes(field) ? items.reverse() : items;
  }
  if (!isObject(part)) return part;
  const fields = Object.entries(part).map(([name, inner]) => [name, reverse(inner, name)]);
  return Object.fromEntries(fields.reverse());
}

describe("diff", () => {
  it("calls an edit major if ajv shows a request that is refused now, or a response that nobody expects", () => {
    fc.assert(
      fc.property(edits, ({ before, after }) => {
        const accepted = createCheck(before);
        const accepts = createCheck(after);
        const bodies = sampleBodies(before);
        const refused = bodies.filter((body) => accepted(body) && !accepts(body));
        const isChoice = JSON.stringify(after).includes("oneOf"); // it refuses more if less is required
        const acceptsParts = refused.length === 0 || isChoice ? () => true : createCheck(withoutRequired(after));
        const lost = refused.filter((body) => !acceptsParts(body));
        const unexpected = bodies.filter((body) => !accepted(body) && accepts(body));

        const requests = compare(before, after, "request");
        const responses = compare(before, after, "response");

        expect(requests.step === "major" ? [] : refused).toEqual([]);
        expect(responses.step === "major" ? [] : [...lost, ...unexpected]).toEqual([]);
      }),
      options,
    );
  });

  it("finds only another notation if what has no order has another one", async () => {
    const contract: Contract = parse(await readFile("test/fixtures/compared.yaml", "utf8"));

    const { findings } = compareContracts(contract, reverse(contract) as Contract);

    expect(findings.map(({ step, reason }) => `${step}: ${reason}`)).toEqual([
      "patch: only documentation or notation changed",
    ]);
  });
});
