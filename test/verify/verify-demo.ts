import { importDataset } from "../../src/service/index.ts";
import { type VerifyOptions, type VerifyReport, verifyService } from "../../src/verify/index.ts";
import { startDemoService } from "../support/demo-service.ts";
import { pathNames } from "../support/path-names.ts";
import { clock, DEFAULT_LIMIT } from "./deviations.ts";

export const { store, demo, fetch: send, issue } = await startDemoService();
const { lines, credentials, ids } = demo;
export const other = {
  project: "proj_other",
  campaign: "camp_other",
  member: "LC-OTHER",
  app: "app_other",
  secret: "other-application-token",
};
/** A member with a few events of the demo: enough for each deviation, and faster. */
export const names = { ...pathNames, memberId: "LC-FEW" };
/** A member with 90 events. */
export const MANY = "LC-MANY";
const moreLines = [
  { kind: "project", id: other.project, features: ["webhooks", "users"] },
  { kind: "application_key", project_id: other.project, app_id: other.app, app_token: other.secret, name: "Shop" },
  { kind: "campaign", project_id: other.project, id: other.campaign },
  { kind: "member", campaign_id: ids.campaignId, id: other.member },
  { kind: "member", campaign_id: ids.campaignId, id: names.memberId },
  { kind: "member", campaign_id: ids.campaignId, id: MANY },
].map((record) => JSON.stringify(record));
const isEvent = (line: string) => line.startsWith('{"kind":"activity"');
const events = lines.split("\n").filter(isEvent);
/** Gives events of the demo to another member. */
const copyEvents = (copied: readonly string[], memberId: string, prefix: string) =>
  copied.map((line) => line.replace(ids.memberId, memberId).replaceAll(/evt_\w/g, `$&${prefix}`));
const fewLines = copyEvents(events.slice(0, DEFAULT_LIMIT + 5), names.memberId, "few");
const manyLines = ["a", "b", "c"].flatMap((prefix) => copyEvents(events, MANY, prefix));

export const pairs = {
  application: { id: credentials.appId, secret: credentials.appToken },
  management: { id: credentials.managementId, secret: credentials.managementToken },
};
await importDataset(store, [...moreLines, ...fewLines, ...manyLines].join("\n"));
export const accessToken: string = (await issue("loyalties")).body.access_token;

export function verify(fetch: typeof globalThis.fetch, more: Partial<VerifyOptions> = {}): Promise<VerifyReport> {
  const options = {
    ...pairs,
    names,
    other: {
      application: { id: other.app, secret: other.secret },
      names: { campaignId: other.campaign, projectId: other.project },
    },
  };
  const sleep = async (delayMs: number) => {
    clock.now += delayMs;
  };
  return verifyService({ ...options, fetch, now: () => clock.now, sleep, ...more });
}

/** Chooses the operations that show a deviation, from what a report says of it: those of a project, the others, or all. */
export function chooseOperations(found: readonly string[]): Partial<VerifyOptions> {
  const ofProject = found.filter((each) => /^(listWebhooks|listUsers) |^(S14|S26)$/.test(each));
  if (ofProject.length === found.length) return { only: ["listWebhooks", "listUsers"] };
  return ofProject.length === 0 ? { only: ["generateToken", "listMemberActivity", "revokeToken"] } : {};
}

export const listRefuted = ({ assumptions }: VerifyReport) =>
  assumptions.filter(({ verdict }) => verdict === "refuted").map(({ id }) => id);

/** Lists the violations, and the refuted assumptions, that our service does not have. */
export function listNews(report: VerifyReport) {
  const violations = report.findings.filter(({ rule }) => rule !== "request-assumption");
  return { violations, refuted: listRefuted(report) };
}

/** Lists what a report says of a service: the operation and the pointer of each kind of violation, and refuted assumptions. */
export function listFound(report: VerifyReport): string[] {
  const { violations, refuted } = listNews(report);
  return [...new Set(violations.map(({ operationId, pointer }) => `${operationId} ${pointer}`)), ...refuted];
}
