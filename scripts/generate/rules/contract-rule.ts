import type { UserContext } from "@redocly/openapi-core";
import type { Contract, Header, Operation, SchemaObject, Server } from "../contract.ts";
import { type ResolvedContract, resolveContract } from "../resolve-contract.ts";

/** A lint rule for this contract. `redocly.yaml` enables it as `contract/<id>`. */
export interface ContractRule {
  readonly id: string;
  readonly description: string;
  /** Creates the visitor of one run, with the settings of the rule in `redocly.yaml`. */
  readonly createVisitor: (settings: { readonly sections?: readonly string[] }) => Visitor;
}

type Visit<Element> = (element: Element, context: UserContext) => void;

/** What a rule looks at, by the types of Redocly. */
export interface Visitor {
  /** Every element. */
  readonly any?: Visit<unknown>;
  /** Every reference. */
  readonly ref?: Visit<object>;
  /** The contract, before the elements in it. */
  readonly Root?: Visit<Contract>;
  readonly Assumption?: Visit<{ readonly section: string | readonly string[] }>;
  readonly ClientCredentials?: Visit<{ readonly tokenUrl: string }>;
  readonly Components?: Visit<Contract["components"]>;
  readonly Header?: Visit<Header>;
  readonly Link?: Visit<{ readonly operationId?: string; readonly parameters?: Readonly<Record<string, unknown>> }>;
  readonly Operation?: Visit<Operation>;
  readonly Schema?: Visit<SchemaObject>;
  readonly Server?: Visit<Server>;
}

const resolved = new WeakMap<Contract, ResolvedContract>();

/** Resolves the contract of a run, once for all rules. */
export function resolveLinted(document: Contract): ResolvedContract {
  const known = resolved.get(document) ?? resolveContract(document);
  resolved.set(document, known);
  return known;
}

/** Reports an element, or the part of it at a path. */
export function refuse(
  { report, location }: UserContext,
  message: string,
  ...path: readonly (string | number)[]
): void {
  report({ message, location: path.length > 0 ? location.child([...path]) : location });
}
