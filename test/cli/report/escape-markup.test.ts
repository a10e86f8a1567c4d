import { describe, expect, it } from "vitest";
import { escapeMarkup } from "../../../src/cli/report/escape-markup.ts";

const text = (...codes: number[]) => String.fromCharCode(...codes);
const REPLACED = text(0xfffd);

describe("escapeMarkup", () => {
  it("escapes the characters of markup", () => {
    expect(escapeMarkup(`<a href="x" title='&'>`)).toBe("&lt;a href=&quot;x&quot; title=&#39;&amp;&#39;&gt;");
  });

  it("replaces the characters that XML 1.0 cannot contain, and no others", () => {
    const forbidden = Array.from({ length: 0x20 }, (_, code) => code).filter((code) => ![9, 10, 13].includes(code));
    const allowed = `${text(9, 10, 13, 0x7f, 0x85, 0x9f, 0xa0, 0xd7ff, 0xe000, 0xfffd)}𝄞 Łucja`;

    expect(escapeMarkup(text(...forbidden, 0xfffe, 0xffff))).toBe(REPLACED.repeat(forbidden.length + 2));
    expect(escapeMarkup(allowed)).toBe(allowed);
  });
});
