import ts from "typescript";
import { type BannedPattern, bannedNames, bannedOpenings, bannedWordings } from "./banned-patterns.ts";

/** Shorter string literals are keys and codes, not sentences. */
const MIN_WORDS = 3;

/** A banned wording in a file. */
export interface Finding {
  readonly line: number;
  readonly text: string;
  readonly advice: string;
}

function findBanned(text: string, line: number, patterns: readonly BannedPattern[]): Finding[] {
  return patterns.flatMap(({ pattern, advice }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const before = text.slice(0, match.index).split("\n").length - 1;
    return [{ line: line + before, text: match[0], advice }];
  });
}

/** Joins the lines of a comment, so that a wording that is broken across lines is found too. */
function unwrapComment(comment: string): string {
  return comment.replace(/^\/\*\*?|\*\/$|^\/\/+/g, "").replace(/\s*\n\s*(?:\*|\/\/)? ?/g, " ");
}

function checkCode(file: string, code: string): Finding[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Map<number, ts.CommentRange>();
  const findings: Finding[] = [];
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []) comments.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(code, node.end) ?? []) comments.set(range.pos, range);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      if (node.text.trim().split(/\s+/).length >= MIN_WORDS)
        findings.push(...findBanned(node.text, lineAt(node.getStart()), bannedWordings));
    }
    const name = (node as { name?: ts.Node }).name;
    if ((ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && name && ts.isIdentifier(name))
      findings.push(...findBanned(name.text, lineAt(name.getStart()), bannedNames));
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { pos, end } of comments.values()) {
    const raw = code.slice(pos, end);
    const text = unwrapComment(raw).trim();
    findings.push(...findBanned(text, lineAt(pos), bannedWordings));
    if (raw.startsWith("/**")) findings.push(...findBanned(text, lineAt(pos), bannedOpenings));
  }
  return findings;
}

/** Checks the paragraphs of a page; code blocks and quotes are left alone. */
function checkPage(page: string): Finding[] {
  const prose = page.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, "")).replace(/^>.*$/gm, "");
  let line = 1;
  return prose.split(/(\n\s*\n)/).flatMap((paragraph) => {
    const start = line;
    line += paragraph.split("\n").length - 1;
    return findBanned(paragraph.replace(/\n/g, " ").replace(/`[^`]*`/g, "`code`"), start, bannedWordings);
  });
}

/** Returns the banned wordings of a Markdown page or of TypeScript or JavaScript code. */
export function findBannedWordings(file: string, text: string): Finding[] {
  return file.endsWith(".md") ? checkPage(text) : checkCode(file, text);
}
