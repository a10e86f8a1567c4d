import type { SampleRequest } from "./create-sample-request.ts";

/** Formats the request as a curl command for a POSIX shell. */
export function formatCurl({ method, url, headers, form }: SampleRequest): string {
  const fields = Object.entries(form ?? {}).map(([name, value]) => `${name}=${value}`);
  return [
    `curl ${method === "GET" || form ? "" : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...fields.map((field) => `--data-urlencode ${quote(field)}`),
  ].join(" \\\n  ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
