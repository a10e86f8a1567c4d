/**
 * How fast the generated validators are: a page of 100 events (200 kB) held to the contract, as a multiple of the speed
 * of `JSON.parse` of the same bytes, beside ajv with plain `oneOf`, ajv with inlined `$ref`s, and zod.
 *
 * Run: npm run bench:validate
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { z } from "zod";
import { runCommand } from "../scripts/command/run-command.ts";
import { parseCount } from "../src/cli/io/parse-count.ts";
import { exampleActivities, openapi } from "../src/contract/examples.ts";
import { validateSchema } from "../src/contract/internal.ts";
import { median, timeInterleaved } from "./time-interleaved.ts";

const PAGE_SIZE = 100;
const PAGE_BYTES = 200_000;
const page = buildPage();
const text = JSON.stringify(page);

/** A page of all event types whose open shapes are as full as those of real traffic. */
function buildPage() {
  const examples = exampleActivities();
  const data = Array.from({ length: PAGE_SIZE }, (_, index) => {
    const event = structuredClone(examples[index % examples.length]) as { id: string; data: { data: object } };
    event.id = `evt_${index}`;
    return event;
  });
  const missing = PAGE_BYTES - Buffer.byteLength(JSON.stringify(data));
  for (const event of data) {
    const voucher = (event.data.data as { voucher?: object }).voucher ?? {};
    Object.assign(event.data.data, { voucher: { ...voucher, assets: fill(missing / PAGE_SIZE) } });
  }
  return { object: "list", data_ref: "data", data, has_more: true, more_starting_after: "evt_99" };
}

function fill(size: number): object[] {
  const asset = {
    id: "https://cdn.example/qr",
    url: "https://cdn.example/qr/LC-7Q2M",
    active: true,
    count: 12,
    owner: null,
  };
  return Array.from({ length: Math.round(size / JSON.stringify(asset).length) }, () => asset);
}

/** The contract for ajv as it comes: `oneOf` tried branch by branch, unless a discriminator picks one. */
function ajvValidator(options: { discriminator: boolean }) {
  const strip = (key: string, value: unknown) =>
    key === "mapping" || key === "examples" || key.startsWith("x-") ? undefined : value;
  const schemas = JSON.parse(JSON.stringify((openapi.components as { schemas: object }).schemas, strip));
  const definitions = JSON.parse(JSON.stringify(schemas).replaceAll("#/components/schemas/", "#/definitions/"));
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  addFormats.default(ajv, { mode: "full" });
  return ajv.compile({ $ref: "#/definitions/MemberActivityList", definitions });
}

/**
 * The contract for zod 4 as someone who cares about speed would write it: no intersections, and a discriminated union of
 * the 26 variants. zod converts the shapes itself.
 */
function zodSchema() {
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

/** Folds each `allOf` base into the shape that extends it. */
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

function assertValid(isValid: boolean): void {
  if (!isValid) throw new Error("the page must conform");
}

function compare(rounds: number): void {
  const ajvOneOf = ajvValidator({ discriminator: false });
  const ajvInlined = ajvValidator({ discriminator: true });
  const zodPage = zodSchema();
  const subjects = {
    "JSON.parse": () => void JSON.parse(text),
    ours: () => assertValid(validateSchema("MemberActivityList", page).length === 0),
    "ajv, discriminator, $refs inlined": () => assertValid(ajvInlined(page)),
    "ajv, oneOf": () => assertValid(ajvOneOf(page)),
    "zod 4": () => assertValid(zodPage.safeParse(page).success),
  };
  const milliseconds = timeInterleaved(subjects, { rounds, minimumMs: 40 });
  const parse = median(milliseconds["JSON.parse"]);
  console.log(`page: ${PAGE_SIZE} events, ${Buffer.byteLength(text)} bytes; median of ${rounds} interleaved rounds\n`);
  for (const [name, samples] of Object.entries(milliseconds)) {
    const time = median(samples);
    console.log(`${name.padEnd(36)} ${time.toFixed(4)} ms   ${(parse / time).toFixed(2)} × the speed of JSON.parse`);
  }
  const zodRatio = median(milliseconds["zod 4"]) / median(milliseconds.ours);
  console.log(`\nours is ${zodRatio.toFixed(1)} × the speed of zod 4`);
}

const HELP = `Times the generated validators beside JSON.parse, ajv and zod 4, on a page of 100 events.

Usage: npm run bench:validate -- [--rounds 15]

  --rounds   the median of so many counts
`;
await runCommand(
  { name: "bench:validate", help: HELP, options: { rounds: { type: "string", default: "15" } } },
  async ({ rounds }) => {
    compare(parseCount(1, 1e9, "--rounds")(rounds));
    const file = new URL("../generated/validators.js", import.meta.url);
    const [bytes, milliseconds] = [gzipSync(readFileSync(file)).length, await importTime(file)];
    console.log(
      `validators.js: ${bytes} bytes gzipped, import ${milliseconds.toFixed(1)} ms (median of 7 fresh processes)`,
    );
    return 0;
  },
);

/** Median time that importing a module takes in a process that has imported nothing else. */
async function importTime(module: URL): Promise<number> {
  const { execFileSync } = await import("node:child_process");
  const code = `const t = performance.now(); await import(${JSON.stringify(module.href)}); console.log(performance.now() - t)`;
  return median(
    Array.from({ length: 7 }, () => Number(execFileSync(process.execPath, ["--input-type=module", "-e", code]))),
  );
}
