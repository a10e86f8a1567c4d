import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { readHello, runCommand, runProgram, startCli } from "../support/run-cli.ts";

/** What a user of the client writes; the second call has a mistake. */
const CALLS = `import { createLoyaltyClient } from "./index.ts";

const client = createLoyaltyClient({ baseUrl: "https://library.city.test/v2", accessToken: "t" });
const loan = await client.createLoan({ isbn: "9783161484100" });
const state: "out" | "overdue" | "returned" = loan.state;
await client.getLoan({ loanId: state });
`;
const LOAN = "/v2/loans/1f0e9a3c-7d3e-4f43-9a52-6c1f7d1f3a11";

it("a contract of somebody else gives types, validators, a client, pages and a service, without an edit of the code", {
  timeout: 600_000,
}, async () => {
  const copy = await copyProject("other");
  onTestFinished(() => rm(copy, { recursive: true }));
  await cp("test/fixtures/library.yaml", join(copy, "openapi.yaml"));
  await rm(join(copy, "generated"), { recursive: true });
  await writeFile(join(copy, "src/calls.ts"), CALLS);

  const generated = await runProgram(["scripts/generate.ts"], copy);
  const compiled = await runProgram(["node_modules/typescript-7/bin/tsc"], copy);
  const pages = await runProgram(["scripts/docs.ts"], copy);
  const service = startCli(["serve", "--port", "0"], copy);
  const { url } = await readHello(service);
  const send = async (method: string, path: string, headers = {}, body?: object) => {
    const init = { method, headers: { "Content-Type": "application/json", ...headers } };
    const response = await fetch(url + path, { ...init, ...(body && { body: JSON.stringify(body) }) });
    return { status: response.status, example: response.headers.get("X-Example"), body: await response.text() };
  };
  const token = { Authorization: "Bearer t" };
  const borrowed = await send("POST", "/v2/loans", token, { isbn: "9783161484100" });
  const wrong = await send("POST", "/v2/loans", token, { isbn: 5 });
  const anonymous = await send("POST", "/v2/loans", {}, { isbn: "9783161484100" });
  const returned = await send("DELETE", LOAN, { "X-Staff-Key": "k" });
  const called = await runCommand(
    process.execPath,
    ["src/cli/main.ts", "call", "listBranches", "--district", "north"],
    {
      cwd: copy,
      env: { ...process.env, LOYALTY_CLIENT_BASE_URL: `${url}/v2`, LOYALTY_CLIENT_ACCESS_TOKEN: "t" },
    },
  );
  service.kill();
  await once(service, "close");

  expect(generated).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("the credential staffKey of getLoan, returnBook"),
  });
  expect(compiled.stdout.match(/^src\/calls\.ts.*/gm)).toEqual([
    expect.stringContaining("Did you mean to write 'loan-id'?"),
  ]);
  expect(pages).toMatchObject({ code: 0 });
  expect(existsSync(join(copy, "dist/docs/api/createLoan.html"))).toBe(true);
  expect(borrowed).toMatchObject({
    status: 201,
    example: "true",
    body: expect.stringContaining('"isbn":"9783161484100"'),
  });
  expect(wrong).toMatchObject({
    status: 400,
    example: null,
    body: expect.stringContaining("isbn: must be string, got 5"),
  });
  expect([anonymous.status, returned.status]).toEqual([401, 204]);
  expect(called).toMatchObject({ code: 0, stdout: expect.stringContaining('"Harbour"') });
  expect(await readFile(join(copy, "generated/openapi.ts"), "utf8")).toContain("export type LoanDetails = {");
});
