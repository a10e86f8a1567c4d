import { once } from "node:events";
import { createInterface } from "node:readline";
import type { DemoDataset } from "../../src/service/index.ts";
import { checkedFetch } from "./checked-service.ts";
import { startCli } from "./run-cli.ts";
import { noteViolation } from "./violations.ts";

/** What `loyalty serve` says in its first line. */
export interface Hello extends Pick<DemoDataset, "credentials" | "ids"> {
  readonly url: string;
  readonly adminUrl: string;
}

/**
 * Starts `loyalty serve` in a process of its own, on a free port, and waits until it listens. Each answer of its `fetch` is
 * held to the contract, by `--verify` on the other side too.
 */
export async function serveCli(...args: string[]) {
  const child = startCli(["serve", "--port", "0", "--verify", ...args]);
  const log: Record<string, unknown>[] = [];
  const errors = createInterface({ input: child.stderr as NodeJS.ReadableStream });
  errors.on("line", (line) => {
    const entry = JSON.parse(line);
    if ("violation" in entry) noteViolation(line);
    log.push(entry);
  });
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  const hello: Hello = JSON.parse(line);
  const { credentials = { appId: "", appToken: "", managementId: "", managementToken: "" } } = hello;
  return {
    child,
    hello,
    log,
    fetch: checkedFetch(),
    application: { "X-App-Id": credentials.appId, "X-App-Token": credentials.appToken },
    management: { "X-Management-Id": credentials.managementId, "X-Management-Token": credentials.managementToken },
    activityUrl: `${hello.url}/v1/loyalties/${hello.ids?.campaignId}/members/${hello.ids?.memberId}/activity`,
    /** Returns once the log has such a line. */
    async logged(isIt: (entry: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
      for (;;) {
        const entry = log.find(isIt);
        if (entry) return entry;
        await once(errors, "line");
      }
    },
    /** Returns once a page of the admin port says this. */
    async tells(path: string, text: string): Promise<string> {
      for (;;) {
        const page = await (await fetch(hello.adminUrl + path)).text();
        if (page.includes(text)) return page;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    /** Ends it, or waits for its end where that has been asked for; gives exit code and signal. */
    async end(signal: NodeJS.Signals | "wait" = "SIGTERM") {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, "exit");
        if (signal !== "wait") child.kill(signal);
        await exit;
      }
      return [child.exitCode, child.signalCode];
    },
  };
}

/** A running `loyalty serve`. */
export type ServeCli = Awaited<ReturnType<typeof serveCli>>;
