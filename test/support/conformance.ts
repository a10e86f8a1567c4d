/** Set-up of every test file: an answer of the service that breaks the contract fails the test that caused it. */
import { afterAll, afterEach } from "vitest";

const found: string[] = [];

/** Notes what of an answer breaks the contract. */
export function noteViolation(text: string): void {
  found.push(text);
}

/** What was noted since the last time. */
export function takeViolations(): string[] {
  return found.splice(0);
}

function failOnViolations(): void {
  const violations = takeViolations();
  if (violations.length > 0) throw new Error(`the service broke the contract:\n${violations.join("\n")}`);
}

afterEach(failOnViolations);
afterAll(failOnViolations);
