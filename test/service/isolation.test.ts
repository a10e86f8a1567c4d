import { expect, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { createCheckedService } from "../support/demo-service.ts";
import { importRecords } from "../support/import-records.ts";
import { openTestStore } from "../support/open-test-store.ts";

const [template] = exampleActivities();
const PROJECTS = ["p0", "p1", "p2"];
const toSecret = (project: string) => `the secret of tenant ${project}`;

/** Lists the records of a project with two campaigns of two members. Their events have the same id, so only the member identifies them. */
function listRecords(project: string): object[] {
  const [project_id, secret] = [project, toSecret(project)];
  const activity = { ...template, id: "e", group_id: `of-${project}` };
  const members = [0, 1].flatMap((campaign) => [0, 1].map((member) => [`${project}c${campaign}`, `m${member}`]));
  return [
    { kind: "project", id: project, features: ["webhooks", "users"] },
    { kind: "application_key", project_id, app_id: `app-${project}`, app_token: secret, name: "n" },
    { kind: "management_key", management_id: `mgmt-${project}`, management_token: secret, project_ids: [project] },
    { kind: "webhook", project_id, webhook: { id: `hook-of-${project}` } },
    { kind: "user", user: { id: `user-of-${project}`, projects: { [project]: "ADMIN" } } },
    ...[0, 1].map((campaign) => ({ kind: "campaign", project_id, id: `${project}c${campaign}` })),
    ...members.flatMap(([campaign_id, id]) => [
      { kind: "member", campaign_id, id },
      { kind: "activity", campaign_id, member_id: id, activity },
    ]),
  ];
}

it("projects cannot see each other through any operation, nor learn what exists (§4.1, §4.4, §4.5, S30)", async () => {
  const store = await openTestStore();
  await importRecords(store, PROJECTS.flatMap(listRecords));
  const service = createCheckedService({ store });
  /** Reads a response without what differs between requests, and without the requested id. */
  const call = async (path: string, headers: Record<string, string>, id = "no id") => {
    const response = await service.fetch(`http://service.example${path}`, { headers });
    const text = `${JSON.stringify([...response.headers])} ${await response.text()}`;
    return { status: response.status, text: text.replaceAll(/req_\w+/g, "").replaceAll(id, "<id>") };
  };
  const issue = async (appId: string, secret: string) => {
    const headers = { "X-App-Id": appId, "X-App-Token": secret };
    const body = new URLSearchParams({ grant_type: "client_credentials", scope: "api" });
    const response = await service.fetch("http://service.example/oauth/token", { method: "POST", headers, body });
    return { status: response.status, bearer: { Authorization: `Bearer ${(await response.json()).access_token}` } };
  };

  for (const own of PROJECTS) {
    const application = { "X-App-Id": `app-${own}`, "X-App-Token": toSecret(own) };
    const management = { "X-Management-Id": `mgmt-${own}`, "X-Management-Token": toSecret(own) };
    const { bearer } = await issue(`app-${own}`, toSecret(own));
    const toActivity = (project: string) => `/v1/loyalties/${project}c0/members/m0/activity`;
    const asked: [path: (project: string) => string, headers: Record<string, string>][] = [
      [toActivity, application],
      [toActivity, bearer],
      [(project) => `${toActivity(project)}?starting_after_id=e`, bearer],
      [(project) => `/management/v1/projects/${project}/webhooks`, management],
      [(project) => `/management/v1/projects/${project}/users`, management],
    ];

    for (const [path, headers] of asked) {
      const { status, text } = await call(path(own), headers);
      expect([status, text.match(/of-\w+/g)?.filter((name) => name !== `of-${own}`) ?? []]).toEqual([200, []]);
      const nothing = await call(path("p9"), headers, "p9");
      for (const other of PROJECTS.filter((project) => project !== own)) {
        // It also contains no event, webhook or user of the other project.
        expect(await call(path(other), headers, other)).toEqual(nothing);
        expect((await issue(`app-${other}`, toSecret(own))).status).toBe(401);
      }
    }
  }
});
