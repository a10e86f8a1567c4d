import type { RequestListener } from "node:http";
import type { ServiceHandle } from "./start-service.ts";

/** Serves the admin port: `/healthz` (the process runs), `/readyz` (a token could be issued now) and `/metrics`. */
export function createAdminListener(
  service: Pick<ServiceHandle, "ping" | "writeMetrics">,
  isDraining: () => boolean,
): RequestListener {
  const readPage = async (path: string): Promise<[status: number, text: string]> => {
    if (path === "/healthz") return [200, "ok\n"];
    if (path === "/metrics") return [200, service.writeMetrics()];
    if (path !== "/readyz") return [404, "unknown page; choose /healthz, /readyz or /metrics\n"];
    if (isDraining()) return [503, "draining\n"];
    return service.ping().then(
      () => [200, "ready\n"],
      () => [503, "no token can be issued: the database cannot be written\n"],
    );
  };
  return async (request, response) => {
    const [status, text] = await readPage((request.url ?? "").split("?", 1)[0] ?? "");
    response.writeHead(status, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  };
}
