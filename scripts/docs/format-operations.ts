import {
  type Contract,
  listOperations,
  type Operation,
  type OperationEntry,
  type Parameter,
  resolveRef,
  type SchemaObject,
} from "../generate/contract.ts";
import { createCodeSamples } from "../samples/create-code-samples.ts";
import { formatTable } from "./format-table.ts";

type Described<Type> = Type & { readonly description?: string };

/**
 * Formats the operations as Markdown: for the search, for print, and for readers without JavaScript. With JavaScript, the page
 * shows the reference that Redocly renders.
 */
export function formatOperations(contract: Contract): string {
  const samples = createCodeSamples(contract);
  const operations = listOperations(contract).map((row) => {
    const { path, method, operation, responses } = row;
    const { operationId, summary, description } = operation as Described<Operation>;
    return [
      `## ${summary}: ${operationId} {#operation/${operationId}}`,
      `\`${operationId}\` · \`${method.toUpperCase()} ${path}\` · §${operation["x-section"]}`,
      description ?? "",
      formatTable(["Parameter", "In", "Type", "Required", "Description"], listParameters(contract, row)),
      "Responses:",
      formatTable(
        ["Status", "Description"],
        Object.entries(responses).map(([status, response]) => [status, response.description]),
      ),
      ...(samples[operationId] ?? []).map(({ lang, source }) => `\`\`\`${FENCES[lang]}\n${source}\n\`\`\``),
    ].join("\n\n");
  });
  const intro =
    "Request and response of each operation. [The contract](/openapi.yaml) has the details of every schema.";
  return `# API reference\n\n${intro}\n\n${operations.join("\n\n")}\n`;
}

const FENCES = { Shell: "sh", TypeScript: "ts", Python: "python" };

function listParameters(contract: Contract, { requestBody, parameters }: OperationEntry): string[][] {
  const inAddress = parameters.map((parameter: Described<Parameter>) =>
    toRow(parameter.name, parameter.in, parameter.schema ?? {}, parameter.required === true, parameter.description),
  );
  const inBody = Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema = {} }]) => {
    const { properties = {}, required = [] } = resolveRef<SchemaObject>(contract, schema);
    return Object.entries(properties).map(([name, property]) => {
      const shape = resolveRef<SchemaObject>(contract, property);
      return toRow(name, type, shape, (required as string[]).includes(name), String(shape.description ?? ""));
    });
  });
  return [...inAddress, ...inBody];
}

function toRow(name: string, place: string, schema: SchemaObject, isRequired: boolean, description = ""): string[] {
  return [`\`${name}\``, place, [schema.type ?? "string"].flat().join(" or "), isRequired ? "yes" : "no", description];
}
