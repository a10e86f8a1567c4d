import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startDemoService } from "../../support/demo-service.ts";
import { pathNames } from "../../support/path-names.ts";
import { runInProcess } from "../../support/run-cli.ts";
import { createScratchFolder } from "../../support/scratch-folder.ts";
import { serve, serveFetch } from "../../support/serve.ts";
import { deviate, REVOKE, type Served, UNKNOWN } from "../../verify/served.ts";

const { service, demo } = await startDemoService();
const { url: baseUrl } = await serve(service.listener);
const { appId, appToken, managementId, managementToken } = demo.credentials;
const { folder } = createScratchFolder();
const names = Object.entries(pathNames).flatMap(([name, value]) => [`--${name}`, value]);
beforeEach(() => {
  vi.stubEnv("LOYALTY_CLIENT_APP_ID", appId);
  vi.stubEnv("LOYALTY_CLIENT_APP_TOKEN", appToken);
  vi.stubEnv("LOYALTY_CLIENT_MANAGEMENT_ID", managementId);
  vi.stubEnv("LOYALTY_CLIENT_MANAGEMENT_TOKEN", managementToken);
  return () => vi.unstubAllEnvs();
});

/** The operations of tokens, which need no names. */
const tokens = ["--only", "generateToken", "--only", "revokeToken"];
/** The operations that the tests are about: an owner of the contract adds others. */
const others = ["--only", "listMemberActivity", "--only", "listWebhooks", "--only", "listUsers"];
const all = [...tokens, ...others];

const verify = (
  args: readonly string[],
  waitForSignal: () => Promise<"SIGINT"> = () => new Promise(() => {}),
  isTerminal = false,
) => runInProcess(["verify", "--rate", "1000", ...args], "", { waitForSignal, isTerminal });

/** Serves the demo with a change, and echoes the credentials. */
const startDeviating = (change: (served: Served) => Response | false) =>
  serveFetch(
    deviate(service.fetch, (t) => {
      const response = change(t) || t.reply();
      response.headers.set("X-Echo", `${appToken} ${managementToken}`);
      return response;
    }),
  );
/** Answers a revocation with 200, and that of an unknown token with 404. */
const revokeOpenly = (t: Served) => {
  if (!t.succeeded(REVOKE)) return false;
  return t.form.get("access_token") === UNKNOWN ? t.fail(404) : t.reply({ status: 200, body: undefined });
};

