import { join } from "node:path";
import { Command } from "commander";
import { runCommand } from "./command/run-command.ts";
import { recordScenario } from "./record/record-scenario.ts";
import { scenarios } from "./record/scenarios.ts";

await runCommand(
  new Command("record")
    .description("Runs the client against the service over HTTP and records it. Each run writes the same bytes.")
    .option("--out <directory>", "directory of the archives", "test/recordings")
    .option("--browsers [chromium]", "write the archives of Playwright and Chromium instead, which differ in each run")
    .action(async ({ out, browsers }: { out: string; browsers?: string | true }) => {
      if (browsers !== undefined) {
        const { recordBrowsers } = await import("./record/record-browsers.ts"); // Playwright takes a second to load
        return recordBrowsers(join(out, "browsers"), browsers === true ? "/usr/bin/chromium" : browsers);
      }
      for (const [name, scenario] of Object.entries(scenarios)) {
        const exchanges = await recordScenario(`${out}/${name}.har`, scenario);
        console.log(`${name}.har: ${exchanges} exchanges`);
      }
    }),
);
