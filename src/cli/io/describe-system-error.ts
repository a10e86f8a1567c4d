/** Descriptions of the error codes of Node and the operating system, by action. */
const descriptions = {
  read: {
    ENOENT: "does not exist",
    EISDIR: "is a directory",
    EACCES: "may not be read",
  },
  write: {
    ENOENT: "its directory does not exist",
    ENOTDIR: "its directory is a file",
    EISDIR: "it is a directory",
    EACCES: "it may not be written",
    EROFS: "it may not be written",
    ENOSPC: "the disk is full",
    EFBIG: "it would be larger than the system allows",
  },
  listen: {
    EADDRINUSE: "it is in use; choose another port, or 0 for a free one",
    EACCES: "this user may not use it; choose a port above 1023",
    EADDRNOTAVAIL: "this machine does not have the address",
    ENOTFOUND: "the host is unknown",
    EAI_AGAIN: "the host cannot be resolved",
  },
} as const;

/** Describes why the system refused to read, write or listen; falls back to the error's message. */
export function describeSystemError(error: unknown, action: keyof typeof descriptions): string {
  if (!(error instanceof Error)) return String(error);
  const known: Readonly<Record<string, string>> = descriptions[action];
  return ("code" in error ? known[String(error.code)] : undefined) ?? error.message;
}

/** Describes an error, with the reason if a database is out of reach. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, cause } = error; // by its name, because the service is imported late
  const hasReason = name === "StoreUnavailableError" && cause instanceof Error;
  return hasReason ? `${message}: ${cause.message.split("\n", 1)}` : message;
}
