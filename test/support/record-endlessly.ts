import { harFileSink } from "../../src/traffic/record/recording-sink.ts";
import { entry, page } from "./har.ts";

/** Writes exchanges of 16 MB to the archive named by the last argument until it is killed; says each that is written. */
const sink = harFileSink(process.argv.at(-1) ?? "");
const filler = "x".repeat(16_000_000);
for (let count = 1; ; count++) {
  sink.write(entry({ body: page([], { has_more: false, filler, count }) }));
  process.stdout.write(`${count}\n`);
}
