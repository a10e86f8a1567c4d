import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { entry, har } from "../../support/har.ts";
import { runInProcess } from "../../support/run-in-process.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";

const { folder, file } = createScratchFolder();

describe("loyalty silences", () => {
  it("refutes nothing in the recordings of the service", async () => {
    const names = ["member-activity", "tokens", "management", "rate-limit", "outage"];

    const { code, stdout } = await runInProcess(["silences", ...names.map((name) => `test/recordings/${name}.har`)]);

    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^S03 {2}confirmed {2}the default limit is 10 +test\/recordings\/member-activity.har #\d+$/m,
    );
    expect(stdout.match(/ confirmed /g)?.length).toBeGreaterThan(10);
  });

  it("exits 1 if an assumption is refuted, and names the exchange", async () => {
    const revoke = (status: number) =>
      entry({ url: "https://x.example/v1/oauth/token/revoke", form: { access_token: "t" }, status, body: "" });
    const path = await file("a.har", har(entry(), revoke(200)));
    const other = await file("b.har", har(revoke(204), revoke(200)));

    const result = await runInProcess(["silences", "--json", path, other]);
    const unread = await runInProcess(["silences", join(folder, "none.har")]);

    expect(result.code).toBe(1);
    expect(result.json().silences).toContainEqual({
      id: "S06",
      assumption: "revoking gives 204",
      verdict: "refuted",
      entry: 1,
      file: path,
    });
    expect(unread).toMatchObject({ code: 2, stderr: expect.stringContaining("does not exist") });
  });
});
