/** The database is out of reach, for now (S23). What is behind it is in `cause`, and never in an answer. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  constructor(options?: ErrorOptions) {
    super("the database is out of reach", options);
  }
}
