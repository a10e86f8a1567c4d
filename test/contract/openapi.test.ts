import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { secretProperties } from "../../generated/constants.ts";
import type { SchemaObject } from "../../scripts/generate/contract.ts";
import { scopes } from "../../src/contract/internal.ts";
import { openapi } from "../support/openapi.ts";

const { schemas } = openapi.components;
const responses: Record<string, { links?: object }> = openapi.components.responses ?? {};
/** Lists the properties of a schema, at any depth. */
function listProperties(schema: SchemaObject): [string, SchemaObject][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [[name, inner], ...listProperties(inner)]);
}

describe("the contract", () => {
  it("§1: the contract has the cluster in front of the host, api by default", () => {
    const variables = { cluster: { default: "api" } };

    expect(openapi.servers?.[0]).toMatchObject({ url: "https://{cluster}.{host}", variables });
  });

  it("§5.2, S27: describes each scope, and has the same scopes in the pattern of a list", () => {
    const alternatives = scopes.join("|");

    const descriptions = openapi.components.securitySchemes["X-Service-OAuth"]?.flows?.clientCredentials?.scopes ?? {};
    expect(Object.values(descriptions).every((text) => text.length > 10)).toBe(true);
    expect(schemas.ScopeList?.pattern).toBe(`^(${alternatives})( (${alternatives}))*$`);
  });

  it("describes each property whose name does not say what it is", () => {
    const selfEvident = ["name", "first_name", "last_name", "object", "data_ref", "data", "type"];
    const bare = Object.entries(schemas).flatMap(([name, schema]) =>
      listProperties(schema)
        .filter(
          ([property, { description, $ref, const: constant, not }]) =>
            [description, $ref, constant, not].every((value) => value === undefined) && !selfEvident.includes(property),
        )
        .map(([property]) => `${name} ${property}`),
    );

    expect(Object.entries(schemas).flatMap(([, schema]) => listProperties(schema)).length).toBeGreaterThan(150);
    expect(bare).toEqual([]);
  });

  it("marks a secret at each place with the format password", () => {
    const isSecret = (name: string) => secretProperties.some((secret) => secret === name);
    const secrets = Object.values(schemas)
      .flatMap(listProperties)
      .filter(([name]) => isSecret(name));

    expect(secrets.map(([, { format }]) => format)).toEqual(["password", "password"]);
  });

  it("§4.3, §9: links a page to the next one, and a token to its revocation", () => {
    const links = Object.values(responses).flatMap((response) => Object.values(response.links ?? {}));

    expect(links).toMatchObject([
      {
        operationId: "listMemberActivity",
        parameters: { starting_after_id: "$response.body#/more_starting_after" },
      },
      { operationId: "revokeToken", requestBody: { access_token: "$response.body#/access_token" } },
    ]);
  });

  it("§2.12, S16: the contract has an open component for each shape that the document does not show", () => {
    const open = Object.entries(schemas).filter(([, schema]) => schema["x-section"] === "2.12");

    expect(open.length).toBeGreaterThan(20);
    expect(open.every(([, schema]) => schema.type === "object" && schema.additionalProperties === true)).toBe(true);
  });

  it("the contract means the same in YAML 1.1, and has no alias", () => {
    const readAs11 = (text: string): unknown => parse(text, { version: "1.1", maxAliasCount: 0 });

    expect(readAs11("[on, 010, 1:30]")).toEqual([true, 8, 90]);
    const text = readFileSync("openapi.yaml", "utf8");
    expect(readAs11(text)).toEqual(parse(text));
  });

  it("its validators import nothing, and evaluate no text", () => {
    const source = readFileSync("generated/validators.js", "utf8");

    expect(source).not.toMatch(/\bimport\b|\brequire\s*\(|\beval\b|new Function/);
  });
});
