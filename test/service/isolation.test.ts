import fc from "fast-check";
import { describe, expect, inject, it } from "vitest";
import { exampleActivities } from "../../src/contract/examples.ts";
import { createCheckedService } from "../support/checked-service.ts";
import { importRecords } from "../support/import-records.ts";
import { openTestStore } from "../support/open-test-store.ts";

const RUNS = inject("postgresUrl") === undefined ? 40 : 8;
const [activity] = exampleActivities();

/** For each project its number of campaigns, and of members in each campaign. */
const world = fc.array(
  fc.record({ campaigns: fc.integer({ min: 1, max: 3 }), members: fc.integer({ min: 1, max: 3 }) }),
  {
    minLength: 2,
    maxLength: 4,
  },
);

async function startWorld(projects: readonly { campaigns: number; members: number }[]) {
  const store = await openTestStore();
  const records = projects.flatMap(({ campaigns, members }, p) => [
    { kind: "project", id: `p${p}`, features: ["webhooks", "users"] },
    {
      kind: "application_key",
      project_id: `p${p}`,
      app_id: `app${p}`,
      app_token: `the secret of tenant ${p}`,
      name: "n",
    },
    {
      kind: "management_key",
      management_id: `mgmt${p}`,
      management_token: `the secret of tenant ${p}`,
      project_ids: [`p${p}`],
    },
    { kind: "webhook", project_id: `p${p}`, webhook: { id: `hook-of-p${p}` } },
    { kind: "user", user: { id: `user-of-p${p}`, projects: { [`p${p}`]: "ADMIN" } } },
    ...Array.from({ length: campaigns }, (_, c) => [
      { kind: "campaign", project_id: `p${p}`, id: `p${p}c${c}` },
      ...Array.from({ length: members }, (_, m) => [
        { kind: "member", campaign_id: `p${p}c${c}`, id: `m${m}` },
        // Every event has the same id, so its member identifies it.
        {
          kind: "activity",
          campaign_id: `p${p}c${c}`,
          member_id: `m${m}`,
          activity: { ...activity, id: "e", group_id: `of-p${p}` },
        },
      ]).flat(),
    ]).flat(),
  ]);
  await importRecords(store, records);
  const service = createCheckedService({ store });
  const call = async (path: string, init: RequestInit) => {
    const response = await service.fetch(new Request(`http://service.example${path}`, init));
    const text = await response.text();
    return { status: response.status, text, headers: JSON.stringify([...response.headers]) };
  };
  return { store, call };
}

/** Removes from a response what differs between requests, and the requested id. */
const anonymous = ({ status, text, headers }: { status: number; text: string; headers: string }, id: string) => ({
  status,
  headers: headers.replace(/req_\w+/, ""),
  text: text.replaceAll(/"request_id":"[^"]*"/g, "").replaceAll(id, "<id>"),
});

describe("projects", () => {
  it("cannot see each other through any operation, nor learn what exists (§4.1, §4.4, §4.5, S30)", async () => {
    await fc.assert(
      fc.asyncProperty(world, async (projects) => {
        const { store, call } = await startWorld(projects);
        try {
          for (const own of projects.keys()) {
            const application = { "X-App-Id": `app${own}`, "X-App-Token": `the secret of tenant ${own}` };
            const management = { "X-Management-Id": `mgmt${own}`, "X-Management-Token": `the secret of tenant ${own}` };
            const form = new URLSearchParams({ grant_type: "client_credentials", scope: "api" });
            const issued = await call("/oauth/token", { method: "POST", headers: application, body: form });
            const bearer = { Authorization: `Bearer ${JSON.parse(issued.text).access_token}` };

            for (const other of projects.keys()) {
              const asked: [
                path: (id: string) => string,
                real: string,
                unreal: string,
                headers: Record<string, string>,
              ][] = [
                [(id) => `/v1/loyalties/${id}/members/m0/activity`, `p${other}c0`, "p9c0", application],
                [(id) => `/v1/loyalties/${id}/members/m0/activity`, `p${other}c0`, "p9c0", bearer],
                [(id) => `/v1/loyalties/${id}/members/m0/activity?starting_after_id=e`, `p${other}c0`, "p9c0", bearer],
                [(id) => `/management/v1/projects/${id}/webhooks`, `p${other}`, "p9", management],
                [(id) => `/management/v1/projects/${id}/users`, `p${other}`, "p9", management],
              ];
              for (const [path, real, unreal, headers] of asked) {
                const answer = await call(path(real), { headers });
                if (other === own) {
                  expect(answer.status).toBe(200);
                  continue;
                }
                const nothing = await call(path(unreal), { headers });
                expect(anonymous(answer, real)).toEqual(anonymous(nothing, unreal));
                expect(answer.text).not.toContain(`of-p${other}`);
              }
              // The id of one key with the token of another is refused.
              if (other === own) continue;
              const mixed = { "X-App-Id": `app${other}`, "X-App-Token": `the secret of tenant ${own}` };
              const refused = await call("/oauth/token", { method: "POST", headers: mixed, body: form });
              expect(refused.status).toBe(401);
            }
          }
        } finally {
          await store.close();
        }
      }),
      { numRuns: RUNS },
    );
  });
});
