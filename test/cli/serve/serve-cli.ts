import { vi } from "vitest";
import { startInProcess } from "../../support/run-cli.ts";

/** Starts `loyalty serve` in this process, on a free port, and waits until it listens. */
export async function serveCli(...args: string[]) {
  const log: Record<string, unknown>[] = [];
  const sleeps: number[] = [];
  const deadlines: number[] = [];
  let sleeping = Promise.resolve();
  const command = startInProcess(["serve", "--port", "0", ...args], {
    err: (text) => text.startsWith("{") && log.push(JSON.parse(text)),
    sleep(delayMs) {
      sleeps.push(delayMs);
      return sleeping;
    },
    endWithin: (maxMs) => void deadlines.push(maxMs),
  });
  const hello = await command.started;
  const { credentials = { appId: "", appToken: "", managementId: "", managementToken: "" } } = hello;
  return {
    hello,
    log,
    /** The delays between SIGTERM and the close of the port, in milliseconds. They end at once, see `holdDelay`. */
    sleeps,
    /** The times after which the process would have to end, in milliseconds. */
    deadlines,
    /** Makes the delay last until the returned function is called. */
    holdDelay(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      sleeping = promise;
      return resolve;
    },
    application: { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken },
    management: { "X-Management-Id": credentials.managementId, "X-Management-Token": credentials.managementToken },
    activityUrl: `${hello.url}/v1/loyalties/${hello.ids?.campaignId}/members/${hello.ids?.memberId}/activity`,
    /** Reads a page of the admin port again and again until it contains a text. */
    waitForPage(path: string, text: string): Promise<string> {
      const read = async () => {
        const page = await (await fetch(hello.adminUrl + path)).text();
        return page.includes(text) ? page : undefined;
      };
      return vi.waitUntil(read, { interval: 20 });
    },
    /** Sends the signal; returns the exit code once the command has ended. */
    end: async (by?: "SIGINT" | "SIGTERM") => (await command.end(by)).code,
  };
}

export type ServeCli = Awaited<ReturnType<typeof serveCli>>;
