import ts from "typescript";
import { describe, expect, it } from "vitest";
import { type Files, listTypeEffects } from "../../../scripts/diff/list-type-effects.ts";

const role = (type: string) => `export type ProjectRole = ${type};`;
/** The method of an operation with these parameters, success and other properties. */
const method = (parameters: string, success = "1", more = "") =>
  `export interface ListUsersParameters ${parameters}
   export interface OperationMap { listUsers: { parameters: ListUsersParameters; success: ${success}; ${more} } }`;
const toModules = (text: string): Files => {
  const isMap = text.includes("OperationMap");
  return {
    "constants.ts": "",
    "openapi.ts": isMap ? "export {}" : text,
    "operation-map.ts": isMap ? text : NO_METHODS,
  };
};
/** Too many properties for a message of the compiler to show them all. */
const long = (value: 1 | 2) =>
  role(
    `{ a: 0 | { ${Array.from({ length: 60 }, (_, index) => `p${index}: ${index === 30 ? value : 0}`).join("; ")} } }`,
  );
const NO_METHODS = "export interface OperationMap {}";

/** Each change, with its effects: those before `!` have a line that compiles before and not after. */
const rows: [effects: string, before: string, after: string][] = [
  ["ProjectRole wider!", role('"USER"'), role('"USER" | "ADMIN"')],
  ["ProjectRole narrower!", role('"USER" | "ADMIN"'), role('"USER"')],
  ["ProjectRole changed!", role("string"), role("number")],
  ["ProjectRole removed!", role("string"), "export {}"],
  ["ProjectRole added", "export {}", role("string")],
  ["ProjectRole renamed to Role!", role("string"), "export type Role = string;"],
  ["", role("string"), `/** A role. */ type Text = string; ${role("Text")}`],
  ["", role("{ a: string; b?: number }"), role("{ b?: number } & { a: string }")],
  ["ProjectRole.a now optional!", role("{ a: string }"), role("{ a?: string }")],
  ["ProjectRole.a now required!", role("{ a?: string }"), role("{ a: string }")],
  ["ProjectRole.a changed!", role("{ a?: string }"), role("{ a?: number }")],
  ["ProjectRole.a removed!", role("{ a?: string; b: 1 }"), role("{ b: 1 }")],
  ["ProjectRole.a added", role("{ b: 1 }"), role("{ a?: string; b: 1 }")],
  ["ProjectRole.a renamed to c!", role("{ a?: string; b: 1 }"), role("{ b: 1; c?: string }")],
  ["ProjectRole.a renamed to c!; ProjectRole.b changed!", role("{ a: 0; b: 1 }"), role("{ b: 2; c: 0 }")],
  ["ProjectRole.a.b[].c removed!", role("{ a?: { b?: { c?: 1; d?: 2 }[] } }"), role("{ a?: { b?: { d?: 2 }[] } }")],
  ["ProjectRole.a wider!", role("{ a: { b: 1 } }"), role("{ a: { b: 1 } | null }")],
  ["ProjectRole.a wider!; ProjectRole.a.b changed!", role("{ a: { b: 1 } }"), role("{ a: { b: 2 } | null }")],
  ["ProjectRole.a now optional!; ProjectRole.a.b changed!", role("{ a: { b: 1 } }"), role("{ a?: { b: 2 } }")],
  ["ProjectRole.* wider!", role('{ [name: string]: "USER" }'), role("{ [name: string]: string }")],
  ["ProjectRole.a wider!", "export interface ProjectRole { a: 1 }", "export interface ProjectRole { a: 1 | 2 }"],
  ["ProjectRole.a[] wider!; Two added", role("{ a: 1[] }"), `export type Two = 2; ${role("{ a: (1 | Two)[] }")}`],
  ["ProjectRole.a narrower!", `type A = 1 | 2; ${role("{ a: A[] | 0 }")}`, `type A = 1; ${role("{ a: A[] | 0 }")}`],
  ["ProjectRole.a changed!", long(1), long(2)],
  ["LoyaltyClient.listUsers removed!; ListUsersParameters removed!", method("{}"), NO_METHODS],
  ["ListUsersParameters.a wider", method("{ a: 1 }"), method("{ a: 1 | 2 }")],
  ["ListUsersParameters.a narrower!", method("{ a: 1 | 2 }"), method("{ a: 1 }")],
  ["ListUsersParameters.a added!", method("{ b: 1 }"), method("{ a: 1; b: 1 }")],
  ["ListUsersParameters.a added", method("{ b: 1 }"), method("{ a?: 1; b: 1 }")],
  ["ListUsersParameters.limit renamed to Limit!", method("{ limit?: 1 }"), method("{ Limit?: 1 }")],
  ["LoyaltyClient.listUsers narrower!", method("{}", "1 | 2"), method("{}", "1")],
  ["LoyaltyClient.listUsers wider!", method("{}"), method("{}", "1 | 2")],
  ["LoyaltyClient.listUsers changed!", method("{}", "1", "item: 1"), method("{}")],
];

const CLIENT = `type Result<T> = T extends { item: infer I; success: infer S } ? { items: I; page: S } : T extends { success: infer S } ? S : 0;
  type LoyaltyClient = { [K in keyof OperationMap]: (parameters: OperationMap[K]["parameters"]) => Result<OperationMap[K]> };`;

const library = new Map<string, ts.SourceFile | undefined>();
/** Compiles lines of code behind types, with the standard library, and returns the lines with errors. */
function compile(types: string, lines: readonly string[]): string[] {
  const options = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [], lib: ["lib.es5.d.ts"] };
  const head = `${types} ${types.includes("OperationMap") ? CLIENT : ""}`
    .replaceAll("\n", " ")
    .replace("export {}", "export {};");
  const code = [head, ...lines.map((line, index) => `export const line${index} = ${line};`)].join("\n");
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) => {
    if (name === "lines.ts") return ts.createSourceFile(name, code, version);
    if (!library.has(name)) library.set(name, getSourceFile(name, version));
    return library.get(name);
  };
  const program = ts.createProgram(["lines.ts"], options, host);
  const source = program.getSourceFile("lines.ts");
  const errors = program
    .getSemanticDiagnostics(source)
    .map(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start));
  return lines.filter((_, index) => errors.some((place) => place?.line === index + 1));
}

describe("listTypeEffects", () => {
  it.each(rows)("finds %j, and each line that it calls broken compiles before and not after", (expected, old, now) => {
    const effects = listTypeEffects(toModules(old), toModules(now));

    const shown = effects.map(({ name, effect, breaks }) => `${name} ${effect}${breaks ? "!" : ""}`);
    expect(shown.sort()).toEqual(expected === "" ? [] : expected.split("; ").sort());
    const lines = effects.flatMap(({ breaks }) => breaks ?? []);
    expect(compile(old, lines)).toEqual([]);
    expect(compile(now, lines)).toEqual(lines);
  });
});
