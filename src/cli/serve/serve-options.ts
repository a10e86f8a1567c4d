/** Options of `loyalty serve`. */
export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly database?: string;
  readonly demo?: boolean;
  readonly adminPort?: number;
  /** Processes that serve. */
  readonly workers: number;
  /** Connections to PostgreSQL of each process. */
  readonly pool: number;
  /** Requests a minute of one credential. */
  readonly rateLimit?: number;
  /** Most milliseconds that a request waits after failed credentials; 0 for none. */
  readonly slowdown: number;
  /** Seconds. */
  readonly drain: number;
  /** Seconds between purges of expired tokens. */
  readonly purge: number;
  /** Rules for faults on demand. */
  readonly fault: readonly string[];
  readonly log?: boolean;
  readonly verify?: boolean;
}

/** Where the service listens, for those who wait for it. */
export interface Addresses {
  readonly url: string;
  readonly adminUrl?: string;
}
