import {
  type Contract,
  getRefName,
  listOperations,
  type Parameter,
  type Response,
  resolveRef,
  type SecurityScheme,
} from "./contract.ts";

/** Returns the source of `generated/operations.ts`: a row for each operation, and the header of each security scheme. */
export function generateOperations(contract: Contract): string {
  const rows = listOperations(contract).map((entry) => [entry.operation.operationId, toRow(contract, entry)]);
  const schemes = Object.entries(contract.components.securitySchemes);
  const headers = schemes.map(([name, scheme]) => [name, findHeader(name, scheme)]);
  const bearerSchemes = schemes.filter(([, scheme]) => isBearer(scheme)).map(([name]) => name);
  return `export const operations = ${toSource(Object.fromEntries(rows))}

/** Header that carries the credential of each security scheme (§5.1). */
export const securityHeaders = ${toSource(Object.fromEntries(headers))}

/** Security schemes whose credential is a bearer token. */
export const bearerSchemes = ${toSource(bearerSchemes)}
`;
}

function toSource(value: unknown): string {
  return `${JSON.stringify(value, null, 2)} as const;`;
}

function toRow(contract: Contract, { path, method, operation }: ReturnType<typeof listOperations>[number]) {
  const [form] = Object.entries(operation.requestBody?.content ?? {});
  const parameters = (operation.parameters ?? []).map((parameter) => resolveRef<Parameter>(contract, parameter));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    section: operation["x-section"],
    security: operation.security,
    parameters: parameters.map(({ name, in: place, required = false, schema }) => {
      return { name, in: place, required, schema };
    }),
    ...(form && { requestBody: { mediaType: form[0], schema: getRefName(form[1].schema) } }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, value]) => {
        const response = resolveRef<Response>(contract, value);
        const [content] = Object.entries(response.content ?? {});
        const body = content && { mediaType: content[0], schema: getRefName(content[1].schema) };
        return [status, { section: response["x-section"], ...body }];
      }),
    ),
  };
}

function findHeader(name: string, scheme: SecurityScheme): string {
  if (isBearer(scheme)) return "Authorization";
  if (scheme.type === "apiKey" && scheme.in === "header" && scheme.name) return scheme.name;
  throw new Error(
    `openapi.yaml: components.securitySchemes.${name} must be an API key in a header, OAuth 2.0, OpenID Connect or HTTP bearer; no other scheme is supported`,
  );
}

/** Whether the credential of a scheme is a bearer token. */
export function isBearer({ type, scheme }: SecurityScheme): boolean {
  return type === "oauth2" || type === "openIdConnect" || (type === "http" && scheme?.toLowerCase() === "bearer");
}
