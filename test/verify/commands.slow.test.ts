import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { credentialVariables } from "../../src/contract/credential-kinds.ts";
import { serveFetch } from "../support/serve.ts";
import { listDeviations } from "./deviations.ts";
import { deviate } from "./served.ts";
import { listSaid, other, pairs, startVerifyDemo } from "./verify-demo.ts";

const { send, verify } = await startVerifyDemo();

const { application, management, other: others } = credentialVariables;
const env = {
  ...process.env,
  ...Object.fromEntries([
    [application[1], pairs.application.secret],
    [management[1], pairs.management.secret],
    [others[1], other.application.secret],
  ]),
};

/** Returns the status and the body of a response as curl prints it. */
function readOutput(output: string): { status: number; body: string } {
  const end = output.indexOf("\r\n\r\n");
  return { status: Number(output.split(" ")[1]), body: output.slice(end + 4) };
}

/** Replaces what each response has anew. */
function normalize(body: string): string {
  return body
    .replaceAll(/"(access_token|client_id|expires_at|request_id|group_id)":("[^"]*"|\d+)/g, '"$1":…')
    .replaceAll(/evt_\d+(?=")/g, "evt");
}

describe("verifyService finds, and the commands of each finding show in sh, a service that", () => {
  it.each(listDeviations())("$name", async ({ change, says }) => {
    const responses: { status: number; body: string }[] = [];
    const baseUrl = await serveFetch(deviate(send, change));
    const record: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      responses.push({ status: response.status, body: await response.clone().text() });
      return response;
    };
    const report = await verify(record, { baseUrl });

    expect(listSaid(report)).toEqual([...says].sort());
    for (const { curl = [], places, message } of report.findings) {
      const { stdout } = await promisify(execFile)("sh", ["-c", curl.join("\n")], { env });
      const shown = readOutput(stdout);
      const said = responses[places.at(-1)?.entry ?? -1];
      expect([message, shown.status, normalize(shown.body)]).toEqual([
        message,
        said?.status,
        normalize(said?.body ?? ""),
      ]);
    }
  });
});
