import type { RunningServer } from "./start-server.ts";

const AT_ONCE = 32;

/** Asks a server for each path once. @throws Error where an answer is no 2xx. */
export async function askEach(
  { url }: RunningServer,
  paths: readonly string[],
  headers: Record<string, string>,
): Promise<void> {
  const remaining = paths.values(); // one iterator for all who ask
  const askOn = async () => {
    for (const path of remaining) {
      const response = await fetch(url + path, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url + path} answers ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
}
