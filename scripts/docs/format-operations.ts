import { joinName } from "../../src/contract/fields.ts";
import type { OperationRow, ResolvedContract } from "../generate/resolve-contract.ts";
import { createSamples } from "../samples/create-samples.ts";
import { listSecurityAlternatives } from "../samples/sample-operation.ts";
import {
  describeProperties,
  fence,
  formatSource,
  formatTable,
  formatValues,
  listProperties,
} from "./describe-schema.ts";
import { formatFirstResponse, formatResponses, formatResponseTypes } from "./format-responses.ts";

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
  const { path, method, operation } = row;
  const { operationId, summary, description = "" } = operation;
  return [
    `# ${summary}`,
    description.trim(),
    fence("http", `${method.toUpperCase()} ${path}`),
    '<div class="columns">\n\n<div class="sample">',
    `## Call ${operationId}`,
    '<div class="request">',
    fence("sh", samples.curl),
    fence("ts", samples.TypeScript),
    "</div>",
    ...formatFirstResponse(contract, row),
    "</div>\n\n<div>",
    "## Credentials",
    describeCredentials(contract, row),
    ...describeParameters(contract, row),
    ...describeBody(contract, row),
    "## Try it",
    `<TryIt operation="${operationId}" />`,
    "## Responses",
    ...formatResponses(contract, row),
    ...describeRetries(row),
    ...formatResponseTypes(contract, row),
    formatSource(operation),
    "</div>\n\n</div>",
  ].join("\n\n");
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
    const values = list.flatMap(({ name, required = false, schema, description }) => [
      { name, schema: { ...schema, description }, isRequired: required },
      ...listProperties(contract, schema).map((inner) => ({
        ...inner,
        name: joinName([name, ...inner.name.split(".")]),
      })),
    ]);
    const title = `## ${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;
    return [title, formatValues(contract, "Parameter", values)];
  });
}

function describeBody(contract: ResolvedContract, { requestBody }: OperationRow): string[] {
  return (requestBody?.content ?? []).flatMap(({ mediaType, schema }) => {
    const properties = Object.values(schema.properties ?? {}).map(contract.resolve);
    const schemes = new Set(properties.flatMap((property) => property["x-scopes-of"] ?? []));
    return [
      "## Body",
      `Media type: \`${mediaType}\`.`,
      ...describeProperties(contract, schema),
      ...[...schemes].map((scheme) => formatScopes(contract, String(scheme))),
    ];
  });
}

function formatScopes({ securitySchemes }: ResolvedContract, scheme: string): string {
  const scopes = Object.entries(securitySchemes[scheme]?.flows?.clientCredentials?.scopes ?? {});
  const rows = scopes.map(([scope, meaning]) => [`\`${scope}\``, meaning]);
  return `<details>\n<summary>The ${rows.length} scopes</summary>\n\n${formatTable(["Scope", "Access to"], rows)}\n\n</details>`;
}

function describeRetries({ isIdempotent, operation }: OperationRow): string[] {
  const others = operation["x-path-alternatives"] ?? [];
  const repeated = isIdempotent
    ? "If no answer arrives, you can send the request again: sent twice, it has the same effect as once."
    : "A request without an answer can have had its effect. If you send it again, it can have the effect twice.";
  const paths = others.map((path) => `The service answers at \`${path}\`, too.`);
  return ["## Repeating a request", [repeated, ...paths, "See [Errors and retries](/concepts/errors.md)."].join(" ")];
}

function formatIndex({ document, operations }: ResolvedContract): string {
  const { servers: [server] = [], components, info } = document;
  const rows = operations.map(({ method, path, operation: { operationId, summary } }) => {
    return [
      `**${method.toUpperCase()}**{.method .${method}} \`${path}\``,
      `[${summary}](${operationId}.md): \`${operationId}\``,
    ];
  });
  const errors = components.schemas.ErrorObject?.["x-errors"] ?? [];
  const hosts = server?.variables?.cluster?.enum?.map((cluster) => `\`${cluster}\``) ?? [];
  return [
    "# API reference",
    `${info.title}, version \`${info.version}\`. Each operation has a page with its parameters, samples and responses, and a form that sends it.`,
    formatTable(["Request", "Operation"], rows),
    "[Event catalogue](/events.md) has the data of every type of events. The contract itself is [openapi.yaml](../openapi.yaml){target=_self}.",
    "## Address",
    `All paths follow \`${server?.url}\`. The cluster is one of ${hosts.join(", ")}; it selects the region. \`loyalty serve\` answers at \`http://127.0.0.1:8787\`.`,
    "## Errors",
    "Every error has the HTTP status, and a JSON body with `code` and `message`. The service sends these:",
    formatTable(
      ["Status", "Key", "Message"],
      errors.map(({ status, key, message }) => [`${status}`, `\`${key}\``, message]),
    ),
    "## Sections",
    "§4.1 is a section of the interface document, the prose description of the API that the contract was written from. " +
      'The document is not published. If it leaves a question open, a line such as "assumed: S09" links our answer.',
  ].join("\n\n");
}
