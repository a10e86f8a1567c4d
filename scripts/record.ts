/** Runs the client against the service over HTTP and writes the exchanges, redacted, as HTTP archives. */
import { fileURLToPath } from "node:url";
import { runCommand } from "./command/run-command.ts";
import { recordScenario } from "./record/record-scenario.ts";
import { scenarios } from "./record/scenarios.ts";

const HELP = `Writes test/recordings: the client runs against the service over HTTP. Each run writes the same bytes.

Usage: npm run record -- [--out DIRECTORY]
`;
const out = { type: "string", default: fileURLToPath(new URL("../test/recordings", import.meta.url)) } as const;
await runCommand({ name: "record", help: HELP, options: { out } }, async (values) => {
  for (const [name, scenario] of Object.entries(scenarios)) {
    const exchanges = await recordScenario(`${values.out}/${name}.har`, scenario);
    console.log(`${name}.har: ${exchanges} exchanges`);
  }
  return 0;
});
