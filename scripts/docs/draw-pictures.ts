/**
 * Draws the pictures of a page: a bar chart above each table that `<!-- charts -->` follows on the page, and the steps of each
 * `<!-- steps: one | two | three -> 1 -->`. Readers of the repository see the table, and the text around the steps.
 */
export function drawPictures(markdown: string): string {
  const drawn = markdown.replaceAll(/^<!-- steps: ([^>]*(?:->[^>]*)*) -->$/gm, (_, steps: string) =>
    drawSteps(steps.split(" | ")),
  );
  const [before = "", after] = drawn.split("<!-- charts -->\n");
  if (after === undefined) return drawn;
  return (
    before + after.replaceAll(/^\|.*\n\|[-| ]+\n(?:\|.*(?:\n|$))+/gm, (table) => `${drawTable(table)}\n\n${table}`)
  );
}

const WIDTH = 440;
const ROW = 26;

/** Draws a chart for each column of numbers; the bars of a column have one scale. */
function drawTable(table: string): string {
  const [head = [], , ...rows] = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").slice(1, -1).map(toPlainText));
  const charts = head.slice(1).map((title, at) => drawChart(title, rows, at + 1));
  return charts.join("\n\n");
}

function drawChart(title: string, rows: readonly string[][], column: number): string {
  const values = rows.map((row) => Number.parseFloat((row[column] ?? "").replaceAll(",", "")));
  const max = Math.max(...values);
  const labelWidth = 220;
  const valueWidth = 70;
  const bars = rows.map((row, at) => {
    const length = ((values[at] ?? 0) / max) * (WIDTH - labelWidth - valueWidth);
    const y = ROW * (at + 1);
    const isOurs = /^(ours|loyalty)/.test(row[0] ?? "");
    return [
      text(labelWidth - 8, y + 17, row[0] ?? "", "end"),
      `<rect class="${isOurs ? "bar ours" : "bar"}" x="${labelWidth}" y="${y + 4}" width="${length.toFixed(1)}" height="${ROW - 8}" rx="3"/>`,
      text(labelWidth + length + 6, y + 17, row[column] ?? ""),
    ].join("");
  });
  const words = rows.map((row) => `${row[0]} ${row[column]}`).join(", ");
  return wrap(
    ROW * (rows.length + 1),
    `Bar chart, ${title}: ${words}`,
    text(0, 16, title, "start", "title") + bars.join(""),
  );
}

/** Draws steps below each other; `-> 1` at the end of a step is an arrow back to the first one. */
function drawSteps(steps: readonly string[]): string {
  const height = 44;
  const middle = (at: number) => at * height + 20;
  const drawn = steps.map((step, at) => {
    const [label = "", target] = step.split(" -> ");
    const end = middle(Number(target) - 1);
    const from = middle(at);
    const right = WIDTH - 50;
    return [
      at > 0 ? arrow(`M20 ${from - 30}v14m-4-5l4 5 4-5`) : "",
      `<circle class="step" cx="20" cy="${from}" r="13"/>`,
      text(20, from + 5, `${at + 1}`, "middle", "number"),
      text(44, from + 5, label),
      target === undefined ? "" : arrow(`M${right} ${from}h30V${end}h-30m5-4l-5 4 5 4`),
    ].join("");
  });
  const words = steps.map((step, at) => `${at + 1}. ${step.replace(" -> ", ", then again from ")}`).join("; ");
  return wrap(height * steps.length, words, drawn.join(""));
}

function arrow(path: string): string {
  return `<path class="arrow" d="${path}"/>`;
}

function text(x: number, y: number, content: string, anchor = "start", kind = "label"): string {
  return `<text class="${kind}" x="${x.toFixed(1)}" y="${y}" text-anchor="${anchor}">${escapeXml(content)}</text>`;
}

/** Wraps a drawing into one line, which Markdown leaves as it is; the colours are in the style sheet of the site. */
function wrap(height: number, description: string, content: string): string {
  return `<figure class="picture"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(description)}">${content}</svg></figure>`;
}

function toPlainText(cell: string): string {
  return cell.trim().replaceAll("`", "");
}

function escapeXml(content: string): string {
  return content.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
