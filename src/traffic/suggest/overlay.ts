/** OpenAPI Overlay 1.0.0, as far as suggestions need it. */
export interface Overlay {
  readonly overlay: "1.0.0";
  readonly info: { readonly title: string; readonly version: string };
  readonly actions: readonly OverlayAction[];
  /** Deviations that no change of the contract could allow. */
  readonly "x-not-suggested"?: readonly string[];
}

/** One change: something is merged into what the target selects, or the target is removed. */
export interface OverlayAction {
  readonly target: string;
  readonly description?: string;
  readonly update?: unknown;
  readonly remove?: true;
}

/** The way from the root as JSONPath (RFC 9535): `$.components.schemas['X']`. */
export function toJsonPath(path: readonly string[]): string {
  return `$${path.map((name) => (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name.replaceAll("'", "\\'")}']`)).join("")}`;
}

/** Actions that put a value in the place of a member, whatever stood there: merging alone would append to lists. */
export function replace(
  path: readonly string[],
  members: Readonly<Record<string, unknown>>,
  description: string,
): OverlayAction[] {
  const removals = Object.keys(members).map((name) => ({ target: toJsonPath([...path, name]), remove: true as const }));
  const kept = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
  const update = Object.keys(kept).length > 0 ? [{ target: toJsonPath(path), description, update: kept }] : [];
  return [...removals.map((action) => (update.length > 0 ? action : { ...action, description })), ...update];
}
