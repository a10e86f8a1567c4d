import type { CredentialKind, credentialKinds } from "../../contract/credential-kinds.ts";
import type { OperationId, SecurityOf } from "../../contract/internal.ts";
import type { operations } from "../../contract/schemas.ts";
import type { ApplicationCaller, ManagementCaller, ServiceResponse } from "../http/exchange.ts";
import type { Store } from "../store/store.ts";

/** The service options that operations need. */
export interface OperationContext {
  readonly store: Store;
  /** Milliseconds since the epoch; without it, the clock of the database counts. */
  readonly tokenClock: (() => number) | undefined;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly tokenLifetimeSeconds: number;
  readonly onToken?: (event: "issued" | "revoked") => void;
}

/** The callers by the credential that authenticates them. */
interface Callers {
  readonly application: ApplicationCaller;
  readonly token: ApplicationCaller;
  readonly management: ManagementCaller;
  readonly none: undefined;
}

/** The caller by an alternative of `security`: a handler does not compile if the contract admits one that it cannot serve. */
export type CallerOf<Alternative> = Alternative extends unknown
  ? [keyof Alternative] extends [never]
    ? Callers["none"]
    : {
        [Kind in CredentialKind]: keyof Alternative extends (typeof credentialKinds)[Kind][number]
          ? Callers[Kind]
          : never;
      }[CredentialKind]
  : never;

/** The sender of an accepted request, and the options of the service. */
export interface AcceptedRequest<Id extends OperationId = OperationId> {
  readonly caller: CallerOf<SecurityOf<Id>>;
  readonly context: OperationContext;
}

type Parameters<Id extends OperationId> = operations[Id]["parameters"];
type Content<Type> = [Type] extends [{ content: infer Content }] ? Content[keyof Content] : never;

/** An absent part of a request adds no property. */
type Part<Type> = [NonNullable<Type>] extends [never] ? unknown : NonNullable<Type>;

/** The checked parameters, properties of the body and the body of an operation, by the names of the contract. */
type OperationInput<Id extends OperationId, Body = Content<NonNullable<operations[Id]["requestBody"]>>> = Part<
  Parameters<Id>["path"]
> &
  Part<Parameters<Id>["query"]> &
  Part<Parameters<Id>["header"]> &
  Part<Body> & { body?: Body };

/** Answers one operation. Its input and its caller are checked for the operation. */
export interface OperationHandler {
  readonly consumes: readonly string[];
  readonly handle: (input: never, request: never) => Promise<ServiceResponse>;
}

/**
 * Defines the handler of an operation.
 * @param consumes The parameters and body properties that the handler uses. The service does not start if the contract has a
 * parameter that this list lacks, so a new parameter cannot be accepted and ignored. Body properties are not compared.
 */
export function defineHandler<Id extends OperationId>(
  _operationId: Id,
  consumes: readonly string[],
  handle: (input: OperationInput<Id>, request: AcceptedRequest<Id>) => Promise<ServiceResponse>,
): OperationHandler {
  return { consumes, handle };
}
