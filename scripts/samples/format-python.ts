import type { SampleRequest } from "./create-sample-request.ts";

/** Formats the request in Python with its standard library. A response with an error status raises `HTTPError`. */
export function formatPython({ method, url, headers, form, json }: SampleRequest): string {
  return [
    ...(form ? ["from urllib.parse import urlencode"] : []),
    "from urllib.request import Request, urlopen",
    "",
    "request = Request(",
    `    ${JSON.stringify(url)},`,
    ...(form ? [`    data=urlencode(${formatDictionary(Object.entries(form))}).encode(),`] : []),
    ...(json ? [`    data=${JSON.stringify(JSON.stringify(json))}.encode(),`] : []),
    `    headers=${formatDictionary(Object.entries(headers))},`,
    `    method=${JSON.stringify(method)},`,
    ")",
    "with urlopen(request) as response:",
    "    print(response.read().decode())",
  ].join("\n");
}

/** JSON strings are Python strings too. */
function formatDictionary(entries: [string, string][]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(", ")}}`;
}
