/**
 * Compares the generated validators with ajv (plain `oneOf`, or inlined `$ref`s) on a page of 100 events (200 kB): the speed as a
 * multiple of that of `JSON.parse` of the same bytes. Run: node tools/bench/validate.ts
 */
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { openapi } from "../../src/contract/examples.ts";
import { validateSchema } from "../../src/contract/internal.ts";
import { buildPage } from "./build-page.ts";
import { measure, median, readCounts } from "./measure.ts";

const CALLS = 50;
const page = buildPage({ size: 100, eventBytes: 2000 });
const text = JSON.stringify(page);

const DEFINITIONS = "#/$defs/";

/** Compiles the contract with ajv, which tries `oneOf` branch by branch unless a discriminator selects one. */
function compileAjv(discriminator: boolean) {
  const strip = (key: string, value: unknown) =>
    key === "examples" || key === "mapping" || key.startsWith("x-") ? undefined : value;
  const { schemas } = openapi.components as { schemas: object };
  const $defs = JSON.parse(JSON.stringify(schemas, strip).replaceAll("#/components/schemas/", DEFINITIONS));
  const ajv = new Ajv({ strict: false, allErrors: true, discriminator });
  addFormats.default(ajv, { mode: "full" });
  return ajv.compile({ $ref: `${DEFINITIONS}MemberActivityList`, $defs });
}

const { rounds } = readCounts({ rounds: 15 });
const [plainAjv, inlinedAjv] = [compileAjv(false), compileAjv(true)];
const repeat = (isValid: () => boolean) => async () => {
  for (let call = 0; call < CALLS; call++) if (!isValid()) throw new Error("the page must conform");
};
const subjects = {
  "JSON.parse": repeat(() => JSON.parse(text) !== undefined),
  ours: repeat(() => validateSchema("MemberActivityList", page).length === 0),
  "ajv, discriminator, $refs inlined": repeat(() => inlinedAjv(page)),
  "ajv, oneOf": repeat(() => plainAjv(page)),
};
const samples = await measure(subjects, rounds);
const times = [...samples].map(([name, values]) => [name, median(values) / CALLS] as const);
console.log(`page: 100 events, ${Buffer.byteLength(text)} bytes; median of ${rounds} interleaved rounds\n`);
for (const [name, ms] of times) {
  const speed = ((times[0]?.[1] ?? Number.NaN) / ms).toFixed(2);
  console.log(`${name.padEnd(36)} ${ms.toFixed(4)} ms   ${speed} × the speed of JSON.parse`);
}
