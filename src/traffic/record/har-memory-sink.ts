import { type Har, type HarEntry, RECORDER } from "../read/har.ts";
import type { HarSink } from "./create-recorder.ts";

/** Keeps an archive in memory, for tests that look at it at once. */
export function harMemorySink(): HarSink & { readonly har: Har } {
  const entries: HarEntry[] = [];
  return {
    har: { log: { version: "1.2", creator: { name: RECORDER, version: "1" }, entries } },
    write(entry) {
      entries.push(entry);
    },
    close() {},
  };
}
