import type { SampleRequest } from "./sample-request.ts";

/** The request in Python, with nothing but its standard library. An answer that is no success raises `HTTPError`. */
export function pythonSample({ method, url, headers, form }: SampleRequest): string {
  return [
    ...(form ? ["from urllib.parse import urlencode"] : []),
    "from urllib.request import Request, urlopen",
    "",
    "request = Request(",
    `    ${JSON.stringify(url)},`,
    ...(form ? [`    data=urlencode(${dictionary(Object.entries(form))}).encode(),`] : []),
    `    headers=${dictionary(Object.entries(headers))},`,
    `    method=${JSON.stringify(method)},`,
    ")",
    "with urlopen(request) as response:",
    "    print(response.read().decode())",
  ].join("\n");
}

/** JSON strings are Python strings too. */
function dictionary(entries: [string, string][]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(", ")}}`;
}
