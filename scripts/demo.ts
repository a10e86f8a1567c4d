/**
 * The whole interface in a few seconds: starts the service with the demo dataset on a free port, uses it with the client
 * over real HTTP, and holds every exchange to the contract. Exits 1 where anything deviates. Run: npm run demo
 */
import { runCommand } from "./command/run-command.ts";
import { runDemo } from "./demo/run-demo.ts";

const HELP = `Shows the service, the client and the checker at work, and exits 1 where anything deviates.

Usage: npm run demo
`;
await runCommand({ name: "demo", help: HELP, options: {} }, async () =>
  (await runDemo((line) => console.log(line))) ? 0 : 1,
);
