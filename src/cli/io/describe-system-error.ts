import { getSystemErrorMessage } from "node:util";

/** Describes a failure of the system in its own words, without code and path. Any other error has its message. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "errno" in error && typeof error.errno === "number" ? getSystemErrorMessage(error.errno) : error.message;
}

/** Describes an error, with the reason if a database is out of reach. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, cause } = error; // by its name, because the service is imported late
  const hasReason = name === "StoreUnavailableError" && cause instanceof Error;
  return hasReason ? `${message}: ${cause.message.split("\n", 1)}` : message;
}
