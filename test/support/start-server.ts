import {
  type defaultLimits,
  type Listener,
  type ServerHandle,
  startHttpServer,
} from "../../src/cli/serve/start-http-server.ts";
import { Service } from "../../src/service/create-service.ts";
import { createListener } from "../../src/service/index.ts";

interface ServerOptions {
  readonly limits?: typeof defaultLimits;
  /** @default that of the service */
  readonly listener?: Listener | undefined;
}

/** Starts a server for a service, as `loyalty serve` does. */
export function startServer(
  service: Service,
  { limits, listener = createListener(service) }: ServerOptions = {},
): Promise<ServerHandle> {
  const { refuse } = Service.getDispatcher(service);
  return startHttpServer(listener, "127.0.0.1", 0, { refuse, ...(limits && { limits }) });
}
