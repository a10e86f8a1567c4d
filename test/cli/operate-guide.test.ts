import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { serveCommand } from "../../src/cli/commands/serve.ts";
import { processIo } from "../../src/cli/io/io.ts";
import { metrics } from "../../src/cli/serve/create-metrics.ts";
import { demoDataset } from "../../src/service/index.ts";
import { scenarios } from "../ops/scenarios.ts";
import { shellCommands } from "../support/markdown.ts";
import { runInProcess } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const guide = "docs/operate.md";
const unit = readFileSync("deploy/loyalty.service", "utf8");
const image = readFileSync("deploy/Dockerfile", "utf8");
const commands = [
  ...shellCommands(guide).filter((command) => command.startsWith("loyalty ")),
  `loyalty ${/^ExecStart=.*main\.js (.*)$/m.exec(unit)?.[1]} --database ${/^Environment=DATABASE_URL=(.*)$/m.exec(unit)?.[1]}`,
  `loyalty ${(JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? "[]") as string[]).join(" ")}`,
];
const section = (title: string) => readFileSync(guide, "utf8").split(`## ${title}`)[1]?.split("\n## ")[0] ?? "";
const extraArguments = (command: string) => (command.startsWith("loyalty serve") ? ["--port", "0"] : []);
const { folder: directory } = createScratchFolder();
beforeAll(() => writeFile(join(directory, "dataset.ndjson"), demoDataset().lines));

/** Replaces the files and ports of a command by those of this test. */
const toArguments = (command: string) =>
  command
    .replace(/^loyalty /, "")
    .replace("/var/lib/loyalty", directory)
    .replace("dataset.ndjson", join(directory, "dataset.ndjson"))
    .replace(/--admin-port \d+/, "--admin-port 0")
    .replaceAll(/--(admin-)?host 0.0.0.0 /g, "") // tests stay on loopback
    .split(" ");

describe(`${guide} and deploy/`, () => {
  it("the guide and deploy/ name only commands that work", async () => {
    expect(commands.length).toBeGreaterThanOrEqual(4);
    expect(commands[0]).toMatch(/^loyalty import /); // the others serve what it imports
    for (const command of commands) {
      const { code, stdout, stderr } = await runInProcess([...toArguments(command), ...extraArguments(command)]);

      expect([code, stderr.replace(/^\{"time".*"warning":"faults are on.*\n/, "")], command).toEqual([0, ""]);
      const [, name = ""] = command.split(" ");
      expect(stdout).toMatch({ serve: /^\{"url":/, import: /lines imported/ }[name] ?? /app_demo|^id {6}app_/);
    }
  });

  it("deploy/ gives the service longer to stop than --drain, and customers' data to no other user", () => {
    const drain = serveCommand(processIo).options.find(({ long }) => long === "--drain");
    const [, stop] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];

    expect(Number(stop)).toBeGreaterThan(drain?.defaultValue);
    expect(unit).toMatch(/^StateDirectoryMode=0700\nUMask=0077$/m);
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m); // the unit never gives up
    expect(image).toMatch(/^ENTRYPOINT \["node", /m); // the exec form, which signals reach
    expect(image).toMatch(/^USER node$/m);
    expect(image).toContain(`FROM node:${manifest.devEngines.runtime.version}-slim\n`);
  });

  it("deploy/ and the guide name the metrics, options and variables of the program", () => {
    const texts = readdirSync("deploy").map((name) => readFileSync(join("deploy", name), "utf8"));
    const find = (pattern: RegExp, from = texts) => new Set(from.flatMap((text) => text.match(pattern) ?? []));
    const { options } = serveCommand(processIo);
    const series = Object.entries(metrics).flatMap(([name, [type]]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
    );
    const named = find(/\b(?:loyalty|process)_[a-z_]+/g);

    expect([...named].filter((name) => !series.includes(name))).toEqual([]);
    expect(named.size).toBeGreaterThan(10);
    const known = [...options.map(({ long }) => long), "--omit"]; // of npm install
    const given = [...find(/(?<= |")--[a-z-]+/g, [unit, image])];
    expect(given.filter((option) => !known.includes(option))).toEqual([]);
    expect(given).toContain("--admin-port");
    const variables = [...find(/\b(?:LOYALTY|DATABASE)_[A-Z_]+/g)];
    expect(variables.filter((name) => !options.some(({ envVar }) => envVar === name))).toEqual([]);
    expect(new Set(section("Metrics and logs").match(/(?<=^\|.*`)(?:loyalty|process)_[a-z_]+(?=`.*\|$)/gm))).toEqual(
      new Set(Object.keys(metrics)),
    );
  });

  it("the guide names every option of loyalty serve with its default, and no other", () => {
    const rows = [...section("Options").matchAll(/^\| (`--.*?) \| (.*?) \|/gm)];
    const documented = rows.flatMap(([, names = ""]) => names.match(/--[a-z-]+/g) ?? []);
    const { options } = serveCommand(processIo);

    expect(documented).toHaveLength(options.length);
    for (const { long, defaultValue, defaultValueDescription } of options) {
      const [, names = "", shown = ""] = rows.find((row) => row[1]?.includes(`\`${long}\``)) ?? [];
      const value = shown.split(", ")[names.split(", ").indexOf(`\`${long}\``)]?.replaceAll("`", "");
      if (defaultValue !== undefined) expect(value, long).toBe(String(defaultValueDescription ?? defaultValue));
    }
  });

  it("the guide has a row for each scenario of test/ops", () => {
    const [, table = ""] = /^\| If this happens .*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readFileSync(guide, "utf8")) ?? [];
    const rows = table.trim().split("\n");

    expect(rows.map((row) => row.split(" | ")[0])).toEqual(scenarios.map(({ event }) => `| ${event}`));
    expect(new Set(rows.map((row) => row.split(" | ").length))).toEqual(new Set([4]));
  });
});
