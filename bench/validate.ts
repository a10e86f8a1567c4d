/**
 * Compares the generated validators with ajv (plain `oneOf`, or inlined `$ref`s) and zod on a page of 100 events (200 kB):
 * the speed as a multiple of that of `JSON.parse` of the same bytes. Run: node bench/validate.ts
 */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { z } from "zod";
import { openapi } from "../src/contract/examples.ts";
import { validateSchema } from "../src/contract/internal.ts";
import { buildPage } from "./build-page.ts";
import { measure, median } from "./measure.ts";
import { runBench } from "./run-bench.ts";

const CALLS = 50;
const page = buildPage({ size: 100, eventBytes: 2000 });
const text = JSON.stringify(page);

interface JsonSchema {
  [keyword: string]: unknown;
  allOf?: { $ref: string }[];
  oneOf?: { $ref: string }[];
  properties?: object;
  required?: string[];
}
const DEFINITIONS = "#/$defs/";

/** Reads the schemas of the contract, without their examples and extensions, with references to `$defs`. */
function readSchemas(...unwanted: string[]): Record<string, JsonSchema> {
  const strip = (key: string, value: unknown) =>
    key === "examples" || key.startsWith("x-") || unwanted.includes(key) ? undefined : value;
  const { schemas } = openapi.components as { schemas: object };
  return JSON.parse(JSON.stringify(schemas, strip).replaceAll("#/components/schemas/", DEFINITIONS));
}

/** Compiles the contract with ajv, which tries `oneOf` branch by branch unless a discriminator selects one. */
function compileAjv(discriminator: boolean) {
  const ajv = new Ajv({ strict: false, allErrors: true, discriminator });
  addFormats.default(ajv, { mode: "full" });
  return ajv.compile({ $ref: `${DEFINITIONS}MemberActivityList`, $defs: readSchemas("mapping") });
}

/** Converts the contract to the fastest zod schema: no intersections, and a discriminated union of the variants. */
function createZodSchema() {
  const schemas = readSchemas("discriminator");
  const find = ($ref = "") => schemas[$ref.slice(DEFINITIONS.length)];
  for (const schema of Object.values(schemas)) {
    const base = find(schema.allOf?.[0]?.$ref);
    delete schema.allOf;
    if (!base) continue;
    schema.properties = { ...base.properties, ...schema.properties };
    schema.required = [...(base.required ?? []), ...(schema.required ?? [])];
  }
  const { oneOf = [], ...rest } = schemas.MemberActivity ?? {};
  const $defs = { ...schemas, MemberActivity: rest };
  const convert = (schema?: JsonSchema) =>
    z.fromJSONSchema({ ...schema, $defs } as Parameters<typeof z.fromJSONSchema>[0]) as z.ZodObject;
  const variants = oneOf.map(({ $ref }) => convert(find($ref))) as [z.ZodObject, ...z.ZodObject[]];
  return convert(schemas.MemberActivityList).extend({ data: z.array(z.discriminatedUnion("type", variants)) });
}

async function compare(rounds: number): Promise<void> {
  const [plainAjv, inlinedAjv] = [compileAjv(false), compileAjv(true)];
  const zodPage = createZodSchema();
  const repeat = (isValid: () => boolean) => async () => {
    for (let call = 0; call < CALLS; call++) if (!isValid()) throw new Error("the page must conform");
  };
  const subjects = {
    "JSON.parse": repeat(() => JSON.parse(text) !== undefined),
    ours: repeat(() => validateSchema("MemberActivityList", page).length === 0),
    "ajv, discriminator, $refs inlined": repeat(() => inlinedAjv(page)),
    "ajv, oneOf": repeat(() => plainAjv(page)),
    "zod 4": repeat(() => zodPage.safeParse(page).success),
  };
  const samples = await measure(subjects, rounds);
  const times = [...samples].map(([name, values]) => [name, median(values.map(({ wall }) => wall)) / CALLS] as const);
  console.log(`page: 100 events, ${Buffer.byteLength(text)} bytes; median of ${rounds} interleaved rounds\n`);
  for (const [name, ms] of times) {
    const speed = ((times[0]?.[1] ?? Number.NaN) / ms).toFixed(2);
    console.log(`${name.padEnd(36)} ${ms.toFixed(4)} ms   ${speed} × the speed of JSON.parse`);
  }
}

await runBench(
  "validate",
  "Times the generated validators beside JSON.parse, ajv and zod 4, on a page of 100 events.",
  { rounds: { default: 15, about: "number of measurements, after as many for the compiler; their median counts" } },
  ({ rounds }) => compare(rounds),
);
