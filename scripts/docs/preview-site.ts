import { once } from "node:events";
import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSite } from "./build-site.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Editors save in bursts, so a build starts once the files have been quiet for a moment. */
const QUIET_MS = 100;

/** Serves the site on this machine, builds it again when a source is saved, and gives its address. */
export async function previewSite(out: string, port: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? "/", "http://127.0.0.1").pathname) || "index.html";
    const page = await readFile(join(out, name)).catch(() => undefined);
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
    response.end(page ?? "There is no such page.");
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  let timer: NodeJS.Timeout | undefined;
  const rebuild = () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const result = await buildSite(out).then(
        (files) => `wrote ${files.length} pages`,
        (error: unknown) => `docs: ${String(error)}`,
      );
      console.log(result);
    }, QUIET_MS);
  };
  for (const source of ["docs", "openapi.yaml", "redocly.yaml"]) watch(join(root, source), rebuild);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
