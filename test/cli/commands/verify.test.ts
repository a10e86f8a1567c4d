import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { assumptions } from "../../../src/contract/verification.ts";
import { createService, demoDataset, importDataset, openStore } from "../../../src/service/index.ts";
import { pathNames } from "../../support/path-names.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serve } from "../../support/serve.ts";

const demo = demoDataset();
const store = await openStore();
const isEvent = (line: string) => line.startsWith('{"kind":"activity"');
const lines = demo.lines.split("\n");
await importDataset(
  store,
  [...lines.filter((line) => !isEvent(line)), ...lines.filter(isEvent).slice(0, 12)].join("\n"),
);
afterAll(() => store.close());
const service = createService({ store });
const { url: baseUrl } = await serve(service.listener);
const { appId, appToken, managementId, managementToken } = demo.credentials;
const { folder } = createScratchFolder();
const names = Object.entries(pathNames)
  .flatMap(([name, value]) => [`--${name}`, value])
  .concat("--allow-writes");
beforeEach(() => {
  vi.stubEnv("LOYALTY_CLIENT_APP_ID", appId);
  vi.stubEnv("LOYALTY_CLIENT_APP_TOKEN", appToken);
  vi.stubEnv("LOYALTY_CLIENT_MANAGEMENT_ID", managementId);
  vi.stubEnv("LOYALTY_CLIENT_MANAGEMENT_TOKEN", managementToken);
  return () => vi.unstubAllEnvs();
});

const verify = (
  args: readonly string[],
  waitForSignal: () => Promise<"SIGINT"> = () => new Promise(() => {}),
  isTerminal = false,
) => runInProcess(["verify", ...args], "", { waitForSignal, isTerminal });

type Answer = Readonly<{ status: number; text: string }>;

/** Serves the data; `change` may answer in its place. */
async function startProxy(
  change: (target: string, sent: string, status: number, text: string) => Answer | undefined,
): Promise<string> {
  const { url } = await serve(async (request, response) => {
    const { method = "GET", url: target = "", headers } = request;
    const sent = await text(request);
    const init = { method, headers: headers as Record<string, string>, ...(method === "POST" && { body: sent }) };
    const answer = await service.fetch(new Request(baseUrl + target, init));
    const own = { status: answer.status, text: await answer.text() };
    const changed = change(target, sent, own.status, own.text) ?? own;
    response.writeHead(changed.status, Object.fromEntries(answer.headers)).end(changed.text);
  });
  return url;
}

/** Serves the demo, but answers an unknown cursor with 409 and the credentials of the request. */
function startDeviating(): Promise<string> {
  const body = { code: 409, message: "Conflict", details: `${appToken} ${managementToken}` };
  return startProxy((target, _, status) => {
    return target.includes("starting_after_id") && status === 400
      ? { status: 409, text: JSON.stringify(body) }
      : undefined;
  });
}

