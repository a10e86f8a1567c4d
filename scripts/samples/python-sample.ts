import type { SampleRequest } from "./sample-request.ts";

/** The request in Python, with the package `requests`. */
export function pythonSample({ method, url, headers, form }: SampleRequest): string {
  const fields = Object.entries(form ?? {}).map(([name, value]): [string, string] => [name, [value].flat().join(" ")]);
  return [
    "import requests",
    "",
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    `    headers=${dictionary(Object.entries(headers))},`,
    ...(form ? [`    data=${dictionary(fields)},`] : []),
    ")",
    "response.raise_for_status()",
    "print(response.text)",
  ].join("\n");
}

/** JSON strings are Python strings too. */
function dictionary(entries: [string, string][]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(", ")}}`;
}
