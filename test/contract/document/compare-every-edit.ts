import {
  clusters,
  eventTypes,
  interfaceVersion,
  knownWebhookEventNames,
  operations,
  scopes,
} from "../../../src/contract/internal.ts";
import { buildValue, everything } from "./build-value.ts";
import { type Comparison, compareFields, compareResponse, fieldCases, responseCases } from "./compare.ts";
import { editValue, listPointers } from "./edit-value.ts";
import { documentEventTypes, documentOperations, parseRule, readList } from "./oracle.ts";

/** The lists of the contract beside those of the document, in their order. */
export const lists: readonly (readonly [name: string, ofContract: readonly string[], ofDocument: readonly string[]])[] =
  [
    ["operations (§4)", Object.keys(operations), documentOperations.map(([id]) => id)],
    ["event types (§6.1)", eventTypes, documentEventTypes],
    ["clusters (§1)", clusters, readList("clusters (§1)")],
    ["scopes (§5.2)", scopes, readList("scopes (§5.2)")],
    ["webhook events (§6.2)", knownWebhookEventNames, readList("webhook events (§6.2)")],
    ["version (§9)", [interfaceVersion], readList("version (§9)")],
  ];

/** Enough to choose each value of every closed list of the shapes; longer ones are in {@link lists}. */
const MAX_CHOICES = 4;

/** Compares each body that has all properties, with each value of closed lists, then each that has one value replaced or removed. */
export function* compareEveryEdit(): Generator<[string, Comparison]> {
  const cases = responseCases.map((response) => ({
    response,
    rule: parseRule(response.shape, ""),
    name: `${response.operationId} ${response.status} ${response.type ?? ""}`,
  }));
  for (const { response, rule, name } of cases)
    for (let index = 0; index < MAX_CHOICES; index++) {
      const pick: typeof everything.pick = (values) => values[index % values.length] as (typeof values)[number];
      yield [name, compareResponse(response, buildValue(rule, { ...everything, pick }, response))];
    }
  for (const { response, rule, name } of cases) {
    const body = buildValue(rule, everything, response);
    for (const pointer of listPointers(body)) {
      const comparisons: [string, Comparison][] = [];
      editValue(body, pointer, (edit) => comparisons.push([`${name} ${edit}`, compareResponse(response, body)]));
      yield* comparisons;
    }
  }
}

/** Compares each query and form that has all fields, and each that has one field replaced or removed. */
export function* compareEveryField(): Generator<[string, Comparison]> {
  const texts = [
    ...["", "0", "1", "100", "101", "1.5", "ten", "id", "created_at", "-created_at", "password", "api"],
    ...["api,loyalties", "api  vouchers", " api", "Api", "api everything", readList("scopes (§5.2)").join(" ")],
  ];
  for (const fields of fieldCases) {
    const values = buildValue(parseRule(fields.shape, ""), everything) as object;
    const complete = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    yield [fields.shape, compareFields(fields, complete)];
    for (const name of Object.keys(complete)) {
      const { [name]: _, ...others } = complete;
      if (Object.keys(others).length > 0) yield [`${fields.shape} without ${name}`, compareFields(fields, others)];
      for (const text of texts)
        yield [`${fields.shape} ${name}=${text}`, compareFields(fields, { ...complete, [name]: text })];
    }
  }
}
