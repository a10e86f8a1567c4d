import { scopes } from "../../contract/vocabulary.ts";

/** Returns the name of a scope for a message. One that the contract does not know can be anything. */
export function showScope(name: string): string {
  return scopes.some((scope) => scope === name) ? name : "an unknown scope";
}
