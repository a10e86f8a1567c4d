/** Examples of the contract and fakes of results for tests of your code: entry `loyalty-interface/testing`. */

export type { Call, ResultWithResponse } from "../client/call.ts";
export type { Listing } from "../client/listing.ts";
export type { ActivityOf, EventType } from "../contract/vocabulary.ts";
export { createExample, type ExampleArguments, type Overrides } from "./create-example.ts";
export { fakeCall, fakeListing } from "./fakes.ts";
