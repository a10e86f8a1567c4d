import { toPointer } from "../../src/contract/json-pointer.ts";
import type { Report } from "./classify-change.ts";
import { type Fields, getChild, isSame, isText, namePlace, type Part } from "./part.ts";

interface Texts {
  readonly part: Part;
  readonly texts: Fields;
  /** Whether new names are not documentation but new elements. */
  readonly isList: boolean;
}

const MAPS = /^(components|paths|webhooks|callbacks|responses|headers|content|properties|variables|mapping)$/;

/** Reports each named part whose documentation changed, without the places that are reported already. */
export function compareTexts(before: Part, after: Part, reported: readonly string[], report: Report): void {
  const old = collectTexts(before, after);
  for (const [key, { part, texts, isList }] of collectTexts(after, before)) {
    const former = old.get(key)?.texts ?? texts;
    const names = Object.keys({ ...former, ...texts }).filter((name) => !isList || (name in former && name in texts));
    const changed = names.filter(
      (name) => !isSame(former[name], texts[name]) && !reported.includes(part.at + toPointer([name])),
    );
    if (changed.length > 0) report("text", `documentation: ${changed.join(", ")}`, part);
  }
}

/** Collects the documentation of each object by the name of its place, so that an order does not matter. */
function collectTexts(contract: Part, other: Part): Map<string, Texts> {
  const found = new Map<string, Texts>();
  const visit = (value: unknown, path: string[]) => {
    if (typeof value !== "object" || value === null) return;
    const [last = "", owner] = path.slice(-2).reverse();
    const part = { root: contract.root, at: toPointer(path), value };
    if (path.length === 3 && isSame(value, getChild(other, ...path).value)) return; // a component or an operation
    // The descriptions of scopes and the examples have the names of what they explain.
    const isList = last === "scopes" || (owner === "components" && last === "examples");
    const isMap = owner === "components" || MAPS.test(last);
    const texts = Object.entries(value).filter(([name]) => isList || (!isMap && isText(name) && name !== "deprecated"));
    const key = `${namePlace(part)} ${Number.isInteger(Number(last)) ? "" : last}`;
    found.set(key, { part, texts: Object.fromEntries(texts), isList });
    for (const [name, child] of Object.entries(value))
      if (!texts.some(([text]) => text === name)) visit(child, [...path, name]);
  };
  visit(contract.value, []);
  return found;
}