describe("loyalty verify", () => {
  it("says that our service conforms, with a row for each assumption that requests decide", async () => {
    const only = ["--only", "generateToken", "--only", "listMemberActivity"];
    const { code, stdout } = await verify([baseUrl, ...names, ...only]);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^✔ generateToken +conforms +\d+ cases$/m);
    for (const id of ["S03", "S13", "S40"]) expect(stdout).toMatch(new RegExp(`^  ${id}  holds `, "m"));
    expect(stdout).toMatch(/^ +not seen {2}S01, [^:]*: no\s+answer decides them$/m);
    expect(stdout).toMatch(
      /^not tested\n(.*\n)* {2}a campaignId of others, which needs LOYALTY_VERIFY_OTHER_CAMPAIGN_ID$/m,
    );
    expect(stdout).toMatch(/ conforms, \d+ requests, 0 violations, 0 assumptions refuted, \d+ hold\n$/);
    for (const secret of [appToken, managementToken]) expect(stdout).not.toContain(secret);
  });

  it("S06, S07: names refuted assumptions and the place to change, and exits with 1", async () => {
    const url = await startDeviating(revokeOpenly);
    const output = join(folder, "verify.sarif");
    const { code, stdout } = await verify([url, ...tokens, "--format", "sarif", "--output", output]);

    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^ {2}S06 {2}refuted .*: must have the status 204, got status 200 .*\n +contract: 204; .*\n {2}S07 /m,
    );
    expect(stdout).toMatch(
      /^ {4}contract: 204; .*\n {4}change: openapi\.yaml at x-assumption: S06\n {4}ACCESS_TOKEN=/m,
    );
    expect(stdout).toMatch(/^✖ revokeToken +\d+ violations +\d+ cases$/m);
    const holding = stdout.match(/^ {2}S\d\d +holds /gm)?.length;
    expect(stdout).toMatch(new RegExp(`, \\d+ violations, 2 assumptions refuted, ${holding} hold\n$`));
    const [{ results }] = JSON.parse(await readFile(output, "utf8")).runs;
    const uri = `${encodeURIComponent(new URL(url).host)}/`;
    expect(results[0]).toMatchObject({ locations: [{ physicalLocation: { artifactLocation: { uri } } }] });
  });

  it("writes a baseline and the report as JUnit, and with --quiet prints only what is wrong", async () => {
    const output = join(folder, "verify.xml");
    const known = join(folder, "known.json");
    const args = [await startDeviating(revokeOpenly), ...tokens, "--accept", "S07", "--baseline", known];
    const { stdout, stderr } = await verify([...args, "--update-baseline", "--format", "junit", "--output", output]);
    const written = await readFile(output, "utf8");
    const quiet = await verify([...args, "--quiet"]);
    const before = await readFile(known, "utf8");
    const partly = await verify([...args, "--update-baseline"], async () => "SIGINT");

    expect(stderr).toContain("accepts 1 of its violations without a reason");
    expect(stdout).toMatch(/^• revokeToken +\d+ violations .*\n {2}accepted \(not explained yet\): \w{12}\n/m);
    expect(written.match(/<skipped message="accepted: /g)).toHaveLength(2);
    for (const secret of [appToken, managementToken]) expect(written + stdout).not.toContain(secret);
    expect(quiet).toMatchObject({ code: 0, stdout: expect.stringMatching(/^http:\S+ conforms, .*, 2 accepted\n$/) });
    expect(partly.stderr).toContain(`${known} is unchanged, because not everything could be checked`);
    expect(await readFile(known, "utf8")).toBe(before);
  });

  it.each<[args: string[], stderr: string]>([
    [["api.loyalty.example"], "It must be an http or https URL without credentials, query"],
    [[baseUrl, "--accept", "s13"], "argument 's13' is invalid. Did you mean S13?"],
    [[baseUrl, "--only", "x"], "argument 'x' is invalid. It can be "],
    [[baseUrl, "--baseline", "a.json", "--output", "a.json"], "--output a.json would replace a file"],
    [[baseUrl, "--baseline", "none.json", "--only", "listUsers"], "none.json cannot be read: no such file"],
  ])("exits for %j with 2", async (args, stderr) => {
    expect(await verify(args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(stderr) });
  });

  it.each([
    {
      keys: { LOYALTY_CLIENT_APP_ID: "", LOYALTY_CLIENT_APP_TOKEN: "", LOYALTY_CLIENT_MANAGEMENT_ID: "" },
      stderr: "the variable LOYALTY_CLIENT_MANAGEMENT_ID is missing",
    },
    {
      keys: { LOYALTY_CLIENT_APP_ID: "", LOYALTY_CLIENT_APP_TOKEN: "" },
      stderr:
        "no operation can be tested: needs LOYALTY_CLIENT_APP_ID and LOYALTY_CLIENT_APP_TOKEN; needs --only generateToken beside it",
    },
    {
      keys: { LOYALTY_CLIENT_APP_TOKEN: "bad\ntoken" },
      stderr: "LOYALTY_CLIENT_APP_TOKEN must be text that an HTTP header can carry",
    },
  ])("names the variables to set or to correct, and shows no key: $stderr", async ({ keys, stderr }) => {
    for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
    const result = await verify([baseUrl, "--only", "revokeToken", "--quiet"]);

    expect(result).toMatchObject({ code: 2, stdout: "", stderr: `loyalty verify: ${stderr}\n` });
  });

  it.each([
    { file: "docs/examples/verify.yml", variables: /secrets\./g, count: 4 },
    { file: "docs/examples/verify.gitlab-ci.yml", variables: /_(?:ID|TOKEN)\b/g, count: 4 },
    { file: "skills/loyalty-interface/SKILL.md", variables: /export LOYALTY_CLIENT_(APP|MANAGEMENT)/g, count: 2 },
  ])("the command in $file asks every operation", async ({ file, variables, count }) => {
    const text = await readFile(file, "utf8");
    const [, args = ""] = /loyalty verify (.*?)\n *(?:env:|artifacts:|npx)/s.exec(text) ?? [];
    const { url } = await serve((_, response) => void response.writeHead(404).end());
    const output = ["--output", join(folder, "example.xml")];
    const { stderr } = await verify([url, ...args.trim().split(/\s+/).slice(1), ...output]);

    expect(text.match(variables)).toHaveLength(count);
    for (const id of all.filter((each) => each !== "--only")) {
      expect(stderr).toContain(`loyalty verify: ${id} has no right answer to an ordinary request`);
    }
  });

  it("exits with 1 for an operation that has no right answer or lacks a name, and says so, also with --quiet", async () => {
    const wrong = await verify([baseUrl, "--projectId", "none", "--only", "listUsers"]);
    const missing = await verify([baseUrl, "--only", "generateToken", "--only", "listUsers", "--quiet"]);

    expect([wrong.code, wrong.stdout]).toEqual([1, expect.stringMatching(/^✖ listUsers .* 1 case$/m)]);
    expect(wrong.stderr).toContain("loyalty verify: listUsers has no right answer to an ordinary request");
    expect([missing.code, missing.stdout]).toEqual([1, expect.stringMatching(/^✖ listUsers +cannot be checked$/m)]);
    expect(missing.stderr).toContain("loyalty verify: listUsers needs --projectId\n");
    expect(missing.stdout).toMatch(/ was not verified completely, without listUsers, .*\n$/);
  });

  it("exits with 3 and accepts nothing in a baseline if the service cannot be reached", async () => {
    const address = "http://127.0.0.1:8";
    const known = join(folder, "unreachable.json");
    const args = [address, ...names, "--only", "listUsers", "--baseline", known, "--update-baseline"];
    const { code, stdout, stderr } = await verify(args);

    const text = `${address}/ was not verified: no response (ECONNREFUSED)\n`;
    expect([code, stdout]).toEqual([3, `✖ ${address}/  cannot be checked\n${text}`]);
    expect(stderr).toContain(`loyalty verify: ${text}`);
    expect(existsSync(known)).toBe(false);
  });

  it("shows on a terminal that it waits for a 429", async () => {
    const interrupted = Promise.withResolvers<"SIGINT">();
    const { url } = await serve((_, response) => {
      response.writeHead(429, { "Retry-After": "30" }).end();
      interrupted.resolve("SIGINT");
    });
    const { stderr } = await verify([url], () => interrupted.promise, true);

    expect(stderr).toContain("\r\x1b[Krequest 1  generateToken\r\x1b[Kwaiting 30 s after a 429  generateToken\r\x1b[K");
  });

  it("counts the violations of an operation that only revokes its tokens", async () => {
    const url = await startDeviating((t) => t.id === REVOKE && t.fail(500));
    const { code, stdout } = await verify([url, "--only", "generateToken"]);

    expect([code, stdout]).toEqual([1, expect.stringMatching(/^✖ revokeToken +\d+ violations, not everything /m)]);
  });

  it("is exit code 1 if it is interrupted before the first response", async () => {
    const interrupted = Promise.withResolvers<"SIGINT">();
    const { url } = await serve(() => interrupted.resolve("SIGINT"));
    const { code, stderr } = await verify([url, ...names, "--only", "listUsers"], () => interrupted.promise);

    expect([code, stderr]).toEqual([1, `loyalty verify: ${url}/ was not verified: the verification was interrupted\n`]);
  });
});
