/** Preloaded into a measured process: tells its parent, at its end, the most memory it ever had, in kilobytes. */
process.on("exit", () => process.send?.(process.resourceUsage().maxRSS));
process.channel?.unref();
