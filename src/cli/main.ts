#!/usr/bin/env node
// The program is imported after the check: an older Node fails on its imports, which it evaluates first.
const MIN_NODE = [22, 18] as const;
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  console.error(`loyalty: needs Node ${MIN_NODE.join(".")} or newer, this is Node ${process.versions.node}`);
  process.exitCode = 2;
} else {
  // Node 22 warns about node:sqlite, which a user cannot change.
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: never[]) => {
    if (!String(warning).startsWith("SQLite is an experimental feature")) emitWarning(warning, ...rest);
  };
  const { endOnFailedOutput } = await import("./io/output.ts");
  endOnFailedOutput("loyalty");
  const { run } = await import("./create-program.ts");
  const { processIo } = await import("./io/io.ts");
  process.exitCode = await run(process.argv.slice(2), processIo);
}

export {}; // a module, for the await above
