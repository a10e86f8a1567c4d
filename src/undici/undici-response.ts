import { Buffer } from "node:buffer";

/** Headers as undici hands them out. */
export type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** As much of a `Response` as the clients of this package read. Its body has arrived, and can be read once. */
export class UndiciResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly #headers: RawHeaders;
  #chunks: readonly Uint8Array[] | undefined;
  #made: Headers | undefined;

  constructor(status: number, headers: RawHeaders, chunks: readonly Uint8Array[]) {
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.#headers = headers;
    this.#chunks = chunks;
  }

  /** Made when somebody looks: most responses are read without. */
  get headers(): Headers {
    this.#made ??= toHeaders(this.#headers);
    return this.#made;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#take()).buffer;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(this.#take());
  }

  #take(): Uint8Array {
    const chunks = this.#chunks;
    if (!chunks) throw new TypeError("the body of this response has been read already");
    this.#chunks = undefined;
    const [first, ...others] = chunks;
    return first && others.length === 0 ? first : Buffer.concat(chunks);
  }
}

function toHeaders(raw: RawHeaders): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(raw)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
