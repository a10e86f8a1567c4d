import type { Part } from "./deviations.ts";

/** What each tool leaves out of the exchanges that it records. */
export const tools = {
  "axios-har-tracker": [],
  "BrowserMob, BrowserUp": ["request headers", "response headers", "request bodies", "response bodies"],
  "BrowserMob, BrowserUp, with headers and contents captured": [],
  "Chrome, developer tools": [],
  "chrome-har": ["response bodies"],
  "chrome-har, with bodies in the messages": [],
  Firefox: [],
  "Firefox, without response bodies": ["response bodies"],
  "HTTP Toolkit": [],
  Insomnia: [],
  mitmproxy: [],
  "mitmproxy, with `stream_large_bodies`": ["request bodies", "response bodies"],
  'Playwright, `content: "embed"`': [],
  'Playwright, `content: "attach"`': ["response bodies"],
  'Playwright, `content: "omit"`': ["response bodies"],
  Safari: [],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
