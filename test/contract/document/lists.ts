import { errorTexts } from "../../../generated/constants.ts";
import { clusters, eventTypes, operations, scopes } from "../../../src/contract/internal.ts";
import { isObject, readProperty, toPath, toPointer, valueAt } from "../../../src/contract/json.ts";
import { openapi } from "../../support/openapi.ts";
import {
  documentElements,
  documentErrors,
  documentEventTypes,
  documentOperations,
  readList,
} from "./document-schema.ts";
import { findOperation } from "./explain.ts";

/** A list that the contract and the document have. */
interface ComparedList {
  readonly name: string;
  /** JSON pointer to the list in the contract; empty if each item begins with a pointer of its own. */
  readonly place: string;
  readonly ofContract: readonly string[];
  readonly ofDocument: readonly string[];
}

const documentIds = documentOperations.map(([id]) => id);

/** Operations that are assumed, and not in the document, are no difference. */
const operationIds = Object.keys(operations).filter(
  (id) => documentIds.includes(id) || valueAt(openapi, `${toPointer(findOperation(id))}/x-assumption`) === undefined,
);

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

export const lists: readonly ComparedList[] = [
  { name: "operations (§4)", place: "/paths", ofContract: operationIds, ofDocument: documentIds },
  {
    name: "event types (§6.1)",
    place: "/components/schemas/MemberActivity/oneOf",
    ofContract: eventTypes,
    ofDocument: documentEventTypes,
  },
  { name: "clusters (§1)", place: "/servers", ofContract: clusters, ofDocument: readList("clusters (§1)") },
  {
    name: "scopes (§5.2)",
    place: "/components/schemas/ScopeList",
    ofContract: scopes,
    ofDocument: readList("scopes (§5.2)"),
  },
  {
    name: "webhook events (§6.2)",
    place: "/components/schemas/WebhookEventName",
    ofContract: openapi.components.schemas.WebhookEventName?.anyOf?.[0]?.enum ?? [],
    ofDocument: readList("webhook events (§6.2)"),
  },
  {
    name: "version (§9)",
    place: "/info/version",
    ofContract: [openapi.info.version],
    ofDocument: readList("version (§9)"),
  },
  {
    name: "errors (§7.2, S20, S23)",
    place: "/components/schemas/ErrorObject/x-errors",
    ofContract: errorTexts.map(({ status, key, message }) => `${status} ${key} ${message}`),
    ofDocument: documentErrors,
  },
  {
    name: "sources of elements",
    place: "",
    ofContract: Object.keys(documentElements).map(describeElement).filter(Boolean),
    ofDocument: Object.entries(documentElements).map((words) => words.join(" ")),
  },
];
