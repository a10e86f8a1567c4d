import { mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Exchange, readExchanges } from "../../../src/traffic/index.ts";
import { Pseudonyms } from "../../../src/traffic/redact/pseudonyms.ts";
import { ACTIVITY_URL, page } from "../../support/har.ts";
import { runInProcess, startInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serve } from "../../support/serve.ts";

const path = new URL(ACTIVITY_URL).pathname;
const SECRET = "canary7c6b8f4c2d1e4a";
let folder = "";
const { url: upstreamUrl } = await serve((_, outgoing) => {
  outgoing.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(page()));
});
const { folder: parent } = createScratchFolder();
beforeEach(async () => {
  folder = await mkdtemp(join(parent, "record-"));
});

const toArgs = (out: string) => ["record", "--upstream", upstreamUrl, "--port", "0", "--out", out];

const read = async (file: string): Promise<Exchange[]> => readExchanges(await readFile(file, "utf8"));

describe("loyalty record", () => {
  it("records until SIGTERM with pseudonyms of the given key, and reveals no secret", async () => {
    const out = join(folder, "a.har");
    vi.stubEnv("LOYALTY_TEST_KEY", "key of the test");
    const command = startInProcess([...toArgs(out), "--key-env", "LOYALTY_TEST_KEY"]);
    const { url } = await command.started;
    vi.unstubAllEnvs();

    const response = await fetch(`${url}${path}?access_token=${SECRET}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${SECRET}`, Cookie: `session=${SECRET}`, "X-Api-Key": SECRET },
      body: new URLSearchParams({ client_secret: SECRET, access_token: SECRET }),
    });
    const body = await response.text();
    const { code, stderr } = await command.end();
    const [exchange] = await read(out);

    expect([code, stderr]).toEqual([0, ""]);
    expect(await readdir(folder)).toEqual(["a.har"]);
    expect(JSON.parse(exchange?.response.body ?? "")).toMatchObject({ data: [], has_more: JSON.parse(body).has_more });
    const alias = new Pseudonyms("key of the test").replaceText(SECRET);
    expect(exchange?.request.headers.get("authorization")).toBe(`Bearer ${alias}`);
    expect(await readFile(out, "utf8")).not.toContain(SECRET);
  });

  it("names a port that is in use, and leaves an older recording", async () => {
    const out = join(folder, "a.har");
    await writeFile(out, "older");

    const { code, stderr } = await runInProcess([...toArgs(out), "--port", new URL(upstreamUrl).port]);

    expect(code).toBe(2);
    expect(stderr).toMatch(/^loyalty record: cannot listen on 127.0.0.1, port \d+: address already in use\n$/);
    expect(await readFile(out, "utf8")).toBe("older");
    expect(await readdir(folder)).toEqual(["a.har"]);
  });
});
