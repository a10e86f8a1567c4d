/** What no checker can do without: the archive as JSON, and each body as JSON. */
import { readFileSync } from "node:fs";

const { log } = JSON.parse(readFileSync(process.argv.at(-1) ?? "", "utf8"));
for (const { response } of log.entries) JSON.parse(response.content.text);
