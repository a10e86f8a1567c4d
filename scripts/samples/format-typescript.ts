import { securityHeaders } from "../../src/contract/operations.ts";
import type { SampleRequest } from "./create-sample-request.ts";

/**
 * Formats the request as a call of our client. The client's methods are named after the operations, take path parameters
 * one by one, and the rest as one object.
 */
export function formatTypescript(request: SampleRequest, response: "pages" | "value" | "nothing"): string {
  const isManagement = securityHeaders.ManagementId in request.headers;
  const [factory, name] = isManagement ? ["createManagementClient", "management"] : ["createLoyaltyClient", "loyalty"];
  const baseUrl = new URL(request.url).origin;
  const credentials = isManagement
    ? [
        `  managementId: ${JSON.stringify(request.headers[securityHeaders.ManagementId])},`,
        `  managementToken: ${JSON.stringify(request.headers[securityHeaders.ManagementToken])},`,
      ]
    : [
        `  application: { appId: ${JSON.stringify(request.headers[securityHeaders.ApplicationId])}, appToken: ${JSON.stringify(request.headers[securityHeaders.ApplicationToken])} },`,
      ];
  const call = `${name}.${request.operationId}(${formatArguments(request).join(", ")})`;
  const use = {
    pages: `for await (const item of ${call}) {\n  console.log(item);\n}`,
    value: `console.log(await ${call});`,
    nothing: `await ${call};`,
  };
  return [
    `import { ${factory} } from "loyalty-interface";`,
    "",
    `const ${name} = ${factory}({`,
    `  baseUrl: ${JSON.stringify(baseUrl)},`,
    ...credentials,
    "});",
    use[response],
  ].join("\n");
}

function formatArguments({ pathParameters, query, form = {}, fixedFields }: SampleRequest): string[] {
  const chosen = Object.entries(form).filter(([name]) => !fixedFields.includes(name));
  const single = chosen.filter(([name]) => name !== "scope").map(([, value]) => value);
  // The client takes the form field scope as a list, the option scopes.
  const options = { ...query, ...(form.scope !== undefined && { scopes: form.scope.split(" ") }) };
  const object = Object.entries(options).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [
    ...[...pathParameters, ...single].map((value) => JSON.stringify(value)),
    ...(object.length > 0 ? [`{ ${object.join(", ")} }`] : []),
  ];
}
