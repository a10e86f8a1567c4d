import { clientOperations as generatedOperations } from "../../generated/client-operations.ts";
import type { OperationId } from "./operations.ts";

/** A row of the operation table, as the client needs it. The whole table would make its bundle larger. */
export interface ClientOperation {
  readonly id: OperationId;
  readonly method: string;
  /** Path template, for example `/management/v1/projects/{projectId}/users`. */
  readonly path: string;
  /** Section of the document. */
  readonly section: string;
  /** Alternatives, any of which is enough; the schemes of one alternative are needed together (§5.1). */
  readonly security: readonly (readonly string[])[];
  /** True if it is the token URL of a security scheme. */
  readonly issuesToken?: boolean;
  /** True if a request may be sent twice. */
  readonly isIdempotent?: boolean;
  /** Names of the inputs by the part of the request that carries them. */
  readonly inputs?: { readonly [Place in "path" | "query" | "header" | "body"]?: readonly string[] };
  /** Required inputs with a single value. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /** Minima of the inputs that are integers. */
  readonly integers?: Readonly<Record<string, number>>;
  /** Separators of the inputs whose values may be arrays that are sent as one text. */
  readonly separators?: Readonly<Record<string, string>>;
  /** Media type of the body. */
  readonly mediaType?: string;
  /** True if the input `body` is the whole body. */
  readonly isWholeBody?: boolean;
  readonly success: {
    readonly format: "json" | "nothing";
    readonly isObject?: boolean;
    /** Required properties that are lists of objects. */
    readonly lists?: readonly string[];
    readonly mayBeEmpty?: boolean;
  };
  /** Status of an empty response that is a success too. */
  readonly goneStatus?: number;
  readonly pagination?: Pagination;
}

/** How pages follow each other: the cursor parameter, and properties of a page and of its items. */
export interface Pagination {
  readonly cursor: string;
  readonly items: string;
  readonly id: string;
  readonly more: string;
  readonly next: string;
}

/** Operations by operationId. */
export type OperationTable = { readonly [Id in OperationId]?: ClientOperation };

/** The operations of the contract, as the client needs them. */
export const clientOperations: Required<OperationTable> = generatedOperations;

export { securityHeaders, securityPrefixes } from "../../generated/operations.ts";
