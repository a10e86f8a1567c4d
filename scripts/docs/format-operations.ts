import { toParameter } from "../generate/operations.ts";
import type { OperationRow, ParameterRow, ResolvedContract } from "../generate/resolve-contract.ts";
import { createSamples } from "../samples/create-samples.ts";
import { listSecurityAlternatives } from "../samples/sample-operation.ts";
import { block, fence, formatSource, formatTable, joinParts } from "./format-markdown.ts";
import { formatProperties, listReferences, type Property } from "./format-properties.ts";
import { formatFirstResponse, formatResponses } from "./format-responses.ts";
import { followReferences, formatSchema, formatTypes } from "./format-types.ts";

type Samples = Readonly<Record<"curl" | "TypeScript", string>>;

/** Formats an index of the operations and a page for each as Markdown, by the names of the pages. */
export function formatOperations(contract: ResolvedContract): Map<string, string> {
  const samples = createSamples(contract);
  const pages = contract.operations.map((row): [string, string] => {
    const { operationId } = row.operation;
    return [`api/${operationId}.md`, formatOperation(contract, row, samples[operationId] as Samples)];
  });
  return new Map([["api/index.md", formatIndex(contract)], ...pages]);
}

function formatOperation(contract: ResolvedContract, row: OperationRow, samples: Samples): string {
  const { operation } = row;
  const { operationId, summary, description = "" } = operation;
  const types = listTypes(contract, row);
  const request = block(
    "request",
    `## Call ${operationId}`,
    fence("sh", samples.curl),
    fence("ts", samples.TypeScript),
  );
  const response = block("response", ...formatFirstResponse(contract, row));
  const text = [
    "## Request",
    ...describeServer(contract, row),
    "### Credentials",
    describeCredentials(contract, row),
    ...describeParameters(contract, row),
    ...describeBody(contract, row),
    "### Repeating a request",
    describeRetries(row),
    `<TryIt operation="${operationId}" />`,
    "## Responses",
    ...formatResponses(contract, row),
    ...(types.length > 0 ? ["## Types", ...formatTypes(contract, types)] : []),
    formatSource(operation),
  ];
  return joinParts([
    `# ${summary}`,
    description.trim(),
    operation.deprecated ? "The operation still works, but a later version can remove it." : "",
    `${formatAddress(row)}${operation.deprecated ? " *deprecated*" : ""}`,
    block("columns", block("sample", request, response), block("text", ...text)),
  ]);
}

function formatAddress({ path, method }: OperationRow): string {
  return `\`${method.toUpperCase()}\` \`${path}\``;
}

/** Lists the components that the page of an operation describes. A body of the request stands there as a whole. */
function listTypes(contract: ResolvedContract, { parameters, requestBody, responses }: OperationRow): string[] {
  const received = Object.values(responses);
  const bodies = received.flatMap(({ content }) => content.map(({ component }) => component));
  const headers = received.flatMap((response) => Object.values(response.headers));
  const inside = [...parameters, ...(requestBody?.content ?? []), ...headers].flatMap(({ schema }) =>
    listReferences(contract, schema),
  );
  return followReferences(contract, [...bodies, ...inside]);
}

/** Describes the addresses of an operation that has its own. */
function describeServer({ document }: ResolvedContract, { servers }: OperationRow): string[] {
  if (servers === document.servers) return [];
  return servers.map(({ url }) => `The path follows \`${url}\`.`);
}

function describeCredentials(contract: ResolvedContract, row: OperationRow): string {
  const lines = listSecurityAlternatives(contract, row).map(({ headers, scopes }) => {
    const parts = headers.map(({ header, prefix }) =>
      prefix ? `\`${header}: ${prefix.trim()}\` with an access token` : `the header \`${header}\``,
    );
    const names = scopes.map((scope) => `\`${scope}\``).join(" or ");
    return `- ${parts.join(" and ")}${names && ` that has the scope ${names}`}`;
  });
  const intro = lines.length > 1 ? "One of these:" : "Every request needs:";
  return `${intro}\n\n${lines.join("\n")}\n\n[Authentication](/concepts/authentication.md) explains both kinds of keys and the tokens.`;
}

