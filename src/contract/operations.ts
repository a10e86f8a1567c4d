import { operations as table } from "../../generated/operations.ts";

/** operationId of one of the five operations (§4). */
export type OperationId = keyof typeof table;

/** A path or query parameter of an operation. */
export interface OperationParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly schema: { readonly type: string; readonly [keyword: string]: unknown };
}

/** What the contract says of one status or range of statuses. No `schema` means: no body. */
export interface OperationResponse {
  readonly section: string;
  readonly mediaType?: string;
  readonly schema?: string;
}

/** One row of the operation table. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  /** Path template, for example `/management/v1/projects/{projectId}/users`. */
  readonly path: string;
  /** Section of the document. */
  readonly section: string;
  /** Alternatives, any of which is enough; the schemes of one alternative are needed together (§5.1). */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly OperationParameter[];
  readonly requestBody?: { readonly mediaType: string; readonly schema: string };
  /** By status (`200`) or range (`4XX`). */
  readonly responses: Readonly<Record<string, OperationResponse>>;
}

/** The operations of the contract by operationId. */
export const operations: { readonly [Id in OperationId]: Operation } = table;

/** Whether the contract has an operation of this name. */
export function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

/** What the contract says of a status: the status itself, else its range, else `default`, else nothing. */
export function findResponse(operation: Operation, status: number): OperationResponse | undefined {
  const { responses } = operation;
  return responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
}
