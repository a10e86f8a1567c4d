import { relative, resolve } from "node:path";
import { Command, InvalidArgumentError } from "commander";
import { formatNotes } from "../src/cli/io/configure-command.ts";
import { buildArchive, buildSite } from "./docs/build-site.ts";
import { printReference } from "./docs/print-reference.ts";
import type { SiteOptions } from "./docs/write-pages.ts";
import { runCommand } from "./run-command.ts";

interface DocsOptions extends SiteOptions {
  readonly light?: true;
  readonly pdf?: true;
}

await runCommand(
  new Command("docs")
    .description("Writes the documentation as a static site that loads nothing from other hosts.")
    .option("--out <directory>", "directory of the pages", "dist/docs")
    .option("--base <path>", "path of the site on its host; loyalty serve has it at /docs/", parseBase, "/docs/")
    .option("--repository <url>", "address of the repository, for links to sources and to edit a page")
    .option("--light", "write only the pages that loyalty serve shows, as one file")
    .option(
      "--pdf",
      "print the API reference, too, as reference.pdf (needs Chromium; the variable CHROMIUM has its path)",
    )
    .addHelpText(
      "after",
      formatNotes({
        examples: [
          "npm run docs",
          "npm run docs -- --pdf",
          "npm run docs -- --light",
          "npm run docs -- --base / --out site --repository https://git.example/loyalty-interface",
        ],
      }),
    )
    .action(async ({ light, pdf, ...options }: DocsOptions) => {
      const { out, base } = options;
      if (light) {
        console.log(`wrote ${out}.json.br, ${await buildArchive(options)} bytes; npm run loyalty -- serve shows it`);
        return;
      }
      console.log(`wrote ${await buildSite(options)} pages to ${out}`);
      if (pdf) console.log(`printed ${await printReference(options)}`);
      console.log(`To look at the pages, serve ${out} below ${base}${formatServer(out, base)}`);
    }),
);

/** Returns a command that serves the pages, if the path of the site ends with the name of their folder. */
function formatServer(out: string, base: string): string {
  const root =
    base === "/" ? out : resolve(out).endsWith(base.slice(0, -1)) && (relative("", resolve(out, "..")) || ".");
  if (!root) return "";
  return `, for example with python3 -m http.server --directory ${root}, on http://localhost:8000${base}`;
}

function parseBase(text: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(text)) return text;
  throw new InvalidArgumentError("It must begin and end with a slash, such as /docs/.");
}
