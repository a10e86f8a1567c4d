import { readFileSync } from "node:fs";

/** Contents of the fenced code blocks of this language, in order. */
export function fencedCode(file: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...readFileSync(file, "utf8").matchAll(fence)].map(([, code = ""]) => code);
}

/** Commands of the shell blocks of a page, without prompts and comments. */
export function shellCommands(file: string): string[] {
  return fencedCode(file, "sh")
    .flatMap((block) => block.replaceAll("\\\n", "").split("\n"))
    .map((line) => line.replace(/(^|\s+)#.*$/, "").trim())
    .filter((line) => line !== "");
}
