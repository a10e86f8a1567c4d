/** What serves, in this process or in workers. */
export interface Serving {
  readonly url: string;
  /** All that was measured, in the text format of Prometheus. */
  readonly metrics: () => Promise<string>;
  /** Whether it can serve, and a line about it. */
  readonly readiness: () => Promise<{ readonly isReady: boolean; readonly text: string }>;
  /** Finishes what is in flight, at most so long. */
  readonly end: (patienceMs: number) => Promise<void>;
}
