const found: string[] = [];

/** Notes what of an answer breaks the contract. */
export function noteViolation(text: string): void {
  found.push(text);
}

/** What was noted since the last time. */
export function takeViolations(): string[] {
  return found.splice(0);
}
