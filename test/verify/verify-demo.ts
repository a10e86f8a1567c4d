import { demoDataset, importDataset } from "../../src/service/index.ts";
import type { VerifyOptions, VerifyReport } from "../../src/verify/index.ts";
import type { Run } from "../../src/verify/options.ts";
import { verify as verifyWith } from "../../src/verify/verify-service.ts";
import { startDemoService } from "../support/demo-service.ts";
import { pathNames } from "../support/path-names.ts";
import { DEFAULT_LIMIT } from "./served.ts";

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
/** Names with a member of a few events: enough for each deviation, and faster. */
export const names: Readonly<Record<string, string>> = { ...pathNames, memberId: "LC-FEW" };
/** Names with a member of one event, whose pages are few. */
export const oneEvent: Readonly<Record<string, string>> = { ...pathNames, memberId: "LC-ONE" };

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

/** Starts a service with the demo and what belongs to others. */
export async function startVerifyDemo() {
  const demo = await startDemoService();
  const send = demo.service.fetch; // verify itself checks each response
  await importDataset(
    demo.store,
    [...listOthers(), ...listMember("LC-FEW", DEFAULT_LIMIT + 5), ...listMember("LC-ONE", 1)].join("\n"),
  );
  /** The clock of a verification; a wait moves it. */
  const clock = { now: Date.now() };

  /** Verifies a service with what the demo has. */
  const verify = (
    fetch: typeof globalThis.fetch,
    more: Partial<VerifyOptions> & Partial<Run> = {},
  ): Promise<VerifyReport> => {
    const sleep = async (delayMs: number) => {
      clock.now += delayMs;
    };
    return verifyWith({ ...pairs, names, other, fetch, ...more }, { now: () => clock.now, sleep, ...more });
  };

  return { ...demo, send, clock, verify };
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
