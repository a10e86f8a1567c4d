/** Set-up of every test file: an answer of the service that breaks the contract fails the test that caused it. */
import { afterAll, afterEach } from "vitest";
import { takeViolations } from "./violations.ts";

// Tests use no database of the machine, which `loyalty serve` and `loyalty import` would.
delete process.env.DATABASE_URL;

function failOnViolations(): void {
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(`the service broke the contract:\n${violations.join("\n")}`);
}

afterEach(failOnViolations);
afterAll(failOnViolations);
