import { fillDefaults, type SchemaObject } from "../generate/contract.ts";
import { toParameter } from "../generate/operations.ts";
import type { ContentRow, OperationRow, ResolvedContract } from "../generate/resolve-contract.ts";
import { formatAddress, formatCurlSample, formatTypescript, type SampleRequest } from "./format-samples.ts";

/** Creates samples for curl and for our client for each operation of the contract, by operationId. */
export function createSamples(contract: ResolvedContract) {
  return Object.fromEntries(
    contract.operations.map((row) => {
      const request = createRequest(contract, row);
      const samples = { curl: formatCurlSample(request), TypeScript: formatTypescript(request, classifyResponse(row)) };
      return [row.operation.operationId, samples];
    }),
  );
}

/** Creates a request of an operation with its first way to authenticate. */
function createRequest(contract: ResolvedContract, row: OperationRow): SampleRequest {
  const { method, path, operation, servers } = row;
  const [server = { url: "" }] = servers;
  // A cursor comes from an earlier response; a first request does not have one.
  const shown = row.parameters.filter(({ name }) => name !== operation["x-pagination"]?.cursor);
  const sent = shown.map((parameter) => ({ ...toParameter(contract, parameter), value: parameter.example ?? "" }));
  const form = findForm(row);
  const json = form ? undefined : findBody(row, JSON_TYPE);
  const body = form ?? json;
  const chosen = Object.entries(body?.example ?? {}).filter(
    ([name]) => body?.schema.properties?.[name]?.const === undefined,
  );
  const [{ headers } = { headers: [] }] = listSecurityAlternatives(contract, row);
  const secrets = headers.map(({ header, prefix }) => {
    // The placeholders of the document (§5.1): `APP_ID` for `X-App-Id`.
    const placeholder = prefix ? "ACCESS_TOKEN" : header.replace("X-", "").replaceAll("-", "_").toUpperCase();
    return [header, `${prefix}<${placeholder}>`];
  });
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    url: fillDefaults(server) + formatAddress(path, sent),
    headers: {
      ...Object.fromEntries(secrets),
      ...Object.fromEntries(sent.flatMap((each) => (each.in === "header" ? [[each.name, String(each.value)]] : []))),
      ...(json && { "Content-Type": JSON_TYPE }),
    },
    ...(form && { form: form.example }),
    ...(json && { json: json.example }),
    parameters: Object.fromEntries([...sent.map(({ name, value }) => [name, value]), ...chosen]),
  };
}

const JSON_TYPE = "application/json";

/** A body with its resolved schema and its first example. */
interface SampleBody {
  readonly schema: SchemaObject;
  readonly example: Readonly<Record<string, string>>;
}

/** Finds the form that an operation takes. */
export function findForm(row: OperationRow): SampleBody | undefined {
  return findBody(row, "application/x-www-form-urlencoded");
}

function findBody({ requestBody }: OperationRow, wanted: string): SampleBody | undefined {
  const content = requestBody?.content.find(({ mediaType }) => mediaType === wanted);
  return content && { schema: content.schema, example: readExample(content) };
}

function readExample({ examples }: ContentRow): SampleBody["example"] {
  const [example] = Object.values(examples);
  return (example?.value ?? {}) as SampleBody["example"]; // the lint validates each example
}

/** An alternative of the security: headers that are sent together, and the scopes of which a token needs one. */
export interface SecurityAlternative {
  readonly headers: readonly { readonly header: string; readonly prefix: string }[];
  readonly scopes: readonly string[];
}

/** Lists the alternatives of the security. Alternatives that differ only in their scopes count as one. */
export function listSecurityAlternatives(
  { securitySchemes }: ResolvedContract,
  { security }: OperationRow,
): SecurityAlternative[] {
  const alternatives = new Map<string, SecurityAlternative>();
  for (const schemes of security) {
    const headers = Object.keys(schemes).map((scheme) => {
      const { type, name } = securitySchemes[scheme] ?? {};
      return type === "apiKey" ? { header: name ?? "", prefix: "" } : { header: "Authorization", prefix: "Bearer " };
    });
    const key = JSON.stringify(headers);
    const scopes = [...(alternatives.get(key)?.scopes ?? []), ...Object.values(schemes).flat()];
    alternatives.set(key, { headers, scopes });
  }
  return [...alternatives.values()];
}

/** Returns the kind of result of a call: pages, one value, or nothing. */
function classifyResponse({ operation, responses }: OperationRow): "pages" | "value" | "nothing" {
  if (operation["x-pagination"]) return "pages";
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  return success && success.content.length > 0 ? "value" : "nothing";
}
