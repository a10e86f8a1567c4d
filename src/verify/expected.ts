import type { OperationId } from "../contract/internal.ts";

/** What is right as an answer. */
export interface Expected {
  /** Status or range: `404`, `4XX`, `2XX or 404`; `any` if the document leaves it open. */
  readonly status: string;
  /** Why this status is right. */
  readonly reason: string;
  /** JSON pointer to the part of the request that the question is about. */
  readonly pointer: string;
  readonly section: string;
  /** What is assumed, by the id of the assumption, and what sections of the document say beside the status. */
  readonly parts: Readonly<Record<string, Template>>;
}

/** What is asked, and what is right. */
export interface Question extends Expected {
  readonly operationId: OperationId;
  /** Describes the request: `query limit one above its maximum`. */
  readonly name: string;
}

/**
 * Parts of an answer: its status or range, properties of its body, and headers such as `headers/Allow`. A part has one of these values, or
 * matches the pattern; true and false say whether it is present.
 */
export interface Template {
  readonly [place: string]: number | string | boolean | RegExp | undefined | readonly (string | undefined)[];
}