function describeParameters(contract: ResolvedContract, { parameters }: OperationRow): string[] {
  return Object.entries(Object.groupBy(parameters, ({ in: place }) => place)).flatMap(([place, list = []]) => {
    const values = list.map((parameter): Property => {
      const { name, required: isRequired = false, schema, description, deprecated } = parameter;
      const notes = describeStyle(contract, parameter);
      return { name, schema, isRequired, notes, description, deprecated };
    });
    const title = `### ${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;
    return [title, formatProperties(contract, values)];
  });
}

/** Says how the items of a list are sent. */
function describeStyle(contract: ResolvedContract, parameter: ParameterRow): string[] {
  const { schema, separator } = toParameter(contract, parameter);
  if (schema.type !== "array") return [];
  return [separator === undefined ? "repeat the name for each item" : "separate the items by commas"];
}

function describeBody(contract: ResolvedContract, { requestBody }: OperationRow): string[] {
  return (requestBody?.content ?? []).flatMap(({ mediaType, schema }) => {
    const properties = Object.values(schema.properties ?? {}).map(contract.resolve);
    const schemes = new Set(properties.flatMap((property) => property["x-scopes-of"] ?? []));
    return [
      "### Body",
      `Media type \`${mediaType}\`${requestBody?.required ? ", **required**" : ""}.`,
      ...formatSchema(contract, schema),
      ...[...schemes].map((scheme) => formatScopes(contract, String(scheme))),
    ];
  });
}
function formatScopes({ securitySchemes }: ResolvedContract, scheme: string): string {
  const scopes = Object.entries(securitySchemes[scheme]?.flows?.clientCredentials?.scopes ?? {});
  const rows = scopes.map(([scope, meaning]) => [`\`${scope}\``, meaning]);
  return `<details>\n<summary>The ${rows.length} scopes</summary>\n\n${formatTable(["Scope", "Access to"], rows)}\n\n</details>`;
}

function describeRetries({ isIdempotent, operation }: OperationRow): string {
  const { "x-path-alternatives": others = [], "x-gone-status": gone } = operation;
  const repeated = isIdempotent
    ? "If no answer arrives, you can send the request again: sent twice, it has the same effect as once."
    : "A request without an answer can have had its effect. If you send it again, it can have the effect twice.";
  return [
    repeated,
    ...(gone === undefined ? [] : [`An empty response with the status \`${gone}\` is a success, too.`]),
    ...others.map((path) => `The service responds at \`${path}\`, too.`),
    "See [Errors and retries](/concepts/errors.md).",
  ].join(" ");
}

function formatIndex({ document, operations, eventTypes }: ResolvedContract): string {
  const { servers: [server] = [], components, info } = document;
  const rows = operations.map((row) => {
    const { operationId, summary, deprecated } = row.operation;
    return [
      formatAddress(row),
      `[${summary}](${operationId}.md): \`${operationId}\`${deprecated ? " *deprecated*" : ""}`,
    ];
  });
  const errors = components.schemas.ErrorObject?.["x-errors"] ?? [];
  const variables = Object.entries(server?.variables ?? {}).map(
    ([name, { default: value, enum: values = [value] }]) => {
      return `\`{${name}}\` is one of ${values.map((each) => `\`${each}\``).join(", ")}.`;
    },
  );
  return joinParts([
    "# API reference",
    `${info.title}, version \`${info.version}\`. Each operation has a page with its parameters, samples and responses, and a form that sends it.`,
    formatTable(["Request", "Operation"], rows),
    Object.keys(eventTypes).length > 0 ? "[Event catalogue](/events.md) has the data of every type of events." : "",
    "The contract itself is [openapi.yaml](../openapi.yaml).",
    "## Address",
    [`All paths follow \`${server?.url}\`.`, ...variables, "`loyalty serve` listens at `http://127.0.0.1:8787`."].join(
      " ",
    ),
    ...(errors.length > 0
      ? ["## Errors", "Every error has the HTTP status, and a JSON body. The service sends these:"]
      : []),
    formatTable(
      ["Status", "Key", "Message"],
      errors.map(({ status, key, message }) => [`${status}`, `\`${key}\``, message]),
    ),
    "## Sections",
    "§4.1 is a section of the interface document, the prose description of the API that the contract was written from. " +
      'The document is not published. If it leaves a question open, a line such as "assumed: S09" links our answer.',
  ]);
}
