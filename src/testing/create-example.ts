import { checkResponse, type ResponseToCheck } from "../contract/check-response.ts";
import { createErrorObject, type ErrorStatus, errorTexts } from "../contract/error-object.ts";
import { exampleActivities, exampleBodies } from "../contract/examples.ts";
import { isObject, readProperty } from "../contract/json.ts";
import { type OperationId, operations } from "../contract/operations.ts";
import type { ErrorObject, MemberActivity, MemberActivityList, OperationMap } from "../contract/schemas.ts";
import { checkName } from "../contract/suggest-name.ts";
import { describeSource, type SchemaName, toCheckResult, validateSchema } from "../contract/validate-schema.ts";
import { type ActivityOf, type EventType, eventTypes } from "../contract/vocabulary.ts";

/** Properties to replace, at any depth. A list is replaced as a whole, and `undefined` removes a property. */
export type Overrides<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Overrides<Value[Name]> | undefined }
    : Value;

/** Overrides and options. With `allowNonconforming`, overrides have any type, and the result is returned unchecked. */
export type ExampleArguments<Value> =
  | [overrides?: Overrides<NoInfer<Value>>, options?: { readonly allowNonconforming?: false | undefined }]
  | [overrides: object, options: { readonly allowNonconforming: true }];

/** Creates an event of this type as the contract shows it, with your overrides. @throws TypeError that names each fault. */
export function createExample<Type extends EventType>(type: Type, ...args: ExampleArguments<ActivityOf<Type>>) {
  checkName("event type", type, eventTypes);
  const example = exampleActivities().find((activity) => activity.type === type);
  return create(example, args, "MemberActivity") as ActivityOf<Type>;
}

/** Creates the body of a success; it is undefined if the operation has none. @throws TypeError that names each fault. */
createExample.success = <Id extends OperationId>(id: Id, ...args: ExampleArguments<OperationMap[Id]["success"]>) => {
  checkName("operation", id, Object.keys(operations));
  const { status = "204", body } = exampleBodies(id).find((example) => example.status.startsWith("2")) ?? {};
  const rule = { operationId: id, status: Number(status.replace("XX", "00")) };
  return create(body, args, rule) as OperationMap[Id]["success"];
};

/** Creates a page of these events, the last one unless `has_more` is true. @throws TypeError that names each fault. */
createExample.page = (data: readonly MemberActivity[], ...args: ExampleArguments<MemberActivityList>) => {
  const page = createExample.success("listMemberActivity", { has_more: false, more_starting_after: undefined });
  return create({ ...page, data }, args, "MemberActivityList") as MemberActivityList;
};

/** Creates the body of an error, as the first operation shows it that has one. @throws TypeError that names each fault. */
createExample.error = (status: ErrorStatus, ...args: ExampleArguments<ErrorObject>) => {
  checkName("error", String(status), [...new Set(errorTexts.map((text) => String(text.status)))]);
  const ids = Object.values(operations).map(({ id }) => id);
  const shown = ids.flatMap((operationId) => exampleBodies(operationId).map(({ body }) => ({ operationId, body })));
  const { operationId = String(ids[0]), body = createErrorObject(status) } =
    shown.find((example) => readProperty(example.body, "code") === status) ?? {};
  return create(body, args, { operationId, status }) as ErrorObject;
};

/** Merges overrides into an example, and checks the result as a schema or as the body of a response. */
function create(
  example: unknown,
  [overrides, options]: ExampleArguments<unknown>,
  rule: SchemaName | Omit<ResponseToCheck, "body">,
): unknown {
  const body = overrides === undefined ? example : merge(example, overrides);
  const result =
    typeof rule === "string" ? toCheckResult(validateSchema(rule, body)) : checkResponse({ ...rule, body });
  if (result.ok || options?.allowNonconforming) return body;
  const faults = result.violations.map((fault) => `${fault.pointer} ${fault.message} (${describeSource(fault)})`);
  throw new TypeError(`the example does not conform: ${faults.join("; ")}`);
}

function merge(value: unknown, overrides: unknown): unknown {
  if (!isObject(value) || !isObject(overrides)) return overrides;
  const merged = Object.entries(overrides).map(([name, override]) => [name, merge(value[name], override)]);
  const entries = Object.entries({ ...value, ...Object.fromEntries(merged) });
  return Object.fromEntries(entries.filter(([, kept]) => kept !== undefined));
}
