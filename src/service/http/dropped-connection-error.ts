/** What `fetch` of a service rejects with where a fault drops the connection: a TypeError, as of every `fetch`. */
export class DroppedConnectionError extends TypeError {
  override readonly name = "DroppedConnectionError";

  constructor() {
    super("fetch failed: a fault on demand dropped the connection");
  }
}
