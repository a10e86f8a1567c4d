import { expect, it } from "vitest";
import { type SchemaName, validateSchema } from "../../src/contract/internal.ts";
import { listEdited } from "../contract/document/values.ts";
import { openapi, shownBodies } from "../support/openapi.ts";
import { loadTool } from "./load-tool.ts";

/** The part of the validator that the test uses. */
interface Hyperjump {
  readonly registerSchema: (schema: object, uri: string, dialect: string) => void;
  readonly setShouldValidateFormat: (isAsserted: boolean) => void;
  readonly validate: (uri: string, value: unknown) => Promise<{ valid: boolean }>;
}

/** One of this many edits is tried. */
const STEP = 8;
const URI = "https://loyalty.example/openapi";
const DIALECT = "https://spec.openapis.org/oas/3.1/schema-base";
const examples = shownBodies.map(({ component, value }) => ({ name: component as SchemaName, value }));

/** Edits each place of the examples; returns one of {@link STEP} results. */
function createEdits(): typeof examples {
  const edited = examples.flatMap(({ name, value }) => [...listEdited(value)].map((after) => ({ name, value: after })));
  return edited.filter((_, index) => index % STEP === 0);
}

it("@hyperjump/json-schema and our validators agree on all examples and on 3,000 edits of them", async () => {
  const hyperjump = await loadTool<Hyperjump>("@hyperjump/json-schema/openapi-3-1");
  await loadTool("@hyperjump/json-schema/formats");
  hyperjump.setShouldValidateFormat(true);
  hyperjump.registerSchema(openapi, URI, DIALECT);
  const edits = createEdits();
  const disagreements: unknown[] = [];
  for (const { name, value } of [...examples, ...edits]) {
    const { valid } = await hyperjump.validate(`${URI}#/components/schemas/${name}`, value);
    const isOurs = validateSchema(name, value).length === 0;
    if (valid !== isOurs) disagreements.push({ name, value });
  }

  expect(await hyperjump.validate(DIALECT, openapi)).toMatchObject({ valid: true });
  expect(examples.length).toBeGreaterThan(30);
  expect(edits.length).toBeGreaterThanOrEqual(3000);
  expect(disagreements).toEqual([]);
});
