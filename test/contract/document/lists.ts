import { errorTexts } from "../../../generated/constants.ts";
import { clusters, eventTypes, scopes } from "../../../src/contract/internal.ts";
import { isObject, readProperty, toPath, valueAt } from "../../../src/contract/json.ts";
import { contract, openapi } from "../../support/openapi.ts";
import {
  documentElements,
  documentErrors,
  documentEventTypes,
  documentOperations,
  readList,
} from "./document-schema.ts";

/** A list that the contract and the document have. */
interface ComparedList {
  readonly name: string;
  readonly ofContract: readonly string[];
  readonly ofDocument: readonly string[];
}

const documentIds = documentOperations.map(([id]) => id);

/** Operations that are assumed, and not in the document, are no difference. */
const operationIds = contract.operations
  .map(({ operation }) => operation)
  .filter((operation) => documentIds.includes(operation.operationId) || operation["x-assumption"] === undefined)
  .map(({ operationId }) => operationId);

/** Describes the source of an element as `facts.yaml` does; an empty text if the contract does not have it. */
function describeElement(pointer: string): string {
  let element: unknown = openapi;
  for (const name of toPath(pointer)) {
    const declared = readProperty(element, name);
    const $ref = readProperty(declared, "$ref");
    const target = typeof $ref === "string" ? valueAt(openapi, $ref.slice(1)) : undefined;
    element = isObject(target) && isObject(declared) ? { ...target, ...declared } : declared;
  }
  if (!isObject(element)) return "";
  const section = pointer.includes("/properties/") ? undefined : element["x-section"];
  const mayGrow = element["x-may-grow"] ? "may grow" : undefined;
  return [pointer, section, element["x-assumption"], mayGrow].flat().filter(Boolean).join(" ");
}

/** Returns a list that has the same name in `facts.yaml`. */
function toList(name: string, ofContract: readonly string[]): ComparedList {
  return { name, ofContract, ofDocument: readList(name) };
}

export const lists: readonly ComparedList[] = [
  toList("clusters (§1)", clusters),
  toList("scopes (§5.2)", scopes),
  toList("webhook events (§6.2)", openapi.components.schemas.WebhookEventName?.anyOf?.[0]?.enum ?? []),
  toList("version (§9)", [openapi.info.version]),
  { name: "operations (§4)", ofContract: operationIds, ofDocument: documentIds },
  { name: "event types (§6.1)", ofContract: eventTypes, ofDocument: documentEventTypes },
  {
    name: "errors (§7.2, S20, S23)",
    ofContract: errorTexts.map(({ status, key, message }) => `${status} ${key} ${message}`),
    ofDocument: documentErrors,
  },
  {
    name: "sources of elements",
    ofContract: Object.keys(documentElements).map(describeElement).filter(Boolean),
    ofDocument: Object.entries(documentElements).map((words) => words.join(" ")),
  },
];
