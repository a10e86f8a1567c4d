/** Applies what `loyalty check --suggest` has written to a copy of the contract. */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import { applyOverlay } from "./overlay/apply-overlay.ts";

const HELP = `Applies an OpenAPI Overlay 1.0 to a copy of the contract.

Usage: npm run overlay -- OVERLAY [--contract openapi.yaml] [--out openapi.suggested.yaml]
`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    contract: { type: "string", default: "openapi.yaml" },
    out: { type: "string", default: "openapi.suggested.yaml" },
    help: { type: "boolean", short: "h" },
  },
});
const [file] = positionals;
if (values.help || file === undefined) {
  process.stdout.write(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  const overlay = parse(await readFile(file, "utf8"));
  const contract = applyOverlay(parse(await readFile(values.contract, "utf8")), overlay);
  await writeFile(values.out, stringify(contract, { lineWidth: 120, aliasDuplicateObjects: false }));
  console.log(`${values.out}: ${values.contract} with ${overlay.actions.length} actions of ${file}`);
}
