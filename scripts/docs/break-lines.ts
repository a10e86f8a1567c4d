/** Lets a path or a name in HTML break after its parts. */
export function breakName(html: string): string {
  return html.replaceAll(/(?<=[\w}])[/._](?=[\w{])/g, "$&<wbr>");
}

/** Lets a command in HTML break inside an address, and keeps the mark that continues a line with the word before it. */
export function breakCommand(html: string): string {
  const lines = html.replaceAll(/ \\(?=(?:<\/span>)*\n)/g, '<span class="keep">$&</span>');
  return lines.replaceAll(/(?<=[\w}])(?:\/|\?|&amp;)(?=[\w{])/g, "$&<wbr>");
}
