#!/usr/bin/env node
import { run } from "./create-program.ts";
import { processIo } from "./io/io.ts";

// The reader closed the pipe (`loyalty … | head`); this is not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await run(process.argv.slice(2), processIo);
