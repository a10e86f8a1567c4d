/** What a page may do: show itself. Served with the demo, the reference may also call the service it comes from. */
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
 * Takes out the images that the viewer fetches from its maker's servers, and forbids the browser to fetch anything, so
 * that a new version of the viewer cannot bring such a request back unseen.
 */
export function keepOffline(html: string): string {
  return html
    .replaceAll(/https:\/\/cdn\.redoc(\.ly|ly\.com)\/[\w./-]*/g, "data:,")
    .replace(/<head[^>]*>/, (head) => `${head}${policyMeta()}`);
}

/** The policy as an element of the head. */
export function policyMeta(): string {
  return `<meta http-equiv="Content-Security-Policy" content="${CONTENT_SECURITY_POLICY}">`;
}
