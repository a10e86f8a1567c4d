import { describe, expect, it } from "vitest";
import { listTypeEffects } from "../../../scripts/diff/list-type-effects.ts";

const role = (type: string) => `export type ProjectRole = ${type};`;
/** The method of an operation with these parameters, success and other properties. */
const method = (parameters: string, success = "1", more = "") =>
  `export interface OperationMap { listUsers: { parameters: ${parameters}; success: ${success}; ${more} } }`;

describe("listTypeEffects", () => {
  it.each<[effect: string, before: string, after: string]>([
    ["wider: ProjectRole", role('"USER"'), role('"USER" | "ADMIN"')],
    ["narrower: ProjectRole", role('"USER" | "ADMIN"'), role('"USER"')],
    ["changed: ProjectRole", role("string"), role("number")],
    ["removed: ProjectRole", role("string"), ""],
    ["added: ProjectRole", "", role("string")],
    ["", role("string"), `/** A role. */ type Text = string; ${role("Text")}`],
    ["", role("{ a: string; b?: number }"), role("{ b?: number } & { a: string }")],
    ["wider: ProjectRole", role("{ a: string }"), role("{ a?: string }")],
    ["changed: ProjectRole", role("{ a?: string }"), role("{ a?: number }")],
    ["wider: ProjectRole", role("{ a?: string }"), role("{ a?: string | undefined }")],
    ["wider: ProjectRole", role('Record<string, "USER">'), role("{ [name: string]: string }")],
    ["wider: ProjectRole", "export interface ProjectRole { a: 1 }", "export interface ProjectRole { a: 1 | 2 }"],
    ["removed: method listUsers", method("{}"), "export interface OperationMap {}"],
    ["compatible: method listUsers", method("1"), method("1 | 2")],
    ["compatible: method listUsers", method("1", "1 | 2"), method("1")],
    ["breaking: method listUsers", method("{ a: 1 }"), method("{ b: 1 }")],
    ["breaking: method listUsers", method("1"), method("1", "1 | 2")],
    ["breaking: method listUsers", method("1", "1", "item: 1"), method("1")],
  ])("finds %s", (expected, before, after) => {
    const toModules = (text: string) => {
      const isMap = text.includes("OperationMap");
      return { "constants.ts": "", "openapi.ts": isMap ? "" : text, "operation-map.ts": isMap ? text : "" };
    };

    const effects = listTypeEffects(toModules(before), toModules(after));

    expect(effects.map(({ name, effect }) => `${effect}: ${name}`).join()).toBe(expected);
  });
});
