import { describe, expect, it } from "vitest";
import { readContract } from "../../scripts/generate/contract.ts";
import { listMutations, REARRANGED, selectChanged } from "../../scripts/mutate-contract/list-mutations.ts";
import { listFailures } from "../../scripts/mutate-contract/run.ts";

const contract = await readContract("openapi.yaml");
const mutations = listMutations(contract);

describe("listMutations", () => {
  it("finds each kind of fact in openapi.yaml", () => {
    const counts: Record<string, number> = {};
    for (const { kind } of mutations) counts[kind] = (counts[kind] ?? 0) + 1;

    expect(counts).toMatchObject({
      ...{ path: 5, method: 5, operation: 5, version: 1, "token URL": 1, "event type": 26 },
      ...{ "added query parameter": 5, "added header parameter": 5, "added status": 5 },
      ...{ "added operation": 1, "added event type": 1, [REARRANGED]: 13 },
    });
    const kinds = ["server", "required", "place", "default", "nullable", "bound", "tag", "scheme", "name", "type"];
    for (const kind of kinds) expect(counts[kind], kind).toBeGreaterThan(1);
    const many = ["enum value", "const", "status", "security", "extension", "section", "assumption", "added property"];
    for (const kind of [...many, "response header", "media type", "required entry", "property", "format", "scope"])
      expect(counts[kind], kind).toBeGreaterThan(9);
  });

  it("every mutation changes the contract, and has words that name the fact", () => {
    const text = JSON.stringify(contract);
    const some = new Map(mutations.map((mutation) => [mutation.kind, mutation]));
    const idle = [...some.values()].filter(({ edit }) => {
      const copy = structuredClone(contract);
      edit(copy);
      return JSON.stringify(copy) === text;
    });

    expect(some.size).toBeGreaterThan(30);
    expect(idle.map(({ name }) => name)).toEqual([]);
    const unnamed = mutations.filter(({ kind, words }) => words.length === 0 && kind !== REARRANGED);
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it("each mutation has a name that no other one has", () => {
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  });

  it.each([
    ["name", /ApplicationId.name/, ["X-App-Idx", "X-App-Id", "ApplicationId"], '"name":"X-App-Idx"'],
    ["path", /webhooks/, ["/management/v1/projects/{projectId}/webhooksx"], '{projectId}/webhooksx":'],
    ["name", /ProjectId/, ["projectIdx", "projectId"], "/projects/{projectIdx}/users"],
    ["bound", /Limit.*maximum/, ["101", "100", "limit"], '"maximum":101'],
    ["const", /Webhook.properties.object/, ["webhookx", "webhook", "object"], '"const":"webhookx"'],
    ["event type", /voucher.deleted/, ["customer.voucher.deletedx"], '"type":"customer.voucher.deletedx"'],
    ["security", /users.*remove ManagementToken/, ["listUsers", "ManagementToken"], '"security":[{"ManagementId":[]}]'],
    ["security", /users.*append {}/, ["listUsers"], '"security":[{"ManagementId":[],"ManagementToken":[]},{}]'],
    ["required entry", /AccessToken.required.*remove scope/, ["scope"], '"expires_in","token_type"]'],
    ["property", /AccessToken.*rename scope/, ["scope", "scopex"], '"scopex"'],
    ["enum value", /ProjectRole.*change ADMIN/, ["ADMIN", "ADMINx"], '"ADMINx"'],
    ["status", /webhooks.*rename 402/, ["402", "407"], '"407":'],
    ["added event type", /frozen/, ["customer.voucher.frozen"], '"customer.voucher.frozen":'],
    ["added operation", /createNote/, ["createNote"], '"operationId":"createNote"'],
  ])("edits a %s (%s)", (kind, name, words, expected) => {
    const mutation = mutations.find((each) => each.kind === kind && name.test(each.name));
    const copy = structuredClone(contract);

    mutation?.edit(copy);

    expect(JSON.stringify(contract)).not.toContain(expected);
    expect(JSON.stringify(copy)).toContain(expected);
    expect(mutation?.words).toEqual(expect.arrayContaining(words));
  });
});

describe("selectChanged", () => {
  it("selects the facts that an earlier contract does not have", () => {
    const earlier = structuredClone(contract);
    Object.assign(earlier.components.parameters?.Limit ?? {}, { schema: { maximum: 50 } });
    delete earlier.components.schemas.ProjectRole;

    const changed = selectChanged(mutations, earlier, contract);

    expect(changed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "components.parameters.Limit.schema.maximum: change 101",
        "components.schemas.ProjectRole.enum.0: change USERx",
      ]),
    );
    expect(changed.every(({ name, kind }) => kind === REARRANGED || /Limit|ProjectRole/.test(name))).toBe(true);
  });

  it("selects nothing if the contract is the same", () => {
    expect(selectChanged(mutations, contract, contract)).toEqual([]);
  });
});

describe("listFailures", () => {
  it("reads title and difference of each failed test, but no source", () => {
    const failed = ` FAIL  unit test/a.test.ts > §2: a > b
AssertionError: expected 1 to be 2
- 1
+ 2
 ❯ test/a.test.ts:3:5
      2| const limit = 2;
       | ^
⎯⎯⎯[1/2]⎯
 FAIL  unit test/b.test.ts > c
AssertionError: expected false to be true
`;

    const [failure = "", ...others] = listFailures(` Test Files 1\n${failed}`);

    expect(failure).toMatch(/^unit test\/a\.test\.ts > §2: a > b\nAssertionError: expected 1 to be 2\n- 1\n\+ 2\n/);
    expect(failure).not.toContain("limit");
    expect(others).toEqual([expect.stringContaining("test/b.test.ts > c")]);
  });
});
