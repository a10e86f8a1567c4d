import { Command, InvalidArgumentError } from "commander";
import { formatNotes } from "../src/cli/io/output.ts";
import { buildArchive, buildSite } from "./docs/build-site.ts";
import type { SiteOptions } from "./docs/write-pages.ts";
import { runCommand } from "./run-command.ts";

interface DocsOptions extends SiteOptions {
  readonly light?: true;
}

await runCommand(
  new Command("docs")
    .description("Writes the documentation as a static site that loads nothing from other hosts.")
    .option("--out <directory>", "directory of the pages", "dist/docs")
    .option("--base <path>", "path of the site on its host; loyalty serve has it at /docs/", parseBase, "/docs/")
    .option("--repository <url>", "address of the repository, for links to sources and to edit a page")
    .option("--light", "write only the pages that loyalty serve shows, as one file")
    .addHelpText(
      "after",
      formatNotes({
        examples: [
          "npm run docs",
          "npm run docs -- --light",
          "npm run docs -- --base / --out site --repository https://git.example/loyalty-interface",
        ],
      }),
    )
    .action(async ({ light, ...options }: DocsOptions) => {
      if (light) console.log(`wrote ${options.out}.json.br, ${await buildArchive(options)} bytes`);
      else console.log(`wrote ${await buildSite(options)} pages to ${options.out}`);
    }),
);

function parseBase(text: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(text)) return text;
  throw new InvalidArgumentError("It must begin and end with a slash, such as /docs/.");
}
