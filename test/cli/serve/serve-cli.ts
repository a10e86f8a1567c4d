import { EventEmitter, once } from "node:events";
import { startInProcess } from "../../support/run-cli.ts";

/** Starts `loyalty serve` in this process, on a free port, and waits until it listens. */
export async function serveCli(...args: string[]) {
  const log: Record<string, unknown>[] = [];
  const logged = new EventEmitter();
  const sleeps: number[] = [];
  const deadlines: number[] = [];
  let sleeping = Promise.resolve();
  const command = startInProcess(["serve", "--port", "0", ...args], {
    err(text) {
      if (!text.startsWith("{")) return;
      const entry = JSON.parse(text);
      log.push(entry);
      logged.emit("line");
    },
    sleep(delayMs) {
      sleeps.push(delayMs);
      return sleeping;
    },
    endWithin(maxMs) {
      deadlines.push(maxMs);
    },
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
    async logged(isMatch: (entry: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
      for (;;) {
        const entry = log.find(isMatch);
        if (entry) return entry;
        await once(logged, "line");
      }
    },
    /** Reads a page of the admin port again and again until it contains a text. */
    async waitForPage(path: string, text: string): Promise<string> {
      for (;;) {
        const page = await (await fetch(hello.adminUrl + path)).text();
        if (page.includes(text)) return page;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    /** Sends the signal; returns the exit code once the command has ended. */
    end: async (by?: "SIGINT" | "SIGTERM") => (await command.end(by)).code,
  };
}

export type ServeCli = Awaited<ReturnType<typeof serveCli>>;
