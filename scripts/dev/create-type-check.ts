import manifest from "../../package.json" with { type: "json" };
import { formatCount } from "../../src/contract/format-count.ts";
import { runNode } from "../programs/run-node.ts";
import type { Show } from "./block.ts";

const [, ...COMPILER] = manifest.scripts.typecheck.split(" ");

/** Returns a function that checks all types, of scripts and tests too, as `npm run typecheck` does. */
export function createTypeCheck(show: Show): () => Promise<void> {
  const check = async () => {
    const output = await runNode(COMPILER).catch(({ message }: Error) => message);
    const errors = output.match(/^\S.*$/gm) ?? []; // what is indented explains the line above
    const places = errors.map((error) => error.replace(/\((\d+),(\d+)\): error/, ":$1:$2"));
    show("types", errors.length === 0, formatCount(errors.length, "error"), places);
  };
  let last = Promise.resolve();
  return () => {
    last = last.then(check);
    return last;
  };
}
