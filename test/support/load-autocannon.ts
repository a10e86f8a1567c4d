import { createRequire } from "node:module";
import { join } from "node:path";
import type { Instance, Options, Result } from "autocannon";
import { installTools } from "../../scripts/programs/install-tools.ts";

/** Installs the tools of the benches, and loads [autocannon](https://github.com/mcollina/autocannon) of them. */
export async function loadAutocannon(): Promise<(options: Options) => Instance & PromiseLike<Result>> {
  const require = createRequire(join(await installTools("bench"), "autocannon"));
  return require("autocannon");
}
