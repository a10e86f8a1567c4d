import { Command } from "commander";
import { runDemo } from "./demo/run-demo.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  new Command("demo")
    .description("Starts the service with the demo dataset, uses it with the client and checks each exchange.")
    .addHelpText("after", "\nExit code: 0 everything is as expected, 1 it is not, 2 the demo failed.")
    .action(async () => {
      process.exitCode = (await runDemo()) ? 0 : 1;
    }),
);
