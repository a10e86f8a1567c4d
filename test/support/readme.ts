import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type CliResult, readHello, runCommand } from "./run-cli.ts";

/** A shell block of a page, and the block of output that follows it. */
export interface CommandBlock {
  readonly place: "your project" | "a clone" | undefined;
  readonly commands: readonly string[];
  readonly output?: string;
}

/** The shell blocks of a page in order. The nearest "In your project" or "In a clone" above a block names its place. */
export function readCommandBlocks(file = "README.md"): CommandBlock[] {
  const blocks: CommandBlock[] = [];
  let place: CommandBlock["place"];
  const parts = /^#+ |\bIn (your project|a clone)\b|^```(\w+)\n([\s\S]*?)^```$/gim;
  for (const [part, label, language, text = ""] of readFileSync(file, "utf8").matchAll(parts)) {
    const last = blocks.at(-1);
    if (part.startsWith("#")) place = undefined;
    else if (label) place = label as CommandBlock["place"];
    else if (language === "sh") blocks.push({ place, commands: text.trim().split(/\n| && /) });
    else if (language === "text" && last) blocks[blocks.length - 1] = { ...last, output: text };
  }
  return blocks;
}

/** A shell in one folder that runs the commands of README.md, on free ports instead of those that README.md names. */
export class ReadmeShell {
  readonly #folder: string;
  readonly #running: ChildProcess[] = [];
  readonly #exports: string[] = [];
  /** Addresses in README.md, each with its replacement. */
  readonly #addresses = new Map<string, string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Replaces the addresses of README.md in a text. */
  fill(text: string): string {
    return [...this.#addresses].reduce((filled, [address, used]) => filled.replaceAll(address, used), text);
  }

  /** Runs a command to its end; one that serves keeps running once it listens. */
  async run(command: string): Promise<Pick<CliResult, "code" | "stdout">> {
    if (command.startsWith("export ")) this.#exports.push(this.fill(command)); // for the commands that follow
    const [, name] = /\bloyalty (?:-- )?(serve|record)\b/.exec(command) ?? [];
    if (name === undefined) {
      const { code, stdout } = await runCommand("sh", ["-c", [...this.#exports, this.fill(command)].join("\n")], {
        cwd: this.#folder,
      });
      return { code, stdout: stdout.replace(/^\n(> .*\n){2}\n/, "") }; // without the two lines that npm prints about a script
    }
    const child = spawn("sh", ["-c", `${this.fill(command)} --port 0`], {
      cwd: this.#folder,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#running.push(child);
    const ended = once(child, "exit").then(() => Promise.reject(new Error(`ended: ${command}`)));
    const { url } = await Promise.race([readHello(child), ended]);
    this.#addresses.set(`http://127.0.0.1:${name === "serve" ? 8787 : 8788}`, url);
    return { code: 0, stdout: "" };
  }

  /** Ends the commands that still run. */
  async close(): Promise<void> {
    for (const child of this.#running) {
      if (child.exitCode !== null || child.pid === undefined) continue;
      const ended = once(child, "exit");
      process.kill(-child.pid, "SIGINT"); // npm, and what it started, without the delay of SIGTERM
      await ended.catch(() => {});
    }
  }
}
