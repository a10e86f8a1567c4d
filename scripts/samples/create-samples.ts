import { listCurlParts } from "../../src/contract/curl.ts";
import { quoteName } from "../../src/contract/json.ts";
import { type SecurityScheme, securityHeaders } from "../../src/contract/operations.ts";
import type { ResolvedContract } from "../generate/resolve-contract.ts";
import { listSampleOperations, type SampleOperation } from "./sample-operation.ts";
import { createRequest, type SampleRequest, toPlaceholder } from "./sample-request.ts";

/** Creates samples for curl and for our client for each operation of the contract, by operationId. */
export function createSamples(contract: ResolvedContract) {
  return Object.fromEntries(
    listSampleOperations(contract).map((operation) => {
      const request = createRequest(operation, 0, listExamples(operation));
      return [operation.id, { curl: formatCurlSample(request), TypeScript: formatTypescript(request) }];
    }),
  );
}

/** Returns the values of a sample: the examples, and placeholders of the credentials. */
function listExamples({ fields, security: [headers = []] }: SampleOperation): Record<string, unknown> {
  const credentials = headers.map(({ header, prefix }) => [header, prefix ? "<ACCESS_TOKEN>" : toPlaceholder(header)]);
  return Object.fromEntries([...credentials, ...fields.map(({ name, example }) => [name, example])]);
}

/** Formats the request as a curl command for a POSIX shell. */
function formatCurlSample({ operation: { method, json }, url, headers, form }: SampleRequest): string {
  const text = json && JSON.stringify(json);
  return listCurlParts({ method, url, headers, form, text }).join(" \\\n  ");
}

/** Formats the request as a call of our client, whose methods take all parameters in one object. */
function formatTypescript({ operation, url, headers, parameters }: SampleRequest): string {
  const call = `loyalty.${operation.id}(${formatObject(parameters)})`;
  const use = {
    pages: `for await (const item of ${call}) {\n  console.log(item);\n}`,
    value: `console.log(await ${call});`,
    nothing: `await ${call};`,
  };
  return [
    `import { createLoyaltyClient } from "loyalty-interface";`,
    "",
    "const loyalty = createLoyaltyClient({",
    `  baseUrl: ${JSON.stringify(new URL(url).origin)},`,
    ...formatCredentials(headers).map((text) => `  ${text},`),
    "});",
    use[operation.result],
  ].join("\n");
}

/** Formats an object: several properties are on lines of their own. */
function formatObject(object: Readonly<Record<string, unknown>>): string {
  const properties = Object.entries(object).map(([name, value]) => `${quoteName(name)}: ${JSON.stringify(value)}`);
  if (properties.length < 2) return `{ ${properties.join("")} }`;
  return `{\n${properties.map((property) => `  ${property},\n`).join("")}}`;
}

/** Formats the credentials in headers as an option of the client; a public operation needs none. */
function formatCredentials(headers: Readonly<Record<string, string>>): string[] {
  const find = (scheme: SecurityScheme) => headers[securityHeaders[scheme]];
  const quote = (scheme: SecurityScheme) => JSON.stringify(find(scheme));
  const bearer = find("X-Service-OAuth");
  if (bearer !== undefined) return [`accessToken: ${JSON.stringify(bearer.replace("Bearer ", ""))}`];
  if (find("ManagementId") !== undefined)
    return [`management: { managementId: ${quote("ManagementId")}, managementToken: ${quote("ManagementToken")} }`];
  if (find("ApplicationId") === undefined) return [];
  return [`application: { appId: ${quote("ApplicationId")}, appToken: ${quote("ApplicationToken")} }`];
}
