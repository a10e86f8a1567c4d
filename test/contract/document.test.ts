import { describe, expect, it } from "vitest";
import { checkRequest, checkResponse, matchOperation, type RequestToCheck } from "../../src/contract/internal.ts";
import { type Comparison, compareEveryEdit, compareEveryField, lists } from "./document/compare.ts";
import { documentOperations, parseRule } from "./document/reference-checker.ts";
import { buildValue, pickFirst } from "./document/values.ts";

const EXPLAIN = "test/contract/document/facts.yaml has the document's tables; if the document has changed, change them";

/** Collects the disagreements of comparisons, and counts them. */
function createTally() {
  const tally = { valid: 0, oneFault: 0, disagreements: [] as string[] };
  const add = (name: string, { faults, disagreement }: Comparison): void => {
    if (faults.length < 2) tally[faults.length === 0 ? "valid" : "oneFault"]++;
    if (disagreement !== "") tally.disagreements.push(`${name}: ${disagreement}`);
  };
  return { tally, add };
}

describe("the tables of the document and the checkers", () => {
  it("§2, §7: agree on each body with all properties, and on each body with one value replaced or removed", () => {
    const { tally, add } = createTally();

    for (const [name, comparison] of compareEveryEdit()) add(name, comparison);

    expect(tally.disagreements, EXPLAIN).toEqual([]);
    expect(tally.valid).toBeGreaterThan(5_000);
    expect(tally.oneFault).toBeGreaterThan(10_000);
  });

  it("§4: agree on each query and form with one field replaced or removed", () => {
    const { tally, add } = createTally();

    for (const [name, comparison] of compareEveryField()) add(name, comparison);

    expect(tally.disagreements, EXPLAIN).toEqual([]);
    expect(Math.min(tally.valid, tally.oneFault)).toBeGreaterThan(30);
  });

  it.each(documentOperations)("§4, §5.1, C01: agree on line, credentials and scopes of %s", (operationId, facts) => {
    const [method = "", template = ""] = facts.request.split(" ");
    const pathname = template.replaceAll(/\{(\w+)\}/g, "value of $1");
    const path = Object.fromEntries([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `value of ${name}`]));
    const toHeaders = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, name === "Authorization" ? "Bearer x" : "x"]));
    const keys = toHeaders(facts.credentials[0] ?? []);
    const headerNames = [...new Set(documentOperations.flatMap(([, { credentials }]) => credentials.flat()))];
    const shape = facts.form ?? facts.json;
    const fields = shape === undefined ? {} : (buildValue(parseRule(shape, ""), pickFirst) as Record<string, string>);
    const body = facts.json === undefined ? new URLSearchParams(fields) : JSON.stringify(fields);
    const form = facts.form === undefined ? "text/plain" : "application/x-www-form-urlencoded";
    const mediaType = facts.json === undefined ? form : "application/json";
    const check = (request: Partial<RequestToCheck>, credentials: Record<string, string> = keys) => {
      const headers = new Headers({ "Content-Type": mediaType, ...credentials });
      const result = checkRequest({ operationId, path, headers, body, ...request });
      return result.ok ? [] : result.violations.map(({ pointer }) => pointer);
    };
    const match = matchOperation(method, encodeURI(pathname));
    const scopes = match?.operation.security.flatMap((alternative) => alternative["X-Service-OAuth"]?.join(" ") ?? []);
    expect(match, EXPLAIN).toMatchObject({ operation: { id: operationId }, path });
    expect(scopes, EXPLAIN).toEqual(facts.scopes ?? []);
    expect(matchOperation(method === "GET" ? "POST" : "GET", encodeURI(pathname))).toBeUndefined();
    for (const name of Object.keys(path)) {
      const { [name]: _, ...others } = path;
      expect(check({ path: others }), EXPLAIN).toEqual(["/path"]);
    }
    expect(check({ body: shape === undefined ? "x" : "" }), EXPLAIN).toEqual(["/body"]);
    if (shape !== undefined)
      expect(check({}, { ...keys, "Content-Type": "text/csv" })).toEqual(["/headers/content-type"]);
    for (let mask = 0; mask < 2 ** headerNames.length; mask++) {
      const sent = headerNames.filter((_, index) => mask & (2 ** index));
      const isEnough = facts.credentials.some((names) => names.every((name) => sent.includes(name)));
      expect(check({}, toHeaders(sent)), `${EXPLAIN}: ${sent}`).toEqual(isEnough ? [] : ["/headers"]);
    }
  });

  it.each(documentOperations)("§4, §7.2: agree on the statuses of %s", (operationId, { responses }) => {
    const accepted = (status: number) => {
      const result = checkResponse({ operationId, status });
      return result.ok ? "no body" : result.violations.map(({ keyword }) => keyword).join();
    };
    for (let status = 100; status < 600; status++) {
      const shape = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
      expect(accepted(status), `${EXPLAIN}: ${status}`).toBe(
        shape === undefined ? "status" : shape === "nothing" ? "no body" : "body",
      );
    }
  });

  it.each(lists)("have the same %s", (_, ofContract, ofDocument) => {
    expect(ofContract, EXPLAIN).toEqual(ofDocument);
  });
});
