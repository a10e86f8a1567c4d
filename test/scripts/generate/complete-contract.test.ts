import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { completeContract } from "../../../scripts/generate/complete-contract.ts";
import type { Contract } from "../../../scripts/generate/contract.ts";
import { resolveContract } from "../../../scripts/generate/resolve-contract.ts";

/** An operation of section 4.1 lists letters, which have a sender; another one of section 4.2 sends them. */
const written = (): Contract =>
  parse(`
info: { version: v1 }
paths:
  /letters:
    get:
      operationId: listLetters
      x-section: "4.1"
      x-assumption: S01
      responses: { "200": { content: { application/json: { schema: { $ref: "#/components/schemas/LetterList" } } } } }
    post:
      operationId: sendLetter
      x-section: "4.2"
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/NewLetter" } } } }
      responses: {}
components:
  securitySchemes:
    Token: { type: oauth2, flows: { clientCredentials: { tokenUrl: /token, scopes: { read: Reads., write: Writes. } } } }
  schemas:
    LetterList: { properties: { data: { items: { $ref: "#/components/schemas/Letter" } } } }
    Letter: { x-assumption: S02, properties: { from: { $ref: "#/components/schemas/Sender" }, answer: { $ref: "#/components/schemas/Letter" } } }
    Sender: { properties: {} }
    NewLetter: { x-section: "2.1", properties: { scope: { $ref: "#/components/schemas/Scopes" } } }
    Scopes: { type: string, x-scopes-of: Token }
`);

describe("what a contract says once", () => {
  it("gives a list of scopes a pattern that takes each sign of a scope literally", () => {
    const contract = written();
    const flow = contract.components.securitySchemes.Token?.flows?.clientCredentials;
    if (flow) flow.scopes = { "user.read": "Reads.", "https://api.example/{all}": "Writes." };
    const { pattern = "" } = completeContract(contract).components.schemas.Scopes ?? {};

    expect("user.read https://api.example/{all}").toMatch(new RegExp(pattern, "u"));
    expect("user-read").not.toMatch(new RegExp(pattern, "u"));
  });

  it("gives a component the section and the assumptions of what refers to it, however far away, and keeps its own", () => {
    const { LetterList, Letter, Sender, NewLetter } = completeContract(written()).components.schemas;

    expect(LetterList).toMatchObject({ "x-section": "4.1", "x-assumption": ["S01"] });
    expect(Letter).toMatchObject({ "x-section": "4.1", "x-assumption": "S02" });
    expect(Sender).toMatchObject({ "x-section": "4.1", "x-assumption": ["S01", "S02"] });
    expect(NewLetter).not.toHaveProperty("x-assumption");
  });

  it("does not choose between several sections", () => {
    const contract = written();
    contract.components.schemas.NewLetter = { properties: { from: { $ref: "#/components/schemas/Sender" } } };

    expect(completeContract(contract).components.schemas.Sender).not.toHaveProperty("x-section");
  });

  it("is the same in any order", () => {
    const contract = written();
    const reversed = written();
    reversed.components.schemas = Object.fromEntries(Object.entries(reversed.components.schemas).reverse());

    expect(completeContract(reversed)).toEqual(completeContract(contract));
  });

  it("gives a response in its place the section of its operation", () => {
    const [list] = resolveContract(written()).operations;

    expect(list?.responses["200"]).toMatchObject({ "x-section": "4.1", "x-assumption": "S01" });
  });

  it("§5.2: gives a list of scopes a pattern of known scopes, separated by single spaces", () => {
    const { pattern } = completeContract(written()).components.schemas.Scopes ?? {};

    const matches = (text: string) => new RegExp(String(pattern), "u").test(text);
    expect(["read", "read write", "write read write"].filter((text) => !matches(text))).toEqual([]);
    expect(["", "other", "read,write", "read  write", "read ", "reads"].filter(matches)).toEqual([]);
  });

  it("leaves out extensions that stand among paths and among responses, so that neither is taken for one", () => {
    const { document } = resolveContract(
      parse(`
info: { version: v1 }
paths:
  x-owner: us
  /letters:
    post: { operationId: sendLetter, responses: { "204": { description: Sent. }, x-note: later } }
`),
    );

    expect(document.paths).toEqual({
      "/letters": { post: { operationId: "sendLetter", responses: { "204": { description: "Sent." } } } },
    });
  });

  it("has each group of components, and leaves the contract as it was written", () => {
    const contract = { ...written(), components: undefined } as unknown as Contract;

    expect(completeContract(contract).components).toEqual({ schemas: {}, securitySchemes: {}, examples: {} });
    expect(contract.components).toBeUndefined();
  });
});
