import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { median } from "../time-interleaved.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const client = fileURLToPath(new URL("../../dist/src/index.js", import.meta.url));

/** Milliseconds that a new process takes to import openapi-fetch, and the built client, which imports it too. */
export function timeImports(rounds: number): { openapiFetch: number; client: number } {
  if (!existsSync(client)) throw new Error("dist/src/index.js is not there: run npm run build first");
  const samples = Array.from({ length: rounds }, () => [timeImport("openapi-fetch"), timeImport(client)] as const);
  return { openapiFetch: median(samples.map(([bare]) => bare)), client: median(samples.map(([, ours]) => ours)) };
}

function timeImport(specifier: string): number {
  const script = `const started = performance.now(); await import(${JSON.stringify(specifier)}); console.log(performance.now() - started);`;
  return Number(execFileSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: root }));
}
