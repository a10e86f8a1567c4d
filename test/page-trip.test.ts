import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

describe("one page of activity", () => {
  it("runs through at most 21 source files, from the client to SQL and back", async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ["test/support/trace-page.ts"]);
    const files = (JSON.parse(stdout) as string[]).filter((file) => file.startsWith("src/"));

    expect(files).toEqual(
      expect.arrayContaining(["src/client/create-loyalty-client.ts", "src/service/store/store.ts"]),
    );
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(21);
  });
});
