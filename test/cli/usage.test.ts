import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { formats } from "../../src/cli/report/print-report.ts";
import { runInProcess } from "../support/run-cli.ts";

const upstream = "record --upstream http://x.example";
const member = "call listMemberActivity --campaignId c --memberId m";

/** Wrong command lines, and what the message says about them. */
const wrong: Readonly<Record<string, string>> = {
  check: "missing required argument 'file'",
  "check --operation nope --status 200 x": "Allowed choices are listMemberActivity",
  "check --operation listUsers x": "--operation and --status belong together",
  "check --operation listUsers --status 200 --coverage x": "cannot be used with option '--coverage'",
  "check --status abc --operation listUsers x": "It must be a whole number from 100 to 599",
  "check --format xml x": Object.keys(formats).join(", "),
  "check --json --format junit x": "cannot be used with option '--json'",
  "check --update-baseline x": "--update-baseline needs --baseline",
  "check --min 101 x": "'101' is invalid. It must be a whole number from 0 to 100",
  "redact - --out x.har --key-env NO_KEY": "--key-env: the environment variable 'NO_KEY' holds no key",
  "redact - --out -": "It must be a file",
  "record --upstream ftp://x.example --out x.har": "It must be an http or https URL",
  "record --upstream http://a:b@x.example --out x.har": "without credentials",
  [upstream]: "required option '--out <file>' not specified",
  [`${upstream} --out -`]: "It must be a file",
  [`${upstream} --out x.har --port high`]: "It must be a whole number from 0 to 65535",
  [`${upstream} --out ${tmpdir()} --port 0`]: "illegal operation on a directory",
  "serve --port 0x2": "It must be a whole number from 0 to 65535; see loyalty serve --help",
  "serve --pool 0": "It must be a whole number from 1 to 1000",
  "serve --token-lifetime 0": "It must be a whole number from 1 to 31536000",
  "serve --database /no/such/folder/x.db": "cannot open the database",
  "serve --database postgres://127.0.0.1:1/none":
    "cannot open the database postgres://127.0.0.1:1: connect ECONNREFUSED",
  "serve --port 0 --host 192.0.2.1": "cannot listen on 192.0.2.1, port 0: address not available",
  "serve --fault drop --fault status=418": 'fault rule "status=418" must be latency=',
  "key create root --project p": "command-argument value 'root' is invalid for argument 'kind'",
  "call listUser": "Did you mean listUsers?",
  "call listUsers": "required option '--projectId <value>' not specified",
  "import x.ndjson --replace=yes": "option '--replace' takes no value",
  "call listUsers --projectid p": "unknown option '--projectid' (Did you mean --projectId?)",
  [`${member} --startingAfterId x`]: "(Did you mean --starting_after_id?)",
  [`${member} --order up`]: "Allowed choices are created_at, -created_at",
  "call generateToken --scope api --scope loyalties": "--scope is given twice",
};

it.each(Object.entries(wrong))("loyalty %s exits 2, and says in one line: %s", async (line, reason) => {
  const { code, stdout, stderr } = await runInProcess(line.split(" "));

  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^loyalty [^:]+: .*\n$/);
  expect(stderr).toContain(reason);
});
