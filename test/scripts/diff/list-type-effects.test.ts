import { describe, expect, it } from "vitest";
import { listTypeEffects } from "../../../scripts/diff/list-type-effects.ts";

const role = (type: string) => `export type ProjectRole = ${type};`;

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
    ["wider: ProjectRole", role('Record<string, "USER">'), role("{ [name: string]: string }")],
    ["changed: MissingFeatureBody", "export type MissingFeatureError = 1;", "export type MissingFeatureError = 2;"],
    ["added: CustomerThankedActivity", "", "export type CustomerThankedActivity = 1;"],
    ["", "", "export type NotExported = 1;"],
    [
      "narrower: operation listUsers",
      "export interface operations { listUsers: { query?: 1 | 2 }; listWebhooks: 1 }",
      "export interface operations { listUsers: { query?: 1 }; listWebhooks: 1 }",
    ],
    ["removed: operation listUsers", "export interface operations { listUsers: 1 }", "export interface operations {}"],
  ])("finds %s", (expected, before, after) => {
    const effects = listTypeEffects(`export {};\n${before}`, `export {};\n${after}`);

    expect(effects.map(({ name, effect }) => `${effect}: ${name}`).join()).toBe(expected);
  });
});
