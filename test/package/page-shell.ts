import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type CliResult, readHello, runCommand } from "../support/run-cli.ts";

/** The two lines that npm prints before it runs a script, with the empty lines around them. */
const NPM_BANNER = /^\n(> .*\n){2}\n/;

/** A shell in one folder that runs the commands of pages, on free ports instead of those that the pages name. */
export class PageShell {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];
  readonly #exports: string[] = [];
  /** Addresses in the pages, each with its replacement. */
  readonly #addresses = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Replaces the addresses of the pages in a text. */
  fill(text: string): string {
    return [...this.#addresses].reduce((filled, [address, used]) => filled.replaceAll(address, used), text);
  }

  /** Runs a command to its end. One that serves keeps running once it listens. */
  async run(command: string): Promise<Pick<CliResult, "code" | "stdout">> {
    const [, server] = /\bloyalty (?:-- )?(serve|record)\b/.exec(command) ?? [];
    if (server !== undefined) return this.#start(command, `http://127.0.0.1:${server === "serve" ? 8787 : 8788}`);
    const filled = this.fill(command);
    if (command.startsWith("export ")) this.#exports.push(filled); // for the commands that follow
    const script = [...this.#exports, filled].join("\n");
    const { code, stdout } = await runCommand("sh", ["-c", script], { cwd: this.#folder });
    return { code, stdout: stdout.replace(NPM_BANNER, "") };
  }

  async #start(command: string, address: string): Promise<Pick<CliResult, "code" | "stdout">> {
    const child = spawn("sh", ["-c", `${this.fill(command)} --port 0`], {
      cwd: this.#folder,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#running.push(child);
    const ended = once(child, "exit").then(() => Promise.reject(new Error(`ended: ${command}`)));
    const { url } = await Promise.race([readHello(child), ended]);
    this.#addresses.set(address, url);
    return { code: 0, stdout: "" };
  }

  /** Ends the commands that still run. */
  async close(): Promise<void> {
    for (const child of this.#running) {
      if (child.exitCode !== null || child.pid === undefined) continue;
      const ended = once(child, "exit");
      process.kill(-child.pid, "SIGINT"); // npm, and what it started, without the delay of SIGTERM
      await ended;
    }
  }
}
