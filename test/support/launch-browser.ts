import { type Browser, chromium } from "playwright-core";

/** Launches Debian's Chromium. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
}
