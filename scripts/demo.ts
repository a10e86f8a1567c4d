import { rmSync } from "node:fs";
import { Command } from "commander";
import { createLoyaltyClient } from "../src/index.ts";
import { changeContract, copyProject } from "./demo/change-contract.ts";
import { tour } from "./demo/tour.ts";
import { startDemo } from "./record/start-demo.ts";
import { runCommand } from "./run-command.ts";

await runCommand(
  new Command("demo")
    .description("Changes a copy of the contract and shows what follows, then uses the service with the client.")
    .addHelpText("after", "\nExit code: 0 everything is as expected, 1 it is not, 2 the demo failed.")
    .action(async () => {
      const failures: string[] = [];
      const confirm = (isAsExpected: boolean, what: string, lines = "") => {
        console.log(`${isAsExpected ? "ok " : "NOT"} ${what}`);
        if (lines !== "") console.log(lines.replace(/^/gm, "    "));
        if (!isAsExpected) failures.push(what);
      };
      const { demo, baseUrl, close } = await startDemo();
      const folder = await copyProject();
      process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
      process.once("SIGINT", () => process.exit(130));
      try {
        console.log("Change the contract, in a copy of the project\n");
        const loyalty = createLoyaltyClient({ baseUrl, management: demo.credentials });
        await changeContract(folder, await loyalty.listUsers({ projectId: demo.ids.projectId }), confirm);
        console.log("\nUse the service with the client\n");
        await tour(demo, baseUrl, confirm);
      } finally {
        await close();
      }
      console.log(`\n${failures.length === 0 ? "everything is as expected" : `not as expected: ${failures.length}`}`);
      process.exitCode = failures.length === 0 ? 0 : 1;
    }),
);
