import { Command, InvalidArgumentError } from "commander";
import { formatNotes } from "../src/cli/io/configure-command.ts";
import { buildSite } from "./docs/build-site.ts";
import { printReference } from "./docs/print-reference.ts";
import type { SiteOptions } from "./docs/write-pages.ts";
import { runCommand } from "./run-command.ts";

/** The path of the pages in `loyalty serve`. */
const SERVED = "/docs/";

await runCommand(
  new Command("docs")
    .description("Writes the documentation as a static site that loads nothing from other hosts.")
    .option("--out <directory>", "directory of the pages; beside it is the same site in one file", "dist/docs")
    .option("--base <path>", `path of the site on its host; loyalty serve has it at ${SERVED}`, parseBase, SERVED)
    .option("--pdf", "print the API reference, too, as reference.pdf; the variable CHROMIUM has the path of a Chromium")
    .addHelpText(
      "after",
      formatNotes({
        examples: ["npm run docs", "npm run docs -- --pdf", "npm run docs -- --base / --out site"],
      }),
    )
    .action(async ({ pdf, ...options }: SiteOptions & { readonly pdf?: true }) => {
      const { out, base } = options;
      console.log(`wrote ${await buildSite(options)} pages to ${out}, and as one file to ${out}.json.br`);
      if (pdf) console.log(`printed ${await printReference(options)}`);
      const place = base === SERVED ? "run npm run loyalty -- serve" : `serve ${out} below ${base}`;
      console.log(`To look at the pages, ${place}`);
    }),
);

function parseBase(text: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(text)) return text;
  throw new InvalidArgumentError("It must begin and end with a slash, such as /docs/.");
}
