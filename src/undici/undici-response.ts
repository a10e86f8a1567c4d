import type { Dispatcher } from "undici";

/** As much of a `Response` as the clients of this package read. */
export class UndiciResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly #headers: Dispatcher.ResponseData["headers"];
  readonly #body: Dispatcher.ResponseData["body"];
  #made: Headers | undefined;

  constructor(status: number, headers: Dispatcher.ResponseData["headers"], body: Dispatcher.ResponseData["body"]) {
    this.status = status;
    this.ok = status >= 200 && status < 300;
    this.#headers = headers;
    this.#body = body;
  }

  /** Made when somebody looks: most responses are read without. */
  get headers(): Headers {
    this.#made ??= toHeaders(this.#headers);
    return this.#made;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#body.arrayBuffer();
  }

  text(): Promise<string> {
    return this.#body.text();
  }
}

function toHeaders(raw: Dispatcher.ResponseData["headers"]): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(raw)) {
    for (const value of [values ?? []].flat()) headers.append(name, value);
  }
  return headers;
}
