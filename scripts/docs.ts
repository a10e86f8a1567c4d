/** Writes the documentation site: the reference, the event catalogue, the ledger and the guides. */

import { fileURLToPath } from "node:url";
import { runCommand } from "./command/run-command.ts";
import { buildSite } from "./docs/build-site.ts";
import { previewSite } from "./docs/preview-site.ts";

const HELP = `Writes the documentation as a static site that works from file:// and asks the network for nothing.

Usage: npm run docs -- [--out DIRECTORY] [--source DIRECTORY] [--serve [--port NUMBER]]

  --out DIRECTORY     where to write (default dist/docs)
  --source DIRECTORY  where openapi.yaml and docs/ are (default this project)
  --serve             show it on http://127.0.0.1:8788, and write again on each save
  --port NUMBER       port of --serve; 0 picks a free one (default 8788)
`;

await runCommand(
  {
    name: "docs",
    help: HELP,
    options: {
      out: { type: "string", default: fileURLToPath(new URL("../dist/docs", import.meta.url)) },
      source: { type: "string", default: fileURLToPath(new URL("..", import.meta.url)) },
      serve: { type: "boolean" },
      port: { type: "string", default: "8788" },
    },
  },
  async ({ out, source, serve, port }) => {
    const files = await buildSite(out, source);
    console.log(`wrote ${files.length} pages to ${out}`);
    if (serve) console.log(`preview on ${await previewSite(source, out, Number(port))}; Ctrl+C ends it`);
    return 0;
  },
);
