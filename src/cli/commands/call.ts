import { Command, Option } from "commander";
import type { ApiError } from "../../client/errors/api-error.ts";
import { clientOperations } from "../../contract/client-operations.ts";
import { credentialVariables, describeVariables, listAlternatives } from "../../contract/credential-kinds.ts";
import { type Field, type OperationId, operations, secretProperties, validateSchema } from "../../contract/internal.ts";
import { escapeControls, tryParseJson } from "../../contract/json.ts";
import { resolveComponent } from "../../contract/schema.ts";
import { formatNotes } from "../io/configure-command.ts";
import type { Io } from "../io/io.ts";
import { formatJson, printMessage } from "../io/output.ts";

/** Our option; the others are the inputs of an operation. */
type Values = { readonly all?: true } & Readonly<Record<string, string>>;
/** An input of an operation: text stays as it is, everything else is read as JSON. */
interface Input {
  readonly name: string;
  readonly option: Option;
  readonly isRequired: boolean;
  readonly isText: boolean;
}
/** An operation of the client, whatever it takes and returns. */
type AnyMethod = (inputs: object) => PromiseLike<unknown> & AsyncIterable<unknown>;

const EXIT_CODES = "0 success, 1 the service refused the request, 2 wrong usage, 3 no usable response.";
const ENVIRONMENT = `The service and the credentials come only from the environment: LOYALTY_CLIENT_BASE_URL, and
${describeVariables(["application", "management", "token"])}.`;

/** `loyalty call`: a command for each operation of the contract. */
export function callCommand(io: Io): Command {
  const command = new Command("call")
    .description("Calls an operation of the API with the client, which retries if that is safe.")
    .addHelpText("after", formatNotes({ text: ENVIRONMENT, exitCode: EXIT_CODES }));
  for (const id of Object.keys(operations) as OperationId[]) command.addCommand(operationCommand(id, io));
  return command;
}

function operationCommand(id: OperationId, io: Io): Command {
  const { method, path, section } = operations[id];
  const command = new Command(id).description(
    `Sends ${method} ${path} (section ${section}). Prints the body of the response as JSON.`,
  );
  if (clientOperations[id].pagination)
    command.option("--all", "print the items of all pages, one JSON document per line");
  const inputs = listInputs(id);
  const given = new Set<string>();
  for (const { name, option } of inputs)
    command.addOption(option).on(`option:${name}`, () => {
      if (given.has(name)) command.error(`error: ${option.long} is given twice`);
      given.add(name);
    });
  const example = inputs.flatMap(({ option }) => (option.mandatory ? `${option.long} …` : []));
  const examples = [`loyalty call ${[id, ...example].join(" ")}`];
  return command
    .addHelpText("after", formatNotes({ text: ENVIRONMENT, exitCode: EXIT_CODES, examples }))
    .action((values: Values) => runCall(id, inputs, values, command, io));
}

/** Lists the inputs of an operation with their options. Commander refuses one with the name of ours. */
function listInputs(id: OperationId): Input[] {
  const { inputs = {}, constants = {} } = clientOperations[id];
  return Object.entries(inputs).flatMap(([place, names]) =>
    names.filter((name) => !Object.hasOwn(constants, name)).map((name) => createInput(id, place, name)),
  );
}

function createInput(id: OperationId, place: string, name: string): Input {
  const { isRequired, isText, schema } = describeInput(id, place, name);
  const isJoined = clientOperations[id].separators?.[name] === " ";
  const facts = [
    place,
    schema?.minimum !== undefined && `${schema.minimum} to ${schema.maximum}`,
    schema?.default !== undefined && `default ${schema.default}`,
    isText && isJoined && "one text with spaces between its values",
    !isText && schema?.minimum === undefined && 'JSON, for example 5, true, ["a"] or {"a":"b"}',
  ];
  const option = new Option(`--${name} <value>`, facts.filter(Boolean).join(", "));
  if (schema?.enum) option.choices(schema.enum as string[]);
  const isSecret = secretProperties.some((secret) => secret === name);
  if (isSecret)
    option.env(`LOYALTY_${name.toUpperCase()}`).description = "secret, which comes only from the environment";
  else option.makeOptionMandatory(isRequired);
  return { name, option, isRequired, isText };
}

