import {
  type defaultLimits,
  type Listener,
  type ServerHandle,
  startHttpServer,
} from "../../src/cli/serve/start-http-server.ts";
import type { InternalService } from "../../src/service/internal.ts";

interface ServerOptions {
  readonly limits?: typeof defaultLimits;
  /** @default that of the service */
  readonly listener?: Listener | undefined;
  readonly onDrop?: () => void;
}

/** Starts a server for a service, as `loyalty serve` does. */
export function startServer(
  service: InternalService,
  { listener = service.listener, ...options }: ServerOptions = {},
): Promise<ServerHandle> {
  return startHttpServer(listener, "127.0.0.1", 0, { refuse: service.refuse, ...options });
}
