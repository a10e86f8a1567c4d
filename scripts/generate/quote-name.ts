/** Quotes the name of a property if it is not an identifier, such as `X-Request-Id`. */
export function quoteName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
