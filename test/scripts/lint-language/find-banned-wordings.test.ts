import { describe, expect, it } from "vitest";
import { findBannedWordings } from "../../../scripts/lint-language/find-banned-wordings.ts";

const find = (file: string, text: string) =>
  findBannedWordings(file, text).map(({ line, text: found }) => `${line}: ${found}`);

describe("findBannedWordings", () => {
  it.each([
    ["a line comment", "// Left out where it is empty.", "1: where"],
    ["a comment that is broken across lines", "/**\n * Sends a request of\n * its own.\n */", "1: of its own"],
    ["the opening of a doc comment", "/** What a client needs. */\nexport const a = 1;", "1: What"],
    [
      "a comment before a type property",
      "interface A {\n  /** Unknown members are kept. */\n  b: string;\n}",
      "2: Unknown members",
    ],
    ["a message", 'throw new Error("this value is none");', "1: is none"],
    ["a template", `const text = \`\${a} is no operation of the contract\`;`, "1: is no operation"],
    ["a constant", "const MOST_TRIES = 3;", "1: MOST_"],
    ["a function name", "function reasonOf() {}", "1: reasonOf"],
    ["a variable name", "const mostDelayMs = 3;", "1: mostD"],
  ])("finds a banned wording in %s", (_place, code, expected) => {
    expect(find("a.ts", code)).toEqual([expected]);
  });

  it.each([
    ["a place", "// The index says where the archive is."],
    ["a short literal", 'const keyword = "where";'],
    ["code", "query.where(a);"],
    ["a sentence with there is no", "// There is no such event."],
    ["a second sentence with What", "/** Names the place. What failed comes next. */"],
    ["a line comment with What", "// What follows is cached."],
    ["the method indexOf", "const indexOf = 1;"],
  ])("accepts %s", (_place, code) => {
    expect(find("a.ts", code)).toEqual([]);
  });

  it("checks the paragraphs of a page, but neither code nor quotes", () => {
    const page =
      "# Title\n\nFirst line\nof its\nown.\n\n```sh\nwhere it is\n```\n\n> nobody\n\nCall `where` here, whoever you are.\n";

    expect(find("a.md", page)).toEqual(["3: of its own", "13: whoever"]);
  });
});
