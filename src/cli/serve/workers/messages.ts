import type { MetricsSnapshot } from "../metrics/metrics-snapshot.ts";

/** What the supervisor says to a worker. */
export type ToWorker =
  | { readonly kind: "report"; readonly id: number }
  /** Finish what is in flight, and end. */
  | { readonly kind: "end" };

/** What a worker says to the supervisor. */
export type FromWorker =
  | { readonly kind: "listening"; readonly url: string }
  /** It cannot serve, and ends. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "report"; readonly id: number; readonly snapshot: MetricsSnapshot; readonly isReady: boolean };
