/** The parts of the verification that the command line needs and the package does not export. */
export { createDryFetch } from "./dry-run.ts";
export { toReport, type Verification } from "./report.ts";
export { runVerification } from "./verify-service.ts";
