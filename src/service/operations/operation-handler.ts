import type { OperationId } from "../../contract/internal.ts";
import type { operations } from "../../contract/schemas.ts";
import type { ResolvedServiceOptions } from "../http/service-options.ts";
import type { Caller } from "../http/service-request.ts";
import type { ServiceResponse } from "../http/service-response.ts";

/** The sender of an accepted request, and the options of the service. */
export interface AcceptedRequest {
  /** Undefined for a public operation. */
  readonly caller: Caller | undefined;
  readonly context: ResolvedServiceOptions;
}

type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type Content<Type> = [Type] extends [{ content: infer Content }] ? Content[keyof Content] : never;

/** The properties of a part of a request; none if the operation does not have the part. */
type Part<Type> = [NonNullable<Type>] extends [never] ? unknown : NonNullable<Type>;

/** The checked parameters and properties of the body of an operation, by the names of the contract. */
type OperationInput<Id extends OperationId> = Part<Parameters<Id>["path"]> &
  Part<Parameters<Id>["query"]> &
  Part<Parameters<Id>["header"]> &
  Part<Content<NonNullable<operations[Id]["requestBody"]>>>;

export type OperationHandler<Id extends OperationId> = (
  input: OperationInput<Id>,
  request: AcceptedRequest,
) => Promise<ServiceResponse>;
