/** The formats of the contract, by name, as the compiled validators look them up. */
export { isDateTime as "date-time" } from "../../src/contract/is-date-time.ts";
