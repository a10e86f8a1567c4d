import { createRequire } from "node:module";
import { dirname } from "node:path";

const require = createRequire(import.meta.url);
const file = "loyalty-interface/package.json"; // by package name, because sources and compiled files have different depths

/** The folder and the version of this package. */
export const ownPackage = {
  folder: dirname(require.resolve(file)),
  version: (require(file) as { version: string }).version,
};
