import { expect } from "vitest";
import { type OperationId, operations } from "../../src/contract/internal.ts";
import { demoDataset, importDataset } from "../../src/service/index.ts";
import type { VerifyOptions, VerifyReport } from "../../src/verify/index.ts";
import type { Run } from "../../src/verify/options.ts";
import { verify as verifyWith } from "../../src/verify/verify-service.ts";
import { startDemoService } from "../support/demo-service.ts";
import { pathNames } from "../support/path-names.ts";
import { DEFAULT_LIMIT, type Deviation, deviate } from "./served.ts";

const { lines, credentials, ids } = demoDataset();
export const pairs = {
  application: { id: credentials.appId, secret: credentials.appToken },
  management: { id: credentials.managementId, secret: credentials.managementToken },
};
/** What belongs to others: an application, a project, a campaign, and a member of the known campaign. */
export const other = {
  application: { id: "app_other", secret: "other-application-token" },
  names: { campaignId: "camp_other", projectId: "proj_other", memberId: "LC-OTHER" },
};
/** A member with a few events of the demo: enough for each deviation, and faster. */
export const names: Readonly<Record<string, string>> = { ...pathNames, memberId: "LC-FEW" };

const events = lines.split("\n").filter((line) => line.startsWith('{"kind":"activity"'));

/** Lists the records of a member with the first events of the demo. */
export function listMember(memberId: string, count: number): string[] {
  const record = JSON.stringify({ kind: "member", campaign_id: ids.campaignId, id: memberId });
  const copies = events
    .slice(0, count)
    .map((line) => line.replace(ids.memberId, memberId).replaceAll(/evt_\w/g, `$&${memberId}`));
  return [record, ...copies];
}

/** Lists the records of others. */
function listOthers(): string[] {
  const { id, secret } = other.application;
  const { projectId, campaignId, memberId } = other.names;
  const records = [
    { kind: "project", id: projectId, features: ["webhooks", "users"] },
    { kind: "application_key", project_id: projectId, app_id: id, app_token: secret, name: "Shop" },
    { kind: "campaign", project_id: projectId, id: campaignId },
  ];
  return [...records.map((record) => JSON.stringify(record)), ...listMember(memberId, 1)];
}

const operationIds = Object.keys(operations) as OperationId[];

/** Starts a service with the demo and what belongs to others. */
export async function startVerifyDemo() {
  const { store, demo, service } = await startDemoService();
  const send = service.fetch; // verify itself checks each response
  await importDataset(store, [...listOthers(), ...listMember("LC-FEW", DEFAULT_LIMIT + 5)].join("\n"));
  /** The clock of a verification; a wait moves it. */
  const clock = { now: Date.now() };

  /** Verifies a service with what the demo has. */
  const verify = (
    fetch: typeof globalThis.fetch,
    { onCase, ...more }: Partial<VerifyOptions> & Partial<Run> = {},
  ): Promise<VerifyReport> => {
    const sleep = async (delayMs: number) => {
      clock.now += delayMs;
    };
    const options = { ...pairs, names, other, fetch, now: () => clock.now, sleep, ...more };
    return verifyWith(options, onCase ? { onCase } : {});
  };

  /**
   * Expects that a verification of the operations that a deviation concerns says what it must, and conforms if that is accepted.
   * @param others Operations to ask, too.
   */
  const expectFound = async ({ change, says }: Deviation, others: readonly OperationId[] = []): Promise<void> => {
    const named = operationIds.filter((id) => says.some((text) => text.includes(` ${id} `)));
    const issuing = named.includes("revokeToken") ? (["generateToken"] as const) : [];
    const sources = says.map((text) => text.split(" ")[0] ?? "");
    const accept = sources.filter((source) => !source.startsWith("§"));
    const only = [...new Set([...named, ...issuing, ...others])];
    const report = await verify(deviate(send, change), { only, accept });

    expect(listSaid(report)).toEqual([...says].sort());
    expect(report.conforms).toBe(accept.length === sources.length);
  };
  /** Expects the same, with tokens that are issued, used and revoked. */
  const expectFoundWithTokens = (deviation: Deviation) =>
    expectFound(deviation, ["generateToken", "revokeToken", "listMemberActivity"]);
  return { store, demo, send, clock, verify, expectFound, expectFoundWithTokens };
}

/** Lists what a report says: section or assumption, operation and place of each kind of violation. */
export function listSaid({ findings }: VerifyReport): string[] {
  const said = findings.map(({ section, assumption = `§${section}`, operationId, pointer }) => {
    return `${assumption} ${operationId} ${pointer}`;
  });
  return [...new Set(said)].sort();
}

/** Lists the assumptions with a verdict. */
export function listVerdicts({ assumptions }: VerifyReport, wanted: string): string[] {
  return assumptions.filter(({ verdict }) => verdict === wanted).map(({ id }) => id);
}
