import { resolve } from "node:path";
import ts from "typescript";
import type { ValidationError } from "../../../../generated/validators.js";

/** The generated validators by component. */
export type Validators = Readonly<Record<string, (value: unknown) => readonly ValidationError[]>>;

/** Imports the validators of generated files. */
export async function importValidators({ "validators.js": code = "" }: Record<string, string>): Promise<Validators> {
  const { validators, ...components } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
  );
  return { ...validators, ...components };
}

/** What generated types need: neither a browser nor Node. */
export const PLAIN: ts.CompilerOptions = { types: [], lib: ["lib.es2024.d.ts"] };

/**
 * Compiles files of the project with generated files in place of its own. Each call reads again only what differs from the call before.
 * @param files Files of the project, or one that only is generated.
 * @returns A function that lists the errors in `generated` and `src/contract`: handlers and calls need operations of their own.
 */
export function createCompiler(
  files: readonly string[],
  own: ts.CompilerOptions = {},
): (generated: Readonly<Record<string, string>>) => string[] {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, ".").options, ...own };
  const rootNames = files.map((file) => resolve(file));
  const sources = new Map<string, ts.SourceFile | undefined>();
  let previous: ts.Program | undefined;
  return (generated) => {
    const host = ts.createCompilerHost(options);
    const readSource = host.getSourceFile;
    host.getSourceFile = (name, version) => {
      const text = generated[name.split("/generated/")[1] ?? ""];
      const before = previous?.getSourceFile(name);
      if (text !== undefined) return before?.text === text ? before : ts.createSourceFile(name, text, version);
      if (!sources.has(name)) sources.set(name, readSource(name, version));
      return sources.get(name);
    };
    previous = ts.createProgram({ rootNames, options, host, ...(previous && { oldProgram: previous }) });
    const errors = ts.getPreEmitDiagnostics(previous).map(({ file, start, messageText }) => {
      const { line = 0 } = file && start !== undefined ? file.getLineAndCharacterOfPosition(start) : {};
      return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
    return errors.filter((error) => /\/(generated|src\/contract)\//.test(error));
  };
}
