import {
  type Contract,
  listOperations,
  type Operation,
  type Parameter,
  type RequestBody,
  type Response,
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
  const operations = listOperations(contract).map(({ path, method, operation, parameters }) => {
    const { operationId, summary, description, responses } = operation as Described<Operation>;
    return [
      `## ${summary}: ${operationId} {#operation/${operationId}}`,
      `\`${operationId}\` · \`${method.toUpperCase()} ${path}\` · §${operation["x-section"]}`,
      description ?? "",
      formatTable(
        ["Parameter", "In", "Type", "Required", "Description"],
        listParameters(contract, operation, parameters),
      ),
      "Responses:",
      formatTable(["Status", "Description"], listResponses(contract, responses)),
      ...(samples[operationId] ?? []).map(({ lang, source }) => `\`\`\`${FENCES[lang]}\n${source}\n\`\`\``),
    ].join("\n\n");
  });
  const intro =
    "Request and response of each operation. [The contract](/openapi.yaml) has the details of every schema.";
  return `# API reference\n\n${intro}\n\n${operations.join("\n\n")}\n`;
}

const FENCES = { Shell: "sh", TypeScript: "ts", Python: "python" };

function listParameters(contract: Contract, { requestBody }: Operation, parameters: readonly Parameter[]): string[][] {
  const inAddress = parameters.map((parameter: Described<Parameter>) =>
    toRow(parameter.name, parameter.in, parameter.schema ?? {}, parameter.required === true, parameter.description),
  );
  const { content } = requestBody ? resolveRef<RequestBody>(contract, requestBody) : { content: {} };
  const inBody = Object.entries(content).flatMap(([type, { schema = {} }]) => {
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

function listResponses(contract: Contract, responses: Operation["responses"]): string[][] {
  return Object.entries(responses).map(([status, entry]) => {
    return [status, resolveRef<Response>(contract, entry).description];
  });
}
