import { join } from "node:path";
import ts from "typescript";

/** Returns a function that checks the types of a project, and reads only its generated files again at the next call. */
export function createTypeChecker(directory: string): () => string[] {
  const config = ts.readConfigFile(join(directory, "tsconfig.json"), ts.sys.readFile).config;
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, directory);
  const host = ts.createIncrementalCompilerHost(options);
  const { getSourceFile } = host;
  const files = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (name, ...others) => {
    if (!files.has(name) || name.includes("/generated/")) files.set(name, getSourceFile(name, ...others));
    return files.get(name);
  };
  const names = { getCurrentDirectory: () => directory, getCanonicalFileName: String, getNewLine: () => "\n" };
  let program: ts.SemanticDiagnosticsBuilderProgram | undefined;
  return () => {
    program = ts.createSemanticDiagnosticsBuilderProgram(fileNames, options, host, program);
    const found = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
    return found.map((diagnostic) => ts.formatDiagnostic(diagnostic, names));
  };
}
