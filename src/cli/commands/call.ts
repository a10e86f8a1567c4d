import { Command, Option } from "commander";
import type { ApiError } from "../../client/errors/api-error.ts";
import { clientOperations } from "../../contract/client-operations.ts";
import {
  clientVariables,
  credentialVariables,
  describeVariables,
  listAlternatives,
} from "../../contract/credential-kinds.ts";
import { type Field, type OperationId, operations, secretProperties, validateSchema } from "../../contract/internal.ts";
import { escapeControls, tryParseJson } from "../../contract/json.ts";
import { resolveComponent } from "../../contract/schema.ts";
import { formatNotes } from "../io/configure-command.ts";
import type { Io } from "../io/io.ts";
import { formatJson, printMessage } from "../io/output.ts";

/** Our option; the others are the inputs of an operation. */
type Values = { readonly all?: true } & Readonly<Record<string, string>>;
/** An operation of the client, whatever it takes and returns. */
type AnyMethod = (inputs: object) => PromiseLike<unknown> & AsyncIterable<unknown>;

const EXIT_CODES = "0 success, 1 the service refused the request, 2 wrong usage, 3 no usable response.";
const ENVIRONMENT = `The service and the credentials come only from the environment: ${clientVariables.baseUrl}, and
${describeVariables(["application", "management", "token"])}. ${clientVariables.log}=1 prints the events of the client on standard error.`;

/** `loyalty call`: a command for each operation of the contract. */
export function callCommand(io: Io): Command {
  const command = new Command("call")
    .summary("call an operation of the API")
    .description("Calls an operation of the API with the client, which retries if that is safe.")
    .addHelpText("after", formatNotes({ text: ENVIRONMENT, exitCode: EXIT_CODES }));
  for (const id of Object.keys(operations) as OperationId[]) command.addCommand(operationCommand(id, io));
  return command;
}

function operationCommand(id: OperationId, io: Io): Command {
  const { method, path, section } = operations[id];
  const command = new Command(id)
    .summary(id.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .description(`Sends ${method} ${path}, and prints the body of the response as JSON (section ${section}).`);
  if (clientOperations[id].pagination)
    command.option("--all", "print the items of all pages, one JSON document per line");
  const inputs = listInputs(id);
  const given = new Set<Option>();
  for (const input of inputs)
    command.addOption(input).on(`option:${input.name()}`, () => {
      if (given.has(input)) command.error(`error: ${input.long} is given twice`);
      given.add(input);
    });
  const example = inputs.flatMap(({ mandatory, long }) => (mandatory ? `${long} …` : []));
  return command
    .addHelpText(
      "after",
      formatNotes({
        text: ENVIRONMENT,
        exitCode: EXIT_CODES,
        examples: [`loyalty call ${[id, ...example].join(" ")}`],
      }),
    )
    .action((values: Values) => runCall(id, inputs, values, command, io));
}

/** Lists the inputs of an operation as options. Commander refuses one with the name of ours. */
function listInputs(id: OperationId): Option[] {
  const { inputs = {}, constants = {} } = clientOperations[id];
  return Object.entries(inputs).flatMap(([place, names]) =>
    names.filter((name) => !Object.hasOwn(constants, name)).map((name) => createOption(id, place, name)),
  );
}

function createOption(id: OperationId, place: string, name: string): Option {
  const { isRequired, isText, schema } = describeInput(id, name);
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
  if (!isSecret(name)) return option.makeOptionMandatory(isRequired);
  option.description = "secret, which comes only from the environment";
  return option.env(`LOYALTY_${name.toUpperCase()}`);
}

/** An input: text stays as it is, everything else is read as JSON. */
interface InputFacts {
  readonly isRequired: boolean;
  readonly isText: boolean;
  readonly schema?: Field["schema"];
}

function describeInput(id: OperationId, name: string): InputFacts {
  const { inputs, mediaType = "", isWholeBody } = clientOperations[id];
  const { parameters, requestBody } = operations[id];
  const content = inputs?.body?.includes(name) ? requestBody?.content[mediaType] : undefined;
  const parameter = parameters.find((one) => one.name === name);
  if (!content) return { ...describeField(parameter), isRequired: parameter?.required === true };
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

const isSecret = (name: string) => secretProperties.some((secret) => secret === name);

function readInputs(id: OperationId, options: readonly Option[], values: Values, command: Command) {
  const inputs: Record<string, unknown> = {};
  for (const option of options) {
    const name = option.name();
    const value = values[option.attributeName()];
    // Other users of a machine can read the arguments of a process.
    if (isSecret(name) && command.getOptionValueSource(option.attributeName()) === "cli")
      command.error(`error: --${name} comes only from ${option.envVar}: other users can read arguments`);
    const facts = describeInput(id, name);
    if (value !== undefined) inputs[name] = readValue(facts, value);
    else if (facts.isRequired) command.error(`error: the variable ${option.envVar} is missing`);
  }
  return inputs;
}

async function runCall(id: OperationId, options: readonly Option[], values: Values, command: Command, io: Io) {
  const inputs = readInputs(id, options, values, command);
  const missing = describeMissing(id);
  if (missing !== undefined) command.error(`error: ${missing}`);
  const { createLoyaltyClient } = await import("../../client/create-loyalty-client.ts");
  const { ApiError } = await import("../../client/errors/api-error.ts");
  try {
    const print = (event: object) => io.err(`${escapeControls(JSON.stringify(event))}\n`); // standard output is the body
    const onEvent = process.env[clientVariables.log] ? print : undefined;
    const client = createLoyaltyClient.fromEnvironment({ onEvent });
    await printAnswer(client[id] as unknown as AnyMethod, inputs, values, io);
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

/** Reads a value. The client names one that is neither text nor JSON. */
function readValue({ isText }: InputFacts, text: string): unknown {
  const value = isText ? undefined : tryParseJson(text);
  return value === undefined ? text : value;
}

async function printAnswer(method: AnyMethod, inputs: object, { all }: Values, io: Io) {
  const answer = method(inputs);
  if (all) {
    for await (const item of answer) io.out(`${escapeControls(JSON.stringify(item))}\n`);
    return;
  }
  const data = await answer;
  if (data !== undefined) io.out(`${formatJson(data)}\n`);
}

/** Returns the Error object of the service (§7.1). Without one, the message names the request. */
function toErrorObject(error: ApiError): object {
  const { code, message, serviceMessage = message, key, details, requestId, resourceId, resourceType } = error;
  const ids = { request_id: requestId, resource_id: resourceId, resource_type: resourceType };
  return { code, message: serviceMessage, key, details, ...ids };
}
