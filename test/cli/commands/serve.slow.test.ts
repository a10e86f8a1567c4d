import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { runCli } from "../../support/run-cli.ts";
import { serve } from "../../support/serve.ts";

it("loyalty serve ends its process after --drain, whatever is still open", async () => {
  const stuck = ["--import", "data:text/javascript,setInterval(()=>{},1000)"]; // as a database that does not answer
  const args = [...stuck, "src/cli/main.ts", "serve", "--port", "0", "--drain", "1"];
  const child = spawn(process.execPath, args, { stdio: "pipe" });
  const log = text(child.stderr);
  await once(child.stdout, "data");

  child.kill();
  const ended = await once(child, "exit");

  expect(ended).toEqual([0, null]);
  expect(await log).toContain('"warning":"stopped after --drain 1, before the database was closed"');
});

it.each([["--port"], ["--admin-port"]])("loyalty serve ends its process if %s is in use", async (option) => {
  const { port } = new URL((await serve(() => {})).url);
  const { code, stderr } = await runCli(["serve", "--port", "0", option, port]);

  expect([code, stderr]).toEqual([2, expect.stringContaining(`port ${port}: it is in use`)]);
});
