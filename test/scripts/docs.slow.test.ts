import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCommand } from "../support/run-cli.ts";
import { createScratchFolder } from "../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();

/** Each look at a clock comes a second later than the one before, as on a machine that is busy with other work. */
const SLOW_CLOCKS = `
  let late = 0;
  for (const clock of [performance, Date]) {
    const now = clock.now.bind(clock);
    clock.now = () => now() + (late += 1000);
  }
`;

it("the site has the same bytes if the machine is busy", { timeout: 300_000 }, async () => {
  const clocks = await file("slow-clocks.mjs", SLOW_CLOCKS);
  const build = async (name: string, env: NodeJS.ProcessEnv) => {
    const args = ["scripts/docs.ts", "--out", join(folder, name)];
    expect(await runCommand(process.execPath, args, { env })).toMatchObject({ code: 0 });
    return readFile(join(folder, `${name}.json.br`));
  };

  const idle = await build("idle", process.env);
  const busy = await build("busy", { ...process.env, NODE_OPTIONS: `--import ${clocks}` });

  expect(busy.equals(idle)).toBe(true);
});
