/** One cell of the matrix: who was held against what, how often, and what did not hold. */
export interface Cell {
  readonly who: string;
  readonly what: string;
  /** Calls or exchanges that were tried. */
  readonly tried: number;
  /** One line for each deviation. */
  readonly deviations: readonly string[];
}
