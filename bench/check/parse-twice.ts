/** Parses an archive and the body of each response: the least work of any checker. */
import { readFileSync } from "node:fs";

const { log } = JSON.parse(readFileSync(process.argv.at(-1) ?? "", "utf8"));
for (const { response } of log.entries) JSON.parse(response.content.text);
