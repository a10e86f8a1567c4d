import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { runOnSave } from "../watch/run-on-save.ts";
import { buildSite } from "./build-site.ts";

const SOURCES = ["openapi.yaml", "redocly.yaml"];
const isPage = (name: string) => name.endsWith(".md");

/**
 * Serves the site on this machine, builds it again after each save of a source, and returns its address.
 * @param source Directory of openapi.yaml and docs/.
 * @throws Error if the port is in use.
 */
export async function previewSite(source: string, out: string, port: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? "/", "http://127.0.0.1").pathname) || "index.html";
    const page = await readFile(join(out, name)).catch(() => undefined);
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(page ?? "There is no such page.");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const rebuild = () =>
    buildSite(out, source).then(
      (files) => console.log(`wrote ${files.length} pages`),
      (error: unknown) => console.error(`docs: ${error instanceof Error ? error.message : String(error)}`),
    );
  runOnSave({ [source]: (name) => SOURCES.includes(name), [join(source, "docs")]: isPage }, rebuild);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
