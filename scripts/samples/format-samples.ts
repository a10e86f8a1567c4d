import { type SecurityScheme, securityHeaders } from "../../src/contract/operations.ts";
import { listCurlParts } from "../../src/verify/curl.ts";
import { quoteName } from "../generate/quote-name.ts";

/** A request of one operation. */
export interface SampleRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  /** Credentials, header parameters and the media type of a JSON body. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of the form. Absent if the operation takes no form. */
  readonly form?: Readonly<Record<string, string>>;
  /** Properties of the JSON body. Absent if the operation takes none. */
  readonly json?: Readonly<Record<string, unknown>>;
  /** The values that a caller of the client passes: parameters and properties of the body, except constants. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A parameter with its value, and the separator of its items if they are sent as one text. */
interface SampleParameter {
  readonly name: string;
  readonly in: string;
  readonly value: unknown;
  readonly separator?: string;
}

/** Fills parameters into a path, and appends the query. */
export function formatAddress(path: string, parameters: readonly SampleParameter[]): string {
  const texts = parameters.map(({ value, separator, ...parameter }) => {
    const items = [value].flat().map((item) => encodeURIComponent(String(item)));
    const mark = separator === "," ? separator : encodeURIComponent(separator ?? "");
    return { ...parameter, texts: separator === undefined ? items : [items.join(mark)] };
  });
  const filled = texts.reduce((before, { name, texts: [text = ""] }) => before.replace(`{${name}}`, text), path);
  const inQuery = texts.filter((parameter) => parameter.in === "query");
  const search = inQuery.flatMap(({ name, texts }) => texts.map((text) => `${encodeURIComponent(name)}=${text}`));
  return filled + (search.length > 0 ? `?${search.join("&")}` : "");
}

/** Formats the request as a curl command for a POSIX shell. */
export function formatCurlSample({ method, url, headers, form, json }: SampleRequest): string {
  const body = json ? { text: JSON.stringify(json) } : { form: Object.entries(form ?? {}) };
  return listCurlParts({ method, url, headers, ...body }).join(" \\\n  ");
}

/** Formats the request as a call of our client, whose methods take all parameters in one object. */
export function formatTypescript(request: SampleRequest, response: "pages" | "value" | "nothing"): string {
  const credentials = formatCredentials(request.headers);
  const parameters = Object.entries(request.parameters);
  const object = parameters.map(([name, value]) => `${quoteName(name)}: ${JSON.stringify(value)}`).join(", ");
  const call = `loyalty.${request.operationId}({ ${object} })`;
  const use = {
    pages: `for await (const item of ${call}) {\n  console.log(item);\n}`,
    value: `console.log(await ${call});`,
    nothing: `await ${call};`,
  };
  return [
    `import { createLoyaltyClient } from "loyalty-interface";`,
    "",
    "const loyalty = createLoyaltyClient({",
    `  baseUrl: ${JSON.stringify(new URL(request.url).origin)},`,
    ...credentials.map((text) => `  ${text},`),
    "});",
    use[response],
  ].join("\n");
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
