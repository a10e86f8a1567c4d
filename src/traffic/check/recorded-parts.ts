import { type Exchange, isSuccess } from "../read/exchange.ts";
import { ERROR_CODE } from "../read/har.ts";
import { listCredentialHeaders } from "./check-exchange.ts";

/** What a recording has of the parts that recording tools omit. */
export interface RecordedPartsReport {
  /** Positions of the first 20 requests of an operation without a response, and the reasons if they are codes. */
  readonly unanswered: readonly { readonly entry: number; readonly error?: string }[];
  /** Positions of the first 20 responses whose body is missing or cut. */
  readonly bodiless: readonly number[];
  /** How many exchanges have each part, and how many lack it. */
  readonly recorded: Readonly<Record<RecordedPart, { readonly present: number; readonly missing: number }>>;
}

/** Parts of an exchange that recording tools omit. */
type RecordedPart = "responses" | "bodies" | "credentials";

const MAX_NAMED = 20;

/** Counts the parts of exchanges that recording tools omit. */
export class RecordedParts {
  readonly #unanswered: RecordedPartsReport["unanswered"][number][] = [];
  readonly #bodiless: number[] = [];
  readonly #recorded = {
    responses: { present: 0, missing: 0 },
    bodies: { present: 0, missing: 0 },
    credentials: { present: 0, missing: 0 },
  };

  /** Adds the exchange of an operation. */
  add(exchange: Exchange): void {
    const isAnswered = exchange.response.status >= 100;
    this.#count("responses", isAnswered);
    if (isAnswered) this.#addBody(exchange);
    else this.#addUnanswered(exchange);
    if (isSuccess(exchange)) this.#count("credentials", listCredentialHeaders(exchange.request).length > 0);
  }

  report(): RecordedPartsReport {
    return { unanswered: this.#unanswered, bodiless: this.#bodiless, recorded: this.#recorded };
  }

  #addUnanswered({ index: entry, response }: Exchange): void {
    if (this.#unanswered.length === MAX_NAMED) return;
    const { error = "" } = response;
    this.#unanswered.push(ERROR_CODE.test(error) ? { entry, error } : { entry });
  }

  #addBody({ index, response: { body, isBodyRecorded } }: Exchange): void {
    if (body !== undefined || !isBodyRecorded) this.#count("bodies", isBodyRecorded);
    if (!isBodyRecorded && this.#bodiless.length < MAX_NAMED) this.#bodiless.push(index);
  }

  #count(part: RecordedPart, isPresent: boolean): void {
    this.#recorded[part][isPresent ? "present" : "missing"]++;
  }
}
