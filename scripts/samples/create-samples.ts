import {
  type Content,
  type Contract,
  fillDefaults,
  listOperations,
  type Operation,
  type OperationEntry,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";
import { toParameter } from "../generate/operations.ts";
import { formatAddress, formatCurl, formatTypescript, type SampleRequest } from "./format-samples.ts";

/** Creates samples for curl and for our client for each operation of the contract, by operationId. */
export function createSamples(contract: Contract) {
  return Object.fromEntries(
    listOperations(contract).map((entry) => {
      const request = createRequest(contract, entry);
      const samples = { curl: formatCurl(request), TypeScript: formatTypescript(request, classifyResponse(entry)) };
      return [entry.operation.operationId, samples];
    }),
  );
}

/** Creates a request of an operation with its first way to authenticate. */
function createRequest(contract: Contract, entry: OperationEntry): SampleRequest {
  const { method, path, operation, servers } = entry;
  const [server = { url: "" }] = servers;
  // A cursor comes from an earlier response; a first request does not have one.
  const shown = entry.parameters.filter(({ name }) => name !== operation["x-pagination"]?.cursor);
  const sent = shown.map((parameter) => ({ ...toParameter(contract, parameter), value: parameter.example ?? "" }));
  const { [FORM_TYPE]: form, [JSON_TYPE]: json } = entry.requestBody?.content ?? {};
  const content = form ?? json;
  const body = content ? getExample(content) : {};
  const { properties = {} } = content ? resolveRef<SchemaObject>(contract, content.schema) : {};
  const chosen = Object.entries(body).filter(([name]) => !Object.hasOwn(Object(properties[name]), "const"));
  const [{ headers } = { headers: [] }] = listCredentials(contract, operation);
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
      ...(json && !form && { "Content-Type": JSON_TYPE }),
    },
    ...(form ? { form: body } : json && { json: body }),
    parameters: Object.fromEntries([...sent.map(({ name, value }) => [name, value]), ...chosen]),
  };
}

export const FORM_TYPE = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** Returns the first example of a body. */
export function getExample({ examples = {} }: Content[string]): Record<string, string> {
  const [example] = Object.values(examples);
  return (example?.value ?? {}) as Record<string, string>;
}

/** An alternative of the security: headers that are sent together, and the scopes of which a token needs one. */
export interface Credentials {
  readonly headers: readonly { readonly header: string; readonly prefix: string }[];
  readonly scopes: readonly string[];
}

/** Lists the alternatives of the security. Alternatives that differ only in their scopes count as one. */
export function listCredentials({ components }: Contract, { security = [] }: Operation): Credentials[] {
  const alternatives = new Map<string, Credentials>();
  for (const schemes of security) {
    const headers = Object.keys(schemes).map((scheme) => {
      const { type, name } = components.securitySchemes[scheme] ?? {};
      return type === "apiKey" ? { header: name ?? "", prefix: "" } : { header: "Authorization", prefix: "Bearer " };
    });
    const key = JSON.stringify(headers);
    const scopes = [...(alternatives.get(key)?.scopes ?? []), ...Object.values(schemes).flat()];
    alternatives.set(key, { headers, scopes });
  }
  return [...alternatives.values()];
}

/** Returns the kind of result of a call: pages, one value, or nothing. */
function classifyResponse({ operation, responses }: OperationEntry): "pages" | "value" | "nothing" {
  if (operation["x-pagination"]) return "pages";
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  return success?.content ? "value" : "nothing";
}
