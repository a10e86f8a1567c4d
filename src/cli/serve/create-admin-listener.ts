import type { RequestListener } from "node:http";
import type { Serving } from "./serving.ts";

/** What the admin port tells. */
export interface AdminState extends Pick<Serving, "metrics" | "readiness"> {
  readonly isDraining: () => boolean;
}

/** `/healthz` (the process answers), `/readyz` (it can serve) and `/metrics`, for those who run it. */
export function createAdminListener({ isDraining, metrics, readiness }: AdminState): RequestListener {
  const ready = async (): Promise<[number, string]> => {
    if (isDraining()) return [503, "draining\n"];
    const { isReady, text } = await readiness();
    return [isReady ? 200 : 503, `${text}\n`];
  };
  const pages: Record<string, () => Promise<[number, string]>> = {
    "/healthz": async () => [200, "ok\n"],
    "/readyz": ready,
    "/metrics": async () => [200, await metrics()],
  };
  return async (incoming, outgoing) => {
    const path = (incoming.url ?? "").split("?", 1)[0] ?? "";
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    const [status, text] = page ? await page() : [404, "unknown; there are /healthz, /readyz and /metrics\n"];
    outgoing.writeHead(status, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  };
}
