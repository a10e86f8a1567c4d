import { Command } from "commander";
import { parseCount } from "../src/cli/io/parse-count.ts";
import { runCommand } from "./command/run-command.ts";
import { buildSite } from "./docs/build-site.ts";
import { previewSite } from "./docs/preview-site.ts";

interface DocsOptions {
  readonly out: string;
  readonly source: string;
  readonly serve?: true;
  readonly port: number;
}

await runCommand(
  new Command("docs")
    .description(
      "Writes the documentation as a static site that works from file:// and loads nothing from the network.",
    )
    .option("--out <directory>", "directory of the pages", "dist/docs")
    .option("--source <directory>", "directory of openapi.yaml and docs/", ".")
    .option("--serve", "serve the site on 127.0.0.1, and write it again after each save")
    .option("--port <number>", "port of --serve; 0 picks a free one", parseCount(0, 65_535), 8788)
    .action(async ({ out, source, serve, port }: DocsOptions) => {
      const files = await buildSite(out, source);
      console.log(`wrote ${files.length} pages to ${out}`);
      if (serve) console.log(`preview on ${await previewSite(source, out, port)}; Ctrl+C ends it`);
    }),
);
