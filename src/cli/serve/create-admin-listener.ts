import type { RequestListener } from "node:http";

/** What the admin port tells. */
export interface AdminState {
  /** Rejects where the database is out of reach. */
  readonly ping: () => Promise<void>;
  readonly isDraining: () => boolean;
  readonly metrics: () => string;
}

/** `/healthz` (the process answers), `/readyz` (it can serve) and `/metrics`, for those who run it. */
export function createAdminListener({ ping, isDraining, metrics }: AdminState): RequestListener {
  const readiness = async (): Promise<[number, string]> => {
    if (isDraining()) return [503, "draining\n"];
    return ping().then(
      () => [200, "ready\n"],
      () => [503, "the database is out of reach\n"],
    );
  };
  const pages: Record<string, () => Promise<[number, string]>> = {
    "/healthz": async () => [200, "ok\n"],
    "/readyz": readiness,
    "/metrics": async () => [200, metrics()],
  };
  return async (incoming, outgoing) => {
    const path = (incoming.url ?? "").split("?", 1)[0] ?? "";
    const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
    const [status, text] = page ? await page() : [404, "unknown; there are /healthz, /readyz and /metrics\n"];
    outgoing.writeHead(status, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
  };
}
