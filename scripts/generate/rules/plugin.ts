import type { Oas3Rule, Plugin } from "@redocly/openapi-core";
import { besideReference } from "./beside-reference.ts";
import { componentSection } from "./component-section.ts";
import type { ContractRule } from "./contract-rule.ts";
import { discriminatorValue } from "./discriminator-value.ts";
import { extendTypes } from "./extend-types.ts";
import { jsonSchema } from "./json-schema.ts";
import { knownExtension } from "./known-extension.ts";
import { knownLink } from "./known-link.ts";
import { knownName } from "./known-name.ts";
import { noSelfExtension } from "./no-self-extension.ts";
import { pagination } from "./pagination.ts";
import { pathParameter } from "./path-parameter.ts";
import { possibleValue } from "./possible-value.ts";
import { privateDefault } from "./private-default.ts";
import { serverAddress } from "./server-address.ts";
import { shownExample } from "./shown-example.ts";
import { supported } from "./supported.ts";
import { typedSchema } from "./typed-schema.ts";

export const rules: readonly ContractRule[] = [
  besideReference,
  componentSection,
  discriminatorValue,
  jsonSchema,
  knownExtension,
  knownLink,
  knownName,
  noSelfExtension,
  pagination,
  pathParameter,
  possibleValue,
  privateDefault,
  serverAddress,
  shownExample,
  supported,
  typedSchema,
];

/** The plugin of Redocly with our rules, all of which `contract/all` enables, and the extensions of the contract. */
export default (): Plugin => ({
  id: "contract",
  configs: { all: { rules: Object.fromEntries(rules.map((rule) => [`contract/${rule.id}`, "error"])) } },
  rules: { oas3: Object.fromEntries(rules.map((rule) => [rule.id, rule.createVisitor as Oas3Rule])) }, // of the same types of elements
  typeExtension: { oas3: extendTypes },
});
