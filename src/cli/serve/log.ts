import type { Io } from "../io/io.ts";

/** Writes one line of JSON. */
export type Log = (entry: object) => void;

/** A log on standard error. Each line is one write, so that lines of several processes do not mix. */
export function createLog(io: Pick<Io, "err">, about: object = {}): Log {
  return (entry) => io.err(`${JSON.stringify({ time: new Date().toISOString(), ...about, ...entry })}\n`);
}

/** The chain of causes: names and messages, which a log may hold; not what they carry. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? String(error) : `${error}: ${describeFailure(error.cause)}`;
}
