import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The limits on clients that do not read. */
export interface ReaderLimits {
  /** Maximum time in which no byte leaves the write queue of a connection. */
  readonly stalledMs: number;
  /** Time over which a write queue must move at {@link minBytesPerSecond}. */
  readonly slowMs: number;
  readonly minBytesPerSecond: number;
}

/**
 * Creates the watch of a write queue that is not empty any more. It takes the number of bytes that have left the queue and the
 * time in milliseconds, and returns whether the limits are exceeded.
 */
export function createQueueWatch({ stalledMs, slowMs, minBytesPerSecond }: ReaderLimits) {
  let moved: { readonly left: number; readonly at: number } | undefined;
  let start: typeof moved;
  return (left: number, at: number): boolean => {
    if (!moved || left > moved.left) moved = { left, at };
    start ??= moved;
    if (at - moved.at >= stalledMs) return true;
    if (at - start.at < slowMs) return false;
    const minBytes = ((at - start.at) / 1000) * minBytesPerSecond;
    const isSlow = left - start.left < minBytes;
    start = { left, at };
    return isSlow;
  };
}

/**
 * Resets connections whose client does not read. Node has no limit for them, and a response stays in memory until it is read.
 * @param connections All connections with a response.
 */
export function cutSlowReaders(
  server: Server,
  connections: ReadonlyMap<Socket, unknown>,
  { checkIntervalMs, ...limits }: ReaderLimits & { readonly checkIntervalMs: number },
): void {
  const watches = new WeakMap<Socket, ReturnType<typeof createQueueWatch>>();
  const check = (socket: Socket) => {
    if (socket.writableLength === 0) return void watches.delete(socket);
    const watch = watches.get(socket) ?? createQueueWatch(limits);
    watches.set(socket, watch);
    if (watch(countLeftBytes(socket), performance.now())) socket.resetAndDestroy(); // the system drops its send buffer, too
  };
  const checking = setInterval(() => [...connections.keys()].forEach(check), checkIntervalMs).unref();
  server.once("close", () => clearInterval(checking));
}

/**
 * Counts the bytes that the system has taken. Node documents no such number: `bytesWritten` counts a write when it begins. The
 * timeouts of Node use this one.
 */
function countLeftBytes(socket: Socket): number {
  const { _handle: handle } = socket as { readonly _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0; // a closed socket has none
}
