import type { Overlay } from "../../src/traffic/internal.ts";

type Node = Record<string, unknown>;

/**
 * Applies an OpenAPI Overlay 1.0.0 to a contract and gives the result; the contract stays as it is. Targets are paths
 * of members (`$.a['b']`), which is what suggestions use. A target that selects nothing changes nothing, as the
 * standard has it (§4.4.3).
 * @throws Error For a target with wildcards, filters or positions.
 */
export function applyOverlay<Contract extends object>(
  contract: Contract,
  { actions }: Pick<Overlay, "actions">,
): Contract {
  const result = structuredClone(contract);
  for (const { target, update, remove } of actions) {
    const path = parsePath(target);
    const parent = path.slice(0, -1).reduce<unknown>((node, name) => child(node, name), result);
    const last = path.at(-1);
    const node = last === undefined ? result : child(parent, last);
    if (node === undefined) continue;
    if (remove && last !== undefined) delete (parent as Node)[last];
    else if (Array.isArray(node)) node.push(structuredClone(update));
    else merge(node as Node, structuredClone(update) as Node);
  }
  return result;
}

function child(node: unknown, name: string): unknown {
  return typeof node === "object" && node !== null ? Reflect.get(node, name) : undefined;
}

function merge(target: Node, update: Node): void {
  for (const [name, value] of Object.entries(update)) {
    const known = target[name];
    if (isNode(known) && isNode(value)) merge(known, value);
    else if (Array.isArray(known) && Array.isArray(value)) known.push(...value);
    else target[name] = value;
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsePath(target: string): string[] {
  const steps = [...target.matchAll(/\.([A-Za-z_]\w*)|\['((?:[^'\\]|\\.)*)'\]/g)];
  if (`$${steps.map(([step]) => step).join("")}` !== target)
    throw new Error(`the target ${target} is no plain path of members`);
  return steps.map(([, plain, quoted = ""]) => plain ?? quoted.replaceAll("\\'", "'"));
}
