/** The parts of the verification that the command line needs and the package does not export. */
export { nameVariables, readEnvironment } from "./options.ts";
export { verify } from "./verify-service.ts";
