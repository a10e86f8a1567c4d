/** Lets a page load nothing. The reference that `serve --demo` serves may call the service on the same origin. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data:",
  "worker-src blob:",
  "connect-src 'self'",
].join("; ");

/**
 * Removes the images that the viewer loads from other servers, and forbids the browser to load anything, so that a new
 * version of the viewer cannot load them again.
 */
export function keepOffline(html: string): string {
  return html
    .replaceAll(/https:\/\/cdn\.redoc(\.ly|ly\.com)\/[\w./-]*/g, "data:,")
    .replace(/<head[^>]*>/, (head) => `${head}${formatPolicy()}`);
}

/** Formats the policy as an element of the head. */
export function formatPolicy(): string {
  return `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">`;
}
