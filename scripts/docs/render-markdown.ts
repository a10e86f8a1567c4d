import { Marked, type Tokens } from "marked";
import { escapeMarkup } from "../../src/cli/report/escape-markup.ts";

/** A rendered page body, and its headings for contents and search. */
export interface RenderedMarkdown {
  html: string;
  headings: { id: string; text: string; depth: number }[];
}

/**
 * Renders Markdown as HTML. Links between pages of the site are kept; other links become text, because the site works without
 * a network.
 * @param pages Names of the Markdown files that are pages of the site.
 */
export function renderMarkdown(markdown: string, pages: readonly string[]): RenderedMarkdown {
  const headings: RenderedMarkdown["headings"] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = toSlug(text.replaceAll("`", ""));
        headings.push({ id, text: text.replaceAll("`", ""), depth });
        return `<h${depth} id="${id}">${breakAtDots(this.parser.parseInline(tokens))}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const [file = "", anchor] = href.split("#");
        if (file === "" && anchor) return `<a href="#${toSlug(anchor)}">${text}</a>`;
        if (!pages.includes(file)) return /^https?:/.test(href) ? `${text} (${href})` : `<code>${text}</code>`;
        return `<a href="${file.replace(/\.md$/, ".html")}${anchor ? `#${toSlug(anchor)}` : ""}">${text}</a>`;
      },
      code({ text, lang }: Tokens.Code) {
        const code = escapeMarkup(text);
        const button = '<button type="button" class="copy">Copy</button>';
        return `<figure class="code">${button}<pre tabindex="0"><code class="${lang ?? ""}">${code}\n</code></pre></figure>\n`;
      },
      table({ header, rows }: Tokens.Table) {
        const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
        const titles = header.map((cell) => `<th scope="col">${inline(cell)}</th>`).join("");
        // On a narrow screen each cell is a separate line with the title of its column (page.css).
        const labels = header.map(({ text }) => escapeMarkup(text.replaceAll("`", "")));
        const cells = (row: Tokens.TableCell[]) =>
          row.map((cell, column) => `<td data-label="${labels[column]}"><span>${inline(cell)}</span></td>`).join("");
        const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join("\n");
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${titles}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}

/** Returns the id of a heading: lower case, with dashes instead of everything but letters and digits. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Lets a name such as `customer.loyalty.tier.left` break after its dots, for narrow screens. Tags stay as they are. */
function breakAtDots(html: string): string {
  return html.replace(/(<[^>]*>)|(?<=\w)\.(?=[a-z])/g, (_, tag?: string) => tag ?? ".<wbr>");
}
