import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkResponse } from "../../../src/contract/index.ts";
import { readExchanges } from "../../../src/traffic/index.ts";
import { ACTIVITY_URL, page } from "../../support/har.ts";
import { runCli, startCli } from "../../support/run-cli.ts";

const path = new URL(ACTIVITY_URL).pathname;
const SECRET = "s3cret-token-of-the-test";
let folder = "";
let upstream: Server;
const seen: IncomingMessage[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "record-"));
  upstream = createServer((incoming, outgoing) => {
    seen.push(incoming);
    if (incoming.url?.includes("slow")) return void outgoing.write("first"); // and nothing more
    if (incoming.url?.includes("broken")) return void outgoing.destroy();
    const body = gzipSync(JSON.stringify(page()));
    const headers = {
      "Content-Type": "application/json",
      "Content-Encoding": "gzip",
      "X-Odd": "1",
      Connection: "X-Odd",
    };
    outgoing.writeHead(200, { ...headers, "Content-Length": body.length }).end(body);
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
});
afterAll(async () => {
  upstream.closeAllConnections();
  upstream.close();
  await rm(folder, { recursive: true });
});

const upstreamUrl = () => `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;

/** Starts a proxy before an upstream; gives its address, its archive and its process. */
async function record(name: string, to = upstreamUrl()) {
  const out = join(folder, name);
  const child = startCli(["record", "--upstream", to, "--port", "0", "--out", out]);
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  return {
    child,
    url: JSON.parse(line).url as string,
    read: async () => readExchanges(await readFile(out, "utf8")),
    out,
  };
}

async function raw(url: string, headers: Record<string, string>) {
  const [answer] = (await once(request(url, { headers }).end(), "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return { headers: answer.headers, body: Buffer.concat(chunks) };
}

describe("loyalty record", () => {
  it("passes bytes on as they are, without the headers of the connection, and records them without secrets", async () => {
    const { child, url, read, out } = await record("a.har");
    const sent = { Authorization: `Bearer ${SECRET}`, Connection: "X-Private", "X-Private": "p", "X-Kept": "k" };

    const proxied = await raw(`${url}${path}?access_token=${SECRET}`, sent);
    const direct = await raw(`${upstreamUrl()}${path}`, {});
    child.kill("SIGTERM");
    const [code] = await once(child, "exit");
    const [exchange] = await read();

    expect(proxied.body.equals(direct.body)).toBe(true);
    expect(proxied.headers["content-encoding"]).toBe("gzip");
    expect(proxied.headers["x-odd"]).toBeUndefined();
    expect(seen[0]?.headers).toMatchObject({
      "x-kept": "k",
      authorization: `Bearer ${SECRET}`,
      via: "1.1 loyalty-record",
    });
    expect(seen[0]?.headers["x-private"]).toBeUndefined();
    expect(exchange).toMatchObject({ operationId: "listMemberActivity", response: { body: JSON.stringify(page()) } });
    expect(await readFile(out, "utf8")).not.toContain(SECRET);
    expect(code).toBe(0);
  });

  it("serves a client that takes it for a forward proxy, and sends to its own upstream all the same", async () => {
    const { child, url, read } = await record("forward.har");
    const { hostname, port } = new URL(url);

    for (const target of [`http://elsewhere.example${path}?limit=3`, "*"]) {
      const asked = request({ hostname, port, path: target, method: "OPTIONS" }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      answer.resume();
    }
    child.kill("SIGTERM");
    await once(child, "exit");
    const recorded = (await read()).map((exchange) => exchange.request.url.href);

    expect(recorded).toEqual([`${upstreamUrl()}${path}?limit=3`, `${upstreamUrl()}/`]);
  });

  it("§7.1: answers 502 with an Error object where the upstream does not answer", async () => {
    const { child, url, read } = await record("b.har");

    const response = await fetch(`${url}/broken${path}`);
    const body = await response.json();
    child.kill("SIGTERM");
    await once(child, "exit");

    expect(response.status).toBe(502);
    expect(checkResponse({ operationId: "listMemberActivity", status: 502, body })).toEqual({ ok: true });
    expect((await read()).map((exchange) => exchange.response.status)).toEqual([502]);
  });

  it("passes on the start of an answer before its end", async () => {
    const { child, url } = await record("c.har");

    const response = await fetch(`${url}/slow`);
    const first = await response.body?.getReader().read();
    child.kill("SIGKILL");
    await once(child, "exit");

    expect(Buffer.from(first?.value ?? "").toString()).toBe("first");
  });

  it("leaves a whole archive of the complete exchanges when it is killed", async () => {
    const { child, url, read } = await record("d.har");
    await (await fetch(`${url}${path}`)).text();
    await (await fetch(`${url}${path}`)).text();
    await (await fetch(`${url}/slow`)).body?.cancel();

    child.kill("SIGKILL");
    await once(child, "exit");

    expect((await read()).map(({ operationId }) => operationId)).toEqual(["listMemberActivity", "listMemberActivity"]);
  });

  it.each(["", "/broken"])("says no secret in its output, its errors or its archive (upstream %j)", async (prefix) => {
    const canary = `canary${randomUUID().replaceAll("-", "")}`;
    const { child, url, out } = await record(`canary${prefix.length}.har`);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += chunk));

    const response = await fetch(`${url}${prefix}${path}?access_token=${canary}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${canary}`, Cookie: `session=${canary}`, "X-Api-Key": canary },
      body: new URLSearchParams({ client_secret: canary, access_token: canary }),
    });
    const answer = await response.text();
    child.kill("SIGTERM");
    await once(child, "close");
    const archive = await readFile(out, "utf8");

    expect(readExchanges(archive)).toHaveLength(1);
    for (const text of [said, answer, archive]) expect(text).not.toContain(canary);
    for (const name of await readdir(folder)) expect(await readFile(join(folder, name), "utf8")).not.toContain(canary);
  });

  it("names a port that is in use, and leaves what was recorded before as it is", async () => {
    const out = join(folder, "before.har");
    await writeFile(out, "kept");
    const { code, stderr } = await runCli([
      "record",
      ...["--upstream", upstreamUrl(), "--port", new URL(upstreamUrl()).port, "--out", out],
    ]);

    expect(code).toBe(2);
    expect(stderr).toMatch(/^loyalty: cannot listen on 127.0.0.1, port \d+: it is in use; .*\n$/);
    expect(await readFile(out, "utf8")).toBe("kept");
  });

  it.each([
    [["--upstream", "ftp://x.example", "--out", "x.har"], "http or https"],
    [["--upstream", "http://x.example"], "--out"],
    [["--upstream", "http://x.example", "--out", tmpdir(), "--port", "0"], "it is a directory"],
    [["--upstream", "http://x.example", "--out", "x.har", "--port", "high"], "65535"],
  ])("exits 2 for the usage %j", async (args, hint) => {
    const { code, stderr } = await runCli(["record", ...args]);

    expect(code).toBe(2);
    expect(stderr).toContain(hint);
  });
});
