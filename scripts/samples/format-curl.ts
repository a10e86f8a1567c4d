import type { SampleRequest } from "./create-sample-request.ts";

/** Formats the request as a curl command for a POSIX shell. */
export function formatCurl({ method, url, headers, form, json }: SampleRequest): string {
  const fields = Object.entries(form ?? {}).map(([name, value]) => `${name}=${value}`);
  const usual = form || json ? "POST" : "GET";
  return [
    `curl ${method === usual ? "" : `-X ${method} `}${quote(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...fields.map((field) => `--data-urlencode ${quote(field)}`),
    ...(json ? [`--data ${quote(JSON.stringify(json))}`] : []),
  ].join(" \\\n  ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
