import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

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
