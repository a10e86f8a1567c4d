import { describe, expect, it } from "vitest";
import { checkRequest, checkResponse, matchOperation, type RequestToCheck } from "../../src/contract/internal.ts";
import { compareEveryEdit, REMEDY, requests, responses } from "./document/compare.ts";
import { documentOperations, toSchema } from "./document/document-schema.ts";
import { lists } from "./document/lists.ts";
import { buildValue, pickFirst } from "./document/values.ts";

describe("the tables of the document and the checkers", () => {
  it.each([
    {
      title: "§2, §7: document and checkers agree on each body, and on each with one value replaced or removed",
      subjects: responses,
      minValid: 5_000,
      minFaulty: 10_000,
    },
    {
      title: "§4: document and checkers agree on each query and form, also with one field replaced or removed",
      subjects: requests,
      minValid: 30,
      minFaulty: 30,
    },
  ])("$title", ({ subjects, minValid, minFaulty }) => {
    const faultCounts: number[] = [];
    const found = new Set<string>();

    for (const subject of subjects) {
      for (const { faultCount, disagreements } of compareEveryEdit(subject)) {
        faultCounts.push(faultCount);
        for (const disagreement of disagreements) found.add(disagreement);
      }
    }

    expect([...found]).toEqual([]);
    expect(faultCounts.filter((count) => count === 0).length).toBeGreaterThan(minValid);
    expect(faultCounts.filter((count) => count === 1).length).toBeGreaterThan(minFaulty);
  });

  it.each(documentOperations)(
    "§4, §5.1, C01: document and checkers agree on line, credentials and scopes of %s",
    (operationId, facts) => {
      const [method = "", template = ""] = facts.request.split(" ");
      const pathname = template.replaceAll(/\{(\w+)\}/g, "value of $1");
      const path = Object.fromEntries(
        [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `value of ${name}`]),
      );
      const toHeaders = (names: readonly string[]) =>
        Object.fromEntries(names.map((name) => [name, name === "Authorization" ? "Bearer x" : "x"]));
      const keys = toHeaders(facts.credentials[0] ?? []);
      const headerNames = [...new Set(documentOperations.flatMap(([, { credentials }]) => credentials.flat()))];
      const { form } = facts;
      const body = new URLSearchParams(form && (buildValue(toSchema(form), pickFirst) as Record<string, string>));
      const mediaType = form === undefined ? "text/plain" : "application/x-www-form-urlencoded";
      const check = (request: Partial<RequestToCheck>, credentials: Record<string, string> = keys) => {
        const headers = new Headers({ "Content-Type": mediaType, ...credentials });
        const result = checkRequest({ operationId, path, headers, body, ...request });
        return result.ok ? [] : result.violations.map(({ pointer }) => pointer);
      };
      const match = matchOperation(method, encodeURI(pathname));
      const scopes = match?.operation.security.flatMap(
        (alternative) => alternative["X-Service-OAuth"]?.join(" ") ?? [],
      );
      expect(match, REMEDY).toMatchObject({ operation: { id: operationId }, path });
      expect(check({}), `the request had ${Object.keys(keys).join(" and ")}: ${REMEDY}`).toEqual([]);
      expect(scopes, REMEDY).toEqual(facts.scopes ?? []);
      expect(matchOperation(method === "GET" ? "POST" : "GET", encodeURI(pathname))).toBeUndefined();
      for (const name of Object.keys(path)) {
        const { [name]: _, ...others } = path;
        expect(check({ path: others }), REMEDY).toEqual(["/path"]);
      }
      expect(check({ body: form === undefined ? "x" : "" }), REMEDY).toEqual(["/body"]);
      if (form !== undefined)
        expect(check({}, { ...keys, "Content-Type": "text/csv" })).toEqual(["/headers/content-type"]);
      for (let mask = 0; mask < 2 ** headerNames.length; mask++) {
        const sent = headerNames.filter((_, index) => mask & (2 ** index));
        const isEnough = facts.credentials.some((names) => names.every((name) => sent.includes(name)));
        expect(check({}, toHeaders(sent)), `${sent}: ${REMEDY}`).toEqual(isEnough ? [] : ["/headers"]);
      }
    },
  );

  it.each(documentOperations)(
    "§4, §7.2: document and checkers agree on the statuses of %s",
    (operationId, { responses }) => {
      const accepted = (status: number) => {
        const result = checkResponse({ operationId, status });
        return result.ok ? "no body" : result.violations.map(({ keyword }) => keyword).join();
      };
      for (let status = 100; status < 600; status++) {
        const shape = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
        expect(accepted(status), `${status}: ${REMEDY}`).toBe(
          shape === undefined ? "status" : shape === "nothing" ? "no body" : "body",
        );
      }
    },
  );

  it.each(lists)("document and contract have the same $name", ({ ofContract, ofDocument }) => {
    expect(ofContract.toSorted(), REMEDY).toEqual(ofDocument.toSorted());
  });
});
