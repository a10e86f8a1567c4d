const found: string[] = [];

/** Notes a violation of the contract in a response. */
export function noteViolation(text: string): void {
  found.push(text);
}

/** Returns and removes the noted violations. */
export function takeViolations(): string[] {
  return found.splice(0);
}
