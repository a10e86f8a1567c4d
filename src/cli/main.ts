#!/usr/bin/env node
import { run } from "./create-program.ts";
import { processIo } from "./io/io.ts";

// The reader has gone (`loyalty … | head`): nothing is left to say, and nothing is wrong.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await run(process.argv.slice(2), processIo);
