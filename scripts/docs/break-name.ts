/** Lets a path or a name in HTML break after its parts. */
export function breakName(html: string): string {
  return html.replaceAll(/(?<=[\w}])[/._](?=[\w{])/g, "$&<wbr>");
}
