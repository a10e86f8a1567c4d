/**
 * Compares the generated validators with ajv (plain `oneOf`, or inlined `$ref`s) and zod on a page of 100 events (200 kB):
 * the speed as a multiple of that of `JSON.parse` of the same bytes. Run: npm run bench:validate
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { z } from "zod";
import { openapi } from "../src/contract/examples.ts";
import { validateSchema } from "../src/contract/internal.ts";
import { buildPage } from "./build-page.ts";
import { measure, median, timeImports } from "./measure.ts";
import { runBench } from "./run-bench.ts";

const CALLS = 50;
const IMPORT_ROUNDS = 7;
const page = buildPage({ size: 100, eventBytes: 2000 });
const text = JSON.stringify(page);

/** Compiles the contract with ajv, which tries `oneOf` branch by branch unless a discriminator selects one. */
function compileAjv(options: { discriminator: boolean }) {
  const strip = (key: string, value: unknown) =>
    key === "mapping" || key === "examples" || key.startsWith("x-") ? undefined : value;
  const schemas = JSON.parse(JSON.stringify((openapi.components as { schemas: object }).schemas, strip));
  const definitions = JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/definitions/"));
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  addFormats.default(ajv, { mode: "full" });
  return ajv.compile({ $ref: "#/definitions/MemberActivityList", definitions });
}

/** Converts the contract to the fastest zod schema: no intersections, and a discriminated union of the variants. */
function createZodSchema() {
  const schemas = mergeBases((openapi.components as { schemas: Record<string, JsonSchema> }).schemas);
  const { oneOf = [], ...rest } = schemas.MemberActivity ?? {};
  const $defs = { ...schemas, MemberActivity: rest };
  const convert = (name: string) =>
    z.fromJSONSchema({ ...schemas[name], $defs } as Parameters<typeof z.fromJSONSchema>[0]);
  const variants = oneOf.map(({ $ref }) => convert($ref.slice("#/$defs/".length)) as z.ZodObject);
  const [first, ...others] = variants as [z.ZodObject, ...z.ZodObject[]];
  const list = convert("MemberActivityList") as z.ZodObject;
  return list.extend({ data: z.array(z.discriminatedUnion("type", [first, ...others])) });
}

interface JsonSchema {
  [keyword: string]: unknown;
  allOf?: { $ref: string }[];
  oneOf?: { $ref: string }[];
  properties?: object;
  required?: string[];
}

/** Merges each `allOf` base into the schema that extends it. */
function mergeBases(contract: Record<string, JsonSchema>): Record<string, JsonSchema> {
  const strip = (key: string, value: unknown) =>
    ["examples", "discriminator"].includes(key) || key.startsWith("x-") ? undefined : value;
  const schemas = JSON.parse(JSON.stringify(contract, strip).replaceAll("#/components/schemas/", "#/$defs/"));
  for (const schema of Object.values(schemas) as JsonSchema[]) {
    const base = schemas[schema.allOf?.[0]?.$ref.slice("#/$defs/".length) ?? ""];
    delete schema.allOf;
    if (!base) continue;
    schema.properties = { ...base.properties, ...schema.properties };
    schema.required = [...(base.required ?? []), ...(schema.required ?? [])];
  }
  return schemas;
}

async function compare(rounds: number): Promise<void> {
  const plainAjv = compileAjv({ discriminator: false });
  const inlinedAjv = compileAjv({ discriminator: true });
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
  const samples = Object.entries(await measure(subjects, rounds));
  const times = new Map(samples.map(([name, values]) => [name, median(values.map(({ wall }) => wall)) / CALLS]));
  const speed = (name: string, reference: string) => (times.get(reference) ?? 0) / (times.get(name) ?? 0);
  console.log(`page: 100 events, ${Buffer.byteLength(text)} bytes; median of ${rounds} interleaved rounds\n`);
  for (const [name, time] of times)
    console.log(
      `${name.padEnd(36)} ${time.toFixed(4)} ms   ${speed(name, "JSON.parse").toFixed(2)} × the speed of JSON.parse`,
    );
  console.log(`\nours is ${speed("ours", "zod 4").toFixed(1)} × the speed of zod 4`);
}

await runBench(
  "validate",
  "Times the generated validators beside JSON.parse, ajv and zod 4, on a page of 100 events.",
  { rounds: { default: 15, about: "number of measurements, after as many for the compiler; their median counts" } },
  async ({ rounds }) => {
    await compare(rounds);
    const file = new URL("../generated/validators.js", import.meta.url);
    const bytes = gzipSync(readFileSync(file)).length;
    const [time = Number.NaN] = timeImports([file.href], IMPORT_ROUNDS);
    console.log(
      `validators.js: ${bytes} bytes gzipped, import ${time.toFixed(1)} ms (median of ${IMPORT_ROUNDS} fresh processes)`,
    );
  },
);
