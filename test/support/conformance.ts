/** Setup of every test file: a response of the service that does not conform fails the test that caused it. */
import { afterAll, afterEach } from "vitest";
import { takeViolations } from "./violations.ts";

// Tests use no database of the machine, which `loyalty serve` and `loyalty import` would.
delete process.env.DATABASE_URL;

function failOnViolations(): void {
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(`responses of the service do not conform:\n${violations.join("\n")}`);
}

afterEach(failOnViolations);
afterAll(failOnViolations);
