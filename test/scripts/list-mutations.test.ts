import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { listChangedMutations, listMutations } from "../../scripts/mutate-contract/list-mutations.ts";

const read = (text: string) => parseDocument(text);
const contract = read(readFileSync("openapi.yaml", "utf8"));
const text = String(contract);
const mutations = listMutations(contract);

describe("listMutations", () => {
  it("finds each kind of fact in openapi.yaml", () => {
    const counts: Record<string, number> = {};
    for (const { kind } of mutations) counts[kind] = (counts[kind] ?? 0) + 1;

    expect(counts).toMatchObject({
      ...{ "header name": 4, path: 5, method: 5, operation: 5, version: 1, "x-idempotent": 5, "event type": 26 },
      ...{ "added query parameter": 5, "added header parameter": 5, "added status": 5 },
      ...{ "added operation": 1, "added event type": 1, "added property": 11 },
    });
    for (const kind of ["scheme", "parameter", "bound", "default", "media type", "required entry", "nullable"])
      expect(counts[kind], kind).toBeGreaterThan(2);
    for (const kind of ["enum value", "const", "status", "response header", "pagination rule", "property", "format"])
      expect(counts[kind], kind).toBeGreaterThan(5);
  });

  it("names each mutation once", () => {
    expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
  });

  it.each([
    ["header name", /ApplicationId/, "name: X-App-Id-Renamed"],
    ["path", /webhooks/, "  /management/v1/projects/{projectId}/webhooks-renamed:"],
    ["parameter", /ProjectId/, "name: projectId_renamed"],
    ["bound", /Limit.*maximum/, "maximum: 99"],
    ["const", /Webhook.properties.object/, "const: webhookx"],
    ["event type", /voucher.deleted/, "customer.voucher.deleted.renamed:"],
    ["added event type", /frozen/, "customer.voucher.frozen:"],
    ["added operation", /notes/, "operationId: createNote"],
    [
      "required entry",
      /AccessToken.required: without scope/,
      "required: [ access_token, client_id, expires_at, expires_in, token_type ]",
    ],
  ])("edits a %s", (kind, name, expected) => {
    const mutation = mutations.find((each) => each.kind === kind && name.test(each.name));
    const copy = contract.clone();

    mutation?.edit(copy);

    const added = String(copy)
      .split("\n")
      .filter((line) => !text.includes(line));
    expect(added.join("\n")).toContain(expected);
  });

  it("edits nothing but the fact", () => {
    const copy = contract.clone();

    mutations.find(({ kind }) => kind === "version")?.edit(copy);

    expect({ ...copy.toJS(), info: undefined }).toEqual({ ...contract.toJS(), info: undefined });
    expect(copy.toJS().info.version).toBe("v2019-01-01");
  });
});

describe("listChangedMutations", () => {
  it("selects the facts that an earlier contract does not have", () => {
    const earlier = contract.clone();
    earlier.setIn(["components", "parameters", "Limit", "schema", "maximum"], 50);
    earlier.deleteIn(["components", "schemas", "ProjectRole"]);

    const changed = listChangedMutations(mutations, earlier, contract);

    expect(changed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "components.parameters.Limit.schema.maximum: = 99",
        'components.schemas.ProjectRole.enum.0: = "USERx"',
      ]),
    );
    expect(changed.every(({ name }) => /Limit|ProjectRole/.test(name))).toBe(true);
  });

  it("selects nothing if the contract is the same", () => {
    expect(listChangedMutations(mutations, contract, contract)).toEqual([]);
  });
});
