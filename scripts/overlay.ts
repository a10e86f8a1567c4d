/** Applies what `loyalty check --suggest` has written to a copy of the contract. */
import { readFile, writeFile } from "node:fs/promises";
import { parse, stringify } from "yaml";
import { runCommand } from "./command/run-command.ts";
import { applyOverlay } from "./overlay/apply-overlay.ts";

const HELP = `Applies an OpenAPI Overlay 1.0 to a copy of the contract.

Usage: npm run overlay -- OVERLAY [--contract openapi.yaml] [--out openapi.suggested.yaml]
`;
await runCommand(
  {
    name: "overlay",
    help: HELP,
    allowPositionals: true,
    options: {
      contract: { type: "string", default: "openapi.yaml" },
      out: { type: "string", default: "openapi.suggested.yaml" },
    },
  },
  async ({ contract, out }, [file]) => {
    if (file === undefined) throw new Error(`name the overlay\n\n${HELP.trimEnd()}`);
    const overlay = parse(await readFile(file, "utf8"));
    const changed = applyOverlay(parse(await readFile(contract, "utf8")), overlay);
    await writeFile(out, stringify(changed, { lineWidth: 120, aliasDuplicateObjects: false }));
    console.log(`${out}: ${contract} with ${overlay.actions.length} actions of ${file}`);
    return 0;
  },
);
