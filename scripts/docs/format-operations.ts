import {
  type Contract,
  listOperations,
  type Operation,
  type OperationEntry,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";
import { createSamples, listCredentials } from "../samples/create-samples.ts";
import { describeProperties, fence, formatSource, formatTable, formatValues } from "./describe-schema.ts";
import { formatResponses, formatResponseTypes } from "./format-responses.ts";

type Samples = Readonly<Record<"curl" | "TypeScript", string>>;

/** Formats an index of the operations and a page for each as Markdown, by the names of the pages. */
export function formatOperations(contract: Contract): Map<string, string> {
  const samples = createSamples(contract);
  const rows = listOperations(contract);
  const pages = rows.map((row): [string, string] => {
    const { operationId } = row.operation;
    return [`api/${operationId}.md`, formatOperation(contract, row, samples[operationId] as Samples)];
  });
  return new Map([["api/index.md", formatIndex(contract, rows)], ...pages]);
}

function formatOperation(contract: Contract, row: OperationEntry, samples: Samples): string {
  const { path, method, operation } = row;
  const { operationId, summary, description = "" } = operation;
  const code = [fence("sh [curl]", samples.curl), fence("ts [TypeScript]", samples.TypeScript)];
  return [
    `# ${summary}`,
    description.trim(),
    '<div class="language-path">',
    `**${method.toUpperCase()}** \`${path}\` {.operation .${method}}`,
    "</div>",
    '<div class="columns">\n\n<div class="sample">',
    `## Call ${operationId}`,
    `::: code-group\n\n${code.join("\n\n")}\n\n:::`,
    "</div>\n\n<div>",
    "## Credentials",
    describeCredentials(contract, operation),
    ...describeParameters(contract, row),
    ...describeBody(contract, row),
    "</div>\n\n</div>",
    "## Try it",
    `<TryIt operation="${operationId}" />`,
    "## Responses",
    ...formatResponses(contract, row),
    ...describeRetries(row),
    ...formatResponseTypes(contract, row),
    formatSource(contract, operation),
  ].join("\n\n");
}

function describeCredentials(contract: Contract, operation: Operation): string {
  const lines = listCredentials(contract, operation).map(({ headers, scopes }) => {
    const parts = headers.map(({ header, prefix }) =>
      prefix ? `\`${header}: ${prefix.trim()}\` with an access token` : `the header \`${header}\``,
    );
    const names = scopes.map((scope) => `\`${scope}\``).join(" or ");
    return `- ${parts.join(" and ")}${names && ` that has the scope ${names}`}`;
  });
  const intro = lines.length > 1 ? "One of these:" : "Every request needs:";
  return `${intro}\n\n${lines.join("\n")}\n\n[Authentication](/concepts/authentication.md) explains both kinds of keys and the tokens.`;
}

function describeParameters(contract: Contract, { parameters }: OperationEntry): string[] {
  return Object.entries(Object.groupBy(parameters, ({ in: place }) => place)).flatMap(([place, list = []]) => {
    const values = list.map(({ name, required = false, schema, description }) => {
      return { name, schema: { ...schema, description }, isRequired: required };
    });
    const title = `## ${place.charAt(0).toUpperCase()}${place.slice(1)} parameters`;
    return [title, formatValues(contract, "Parameter", values)];
  });
}

function describeBody(contract: Contract, { requestBody }: OperationEntry): string[] {
  return Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const shape = resolveRef<SchemaObject>(contract, schema);
    const properties = Object.values(shape.properties ?? {}).map((one) => resolveRef<SchemaObject>(contract, one));
    const schemes = new Set(properties.flatMap((property) => property["x-scopes-of"] ?? []));
    return [
      "## Body",
      `Media type: \`${type}\`.`,
      ...describeProperties(contract, [shape]),
      ...[...schemes].map((scheme) => formatScopes(contract, String(scheme))),
    ];
  });
}

function formatScopes({ components }: Contract, scheme: string): string {
  const scopes = Object.entries(components.securitySchemes[scheme]?.flows?.clientCredentials?.scopes ?? {});
  const rows = scopes.map(([scope, meaning]) => [`\`${scope}\``, meaning]);
  return `<details>\n<summary>The ${rows.length} scopes</summary>\n\n${formatTable(["Scope", "Access to"], rows)}\n\n</details>`;
}

function describeRetries({ method, operation }: OperationEntry): string[] {
  const isSafe = operation["x-idempotent"] ?? ["get", "put", "delete", "head", "options"].includes(method);
  const others = operation["x-path-alternatives"] ?? [];
  const repeated = isSafe
    ? "If no answer arrives, you can send the request again: sent twice, it has the same effect as once."
    : "A request without an answer can have had its effect. If you send it again, it can have the effect twice.";
  const paths = others.map((path) => `The service answers at \`${path}\`, too.`);
  return ["## Repeating a request", [repeated, ...paths, "See [Errors and retries](/concepts/errors.md)."].join(" ")];
}

function formatIndex(contract: Contract, rows: readonly OperationEntry[]): string {
  const { servers: [server] = [], components, info } = contract;
  const operations = rows.map(({ method, path, operation: { operationId, summary } }) => {
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
    formatTable(["Request", "Operation"], operations),
    "[Event catalogue](/events.md) has the data of every type of events. The contract itself is [openapi.yaml](/openapi.yaml){target=_self}.",
    "## Address",
    `All paths follow \`${server?.url}\`. The cluster is one of ${hosts.join(", ")}; it selects the region. \`loyalty serve\` answers at \`http://127.0.0.1:8787\`.`,
    "## Errors {#errors}",
    "Every error has the HTTP status, and a JSON body with `code` and `message`. The service sends these:",
    formatTable(
      ["Status", "Key", "Message"],
      errors.map(({ status, key, message }) => [`${status}`, `\`${key}\``, message]),
    ),
    "## Sections {#sections}",
    "§4.1 is a section of the interface document, the prose description of the API that the contract was written from. " +
      "The document is not published. If it leaves a question open, a line at the end has the question as a link to our answer.",
  ].join("\n\n");
}