describe("loyalty verify", () => {
  it("says that our service conforms, with a row for each assumption, and writes a redacted recording", async () => {
    const record = join(folder, "verify.har");
    const { code, stdout } = await verify([baseUrl, ...names, "--rate", "1000", "--record", record]);
    const recorded = await readFile(record, "utf8");

    expect(code).toBe(0);
    expect(stdout).toMatch(/^listMemberActivity +\d+ cases +conforms$/m);
    for (const id of Object.keys(assumptions)) expect(stdout).toMatch(new RegExp(`^  ${id}  (holds|not seen) `, "m"));
    expect(stdout).toMatch(/ conforms, \d+ requests, 0 violations, 0 assumptions refuted, \d+ hold, \d+ not seen\n$/);
    expect(JSON.parse(recorded).log.entries.length).toBeGreaterThan(100);
    for (const secret of [appToken, managementToken]) expect(recorded + stdout).not.toContain(secret);
  });

  it("names a refuted assumption and the place to change, and exits with 1 unless it is accepted", async () => {
    const url = await startDeviating();
    const args = [...names.slice(0, 4), "--rate", "1000"];
    const output = join(folder, "verify.sarif");
    const refuted = await verify([url, ...args, "--format", "sarif", "--output", output]);
    const accepted = await verify(["--accept", "S06", "--accept", "S13", url, ...args]);

    expect([refuted.code, accepted.code]).toEqual([1, 0]);
    expect(refuted.stdout).toMatch(
      /^ {2}S13 {2}refuted .* \(assumed 400, .*: 409 to query starting_after_id .*; change openapi\.yaml at /m,
    );
    expect(refuted.stdout).toMatch(/, 1 assumption refuted, \d+ hold, \d+ not seen\n$/);
    expect(accepted.stdout).toMatch(/^ {2}S13 {2}accepted /m);
    expect(accepted.stdout).toMatch(/ conforms, .*, 0 assumptions refuted, .*, 1 accepted\n$/);
    const [{ results }] = JSON.parse(await readFile(output, "utf8")).runs;
    expect(results).toMatchObject([{ locations: [{ physicalLocation: { artifactLocation: { uri: url } } }] }]);
  });

  it("writes a baseline and the report as HTML, and with --quiet prints only what is wrong", async () => {
    const [output, known] = [join(folder, "verify.html"), join(folder, "known.json")];
    const args = [await startDeviating(), ...names.slice(0, 4), "--rate", "1000", "--baseline", known];
    const { stdout, stderr } = await verify([...args, "--update-baseline", "--format", "html", "--output", output]);
    const written = await readFile(output, "utf8");
    const quiet = await verify([...args, "--quiet"]);

    expect(stderr).toContain("accepts 1 of its violations without a reason");
    expect(stdout).toMatch(/^accepted: listMemberActivity 409 .* S13 assumes .*\[\w{12}\]$/m);
    expect(written).toMatch(/<h2>Assumptions<\/h2>[^<]*<pre>[^<]* S13 {2}accepted /);
    expect(written).not.toMatch(/undocumented|without an operation/);
    for (const secret of [appToken, managementToken]) expect(written + stdout).not.toContain(secret);
    const before = await readFile(known, "utf8");
    const partly = await verify([...args, "--update-baseline", "--max-requests", "20"]);
    expect(partly.stderr).toContain(`${known} is unchanged, because not everything could be checked`);
    expect(await readFile(known, "utf8")).toBe(before);
    expect(quiet).toMatchObject({ code: 0, stdout: expect.stringMatching(/^http:\S+ conforms, .*, 1 accepted\n$/) });
  });

  it("lists the requests of a dry run, and sends none", async () => {
    const { code, stdout } = await verify(["http://127.0.0.1:1", ...names.slice(0, 4), "--dry-run"]);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^POST \/oauth\/token {2}generateToken: an ordinary request$/m);
    const requests = stdout.split("\n").filter((line) => / {2}\w+: /.test(line)).length;
    expect(requests).toBeGreaterThan(100);
    expect(stdout).toContain("skipped: listUsers needs projectId\n");
    expect(stdout).toContain(`\n${requests} requests\n`);
  });

  it.each<[args: string[], code: number, stderr: string]>([
    [["api.loyalty.example"], 2, "It must be an http or https URL without credentials, query"],
    [["http://127.0.0.1:9?x=1"], 2, "value 'http://127.0.0.1:9?x=1' is invalid"],
    [[baseUrl, "--accept", "s13"], 2, "It must be one assumption of the contract, such as S13"],
    [["http://user@127.0.0.1:9"], 2, "value 'http://127.0.0.1:9' is invalid"],
    [["http://user:p@ss@127.0.0.1:9"], 2, "value 'http://127.0.0.1:9' is invalid"],
    [["http://127.0.0.1:9", "--projectId", "p"], 3, "in a row"],
    [[baseUrl, "--baseline", "package.json"], 2, "package.json"],
    [[baseUrl, "--baseline", "a.json", "--output", "a.json"], 2, "--output a.json would replace a file"],
    [[baseUrl, "--record", "a.har", "--output", "a.har"], 2, "--output a.har would replace a file"],
    [[baseUrl, "--baseline", "none.json", "--max-requests", "1"], 1, "none.json does not exist, so it accepts nothing"],
  ])("exits for %j with %i", async (args, code, stderr) => {
    const result = await verify(args);

    expect(result).toMatchObject({ code, stderr: expect.stringContaining(stderr) });
  });

  it("exits with 2 if no operation can be asked, and names what is missing", async () => {
    for (const name of Object.keys(process.env)) if (name.startsWith("LOYALTY_CLIENT_")) vi.stubEnv(name, "");

    for (const option of ["--format=junit", "--dry-run"]) {
      const { code, stdout, stderr } = await verify(["http://127.0.0.1:9", ...names, option]);

      expect(code).toBe(2);
      if (option !== "--dry-run") expect(stdout).toMatch(/<(failure|error)/);
      expect(stderr).toContain("no operation could be asked: generateToken needs LOYALTY_CLIENT_APP_ID and LOYALTY");
    }
  });

  it("shows on a terminal that it waits for a 429", async () => {
    const interrupted = Promise.withResolvers<"SIGINT">();
    const { url } = await serve((_, response) => {
      response.writeHead(429, { "Retry-After": "30" }).end();
      interrupted.resolve("SIGINT");
    });
    const { stderr } = await verify([url], () => interrupted.promise, true);

    expect(stderr).toBe("\r\x1b[Krequest 1  generateToken\r\x1b[Kwaiting 30 s after a 429  generateToken\r\x1b[K");
  });

  it("lists an operation that it skips in JUnit, with the reason", async () => {
    const { stdout } = await verify([baseUrl, "--projectId", "none", "--rate", "1000", "--format", "junit"]);

    const reason = "needs campaignId and memberId";
    expect(stdout).toContain(
      `<testcase classname="loyalty.listMemberActivity" name="every case is sent"><skipped message="${reason}">${reason}<`,
    );
  });

  it("names the variable of a key that no header can carry, and does not show the key", async () => {
    vi.stubEnv("LOYALTY_CLIENT_MANAGEMENT_TOKEN", "bad\ntoken");

    expect(await verify([baseUrl])).toMatchObject({
      code: 2,
      stdout: "",
      stderr: "loyalty verify: LOYALTY_CLIENT_MANAGEMENT_TOKEN must be text that an HTTP header can carry\n",
    });
  });

  it("S06, S07: accepts one of two refuted assumptions of an operation", async () => {
    const url = await startProxy((target, _, status) =>
      target.endsWith("/revoke") && status === 204 ? { status: 200, text: "" } : undefined,
    );
    const { code, stdout } = await verify([url, "--rate", "1000", "--accept", "S06"]);

    expect(code).toBe(1);
    expect(stdout).toMatch(/^ {2}S06 {2}accepted .*\n {2}S07 {2}refuted /m);
  });

  it("revokes its tokens at a signal, prints what is known, and says that the run is not complete", async () => {
    const [issued, revoked] = [[] as string[], [] as string[]];
    const interrupted = Promise.withResolvers<"SIGINT">();
    const url = await startProxy((target, sent, status, text) => {
      if (target === "/oauth/token" && status === 200) issued.push(JSON.parse(text).access_token);
      if (target.endsWith("/revoke")) revoked.push(new URLSearchParams(sent).get("access_token") ?? "");
      if (issued.length === 2) interrupted.resolve("SIGINT");
      return undefined;
    });
    const { code, stdout } = await verify([url, ...names, "--rate", "1000"], () => interrupted.promise);

    expect(code).toBe(1);
    expect(stdout).toMatch(/^generateToken +\d+ cases +conforms$/m);
    expect(stdout).toContain("stopped: the verification was interrupted");
    expect(revoked.sort()).toEqual(issued.sort());
  });
});
