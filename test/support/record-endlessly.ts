import { createFileSink } from "../../src/traffic/record/recording-sink.ts";
import { entry, page } from "./har.ts";

/** Records exchanges of 16 MB to the file that the last argument names until it is killed; prints each that is complete. */
const sink = createFileSink(process.argv.at(-1) ?? "");
const filler = "x".repeat(16_000_000);
for (let count = 1; ; count++) {
  sink.write(entry({ body: page([], { has_more: false, filler, count }) }));
  process.stdout.write(`${count}\n`);
}
