import { Command } from "commander";
import { recordScenario } from "./record/record-scenario.ts";
import { scenarios } from "./record/scenarios.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  new Command("record")
    .description("Runs the client against the service over HTTP and records it. Each run writes the same bytes.")
    .action(async () => {
      for (const [name, scenario] of Object.entries(scenarios)) {
        const exchanges = await recordScenario(`test/recordings/${name}.har`, scenario);
        console.log(`${name}.har: ${exchanges} exchanges`);
      }
    }),
);