/** What the contract says of an input. A property of a JSON body has no schema here. */
interface InputFacts extends Pick<Input, "isRequired" | "isText"> {
  readonly schema?: Field["schema"];
}

function describeInput(id: OperationId, place: string, name: string): InputFacts {
  const { mediaType = "", isWholeBody } = clientOperations[id];
  const { parameters, requestBody } = operations[id];
  const content = place === "body" ? requestBody?.content[mediaType] : undefined;
  if (!content) {
    const parameter = parameters.find((each) => each.name === name);
    return { ...describeField(parameter), isRequired: parameter?.required === true };
  }
  const isRequired = isWholeBody ? requestBody?.required === true : resolveComponent(content.schema).required.has(name);
  if (!mediaType.includes("json"))
    return { ...describeField(content.fields?.find((field) => field.name === name)), isRequired };
  const accepts = (value: unknown) =>
    validateSchema(content.schema, isWholeBody ? value : { [name]: value }).every(({ keyword }) => keyword !== "type");
  return { isRequired, isText: accepts("") && !accepts({}) };
}

/** Describes a parameter or a field of a form. A form does not list the fields that are text. */
function describeField({ schema = { type: "string" } }: Partial<Field> = {}): Omit<InputFacts, "isRequired"> {
  return { isText: schema.type === "string", schema };
}

function readInputs(inputs: readonly Input[], values: Values, command: Command): object {
  const read: Record<string, unknown> = {};
  for (const { name, option, isRequired, isText } of inputs) {
    const value = values[option.attributeName()];
    // Other users of a machine can read the arguments of a process.
    if (option.envVar !== undefined && command.getOptionValueSource(option.attributeName()) === "cli")
      command.error(`error: --${name} comes only from ${option.envVar}: other users can read arguments`);
    if (value === undefined && isRequired) command.error(`error: the variable ${option.envVar} is missing`);
    if (value === undefined) continue;
    const json = isText ? undefined : tryParseJson(value);
    read[name] = json === undefined ? value : json; // the client names what is no JSON
  }
  return read;
}

async function runCall(id: OperationId, inputs: readonly Input[], values: Values, command: Command, io: Io) {
  const given = readInputs(inputs, values, command);
  const missing = describeMissing(id);
  if (missing !== undefined) command.error(`error: ${missing}`);
  const { createLoyaltyClient } = await import("../../client/create-loyalty-client.ts");
  const { ApiError } = await import("../../client/errors/api-error.ts");
  try {
    const method = createLoyaltyClient.fromEnvironment()[id] as unknown as AnyMethod;
    const answer = method(given);
    if (values.all) {
      for await (const item of answer) io.out(`${escapeControls(JSON.stringify(item))}\n`);
      return;
    }
    const data = await answer;
    if (data !== undefined) io.out(`${formatJson(data)}\n`);
  } catch (error) {
    const { name, message } = error as Error;
    if (name === "TypeError") command.error(`error: ${message}`);
    if (!(error instanceof ApiError)) printMessage("error", `loyalty call ${id}`, message, io);
    else io.err(`${formatJson(toErrorObject(error))}\n`);
    io.exit(error instanceof ApiError ? 1 : 3);
  }
}

/** Names the variables of the credentials that an operation needs, if the environment has none of them complete. */
function describeMissing(id: OperationId): string | undefined {
  const kinds = listAlternatives(operations[id]).map(({ kind }) => kind);
  const isThere = kinds.some((kind) => credentialVariables[kind].every((name) => process.env[name]));
  if (isThere || kinds.length === 0) return undefined; // the client knows more than these kinds
  return `${id} needs ${describeVariables(kinds)} in the environment`;
}

/** Returns the Error object of the service (§7.1). Without one, the message names the request. */
function toErrorObject(error: ApiError): object {
  const { code, message, serviceMessage = message, key, details, requestId, resourceId, resourceType } = error;
  const ids = { request_id: requestId, resource_id: resourceId, resource_type: resourceType };
  return { code, message: serviceMessage, key, details, ...ids };
}
