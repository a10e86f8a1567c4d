import { type Document, makeDocumentFromString } from "@redocly/openapi-core";
import { isAlias, isNode, LineCounter, parseDocument, visit } from "yaml";
import { readProperty } from "../../../src/contract/json.ts";
import { type Contract, NOT_UTF8 } from "../contract.ts";
import type { LintFault } from "./fault.ts";

/** Files that are no YAML, with the remedy. */
const NOT_YAML = [
  { mark: /^(?:<{7}|>{7})(?: .*)?$/m, message: "a merge is not finished; keep one side, and remove the markers" },
  { mark: /(?<=\n)---(?=\s)/, message: "a second document begins here; remove this line" },
  { mark: NOT_UTF8, message: "the file is not UTF-8; save it as UTF-8" },
];

/** Characters that begin an anchor, an alias, a tag or a merge key. */
const MAY_SHARE = /(?:^|[\s,[{:-])(?:[*&!][^\s*]|<<\s*:)/m;

/** Parses the contract, or lists why it cannot be read. */
export function readYaml(text: string, file: string): Document<Contract> | LintFault[] {
  for (const { mark, message } of NOT_YAML) {
    const before = text.split(mark, 1)[0] ?? "";
    if (before !== text) return [toFault(before.split("\n").length, 1, message)];
  }
  const shared = MAY_SHARE.test(text) ? listShared(text) : [];
  if (shared.length > 0) return shared;
  try {
    return makeDocumentFromString(text, file);
  } catch (cause) {
    return [readPlace(cause)];
  }
}

/** Lists what JSON does not have and other readers of the contract do not know: anchors, aliases, merges, tags. */
function listShared(text: string): LintFault[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: "silent" });
  if (document.errors.length > 0) return []; // the mistake comes first
  const faults: LintFault[] = [];
  const refuse = (node: unknown, message: string) => {
    const { line = 1, col: column = 1 } = isNode(node) && node.range ? lineCounter.linePos(node.range[0]) : {};
    faults.push(toFault(line, column, message));
  };
  visit(document, {
    Pair(_, { key }) {
      if (readProperty(key, "value") === "<<") refuse(key, "`<<` is not JSON; write out what it merges");
    },
    Node(_, node) {
      if (isAlias(node))
        refuse(node, `*${node.source} is not JSON; write out what it stands for, or refer to a component`);
      else if (node.anchor !== undefined) refuse(node, `the anchor &${node.anchor} is not JSON; remove it`);
      else if (node.tag?.startsWith("!")) refuse(node, `the tag ${node.tag} is not JSON; remove it`);
    },
  });
  return faults;
}

/** Reads the place of a mistake: `unknown tag in "openapi.yaml" (85:13)`. */
function readPlace(cause: unknown): LintFault {
  const [, reason = "", line, column] =
    /^([\s\S]*?)(?: in "[^"]*")?(?: \((\d+):(\d+)\))/.exec(String(readProperty(cause, "message"))) ?? [];
  if (line === undefined) throw cause;
  return toFault(Number(line), Number(column), reason);
}

function toFault(line: number, column: number, message: string): LintFault {
  return { place: { line, column, path: [] }, others: [], message };
}
