import { withBase } from "vitepress";
import { ref } from "vue";
import { toPlaceholder } from "../../../../../scripts/samples/sample-request.ts";

interface DemoKeys {
  readonly headers: Readonly<Record<string, string>>;
  readonly values: Record<string, string>;
}
/**
 * What `loyalty serve` fills into forms, or null if another host serves the pages. All pages share it, and a token that one of
 * them issued.
 */
export const keys = ref<DemoKeys | null>();

let loading: Promise<void> | undefined;

/** Asks the host of the page, once, whether it is the service. */
export function loadKeys(): Promise<void> {
  loading ??= fetch(withBase("/demo-keys.json"))
    .then(async (response) => {
      keys.value = await response.json();
    })
    .catch(() => {
      keys.value = null;
    });
  return loading;
}

/** Replaces the addresses of servers and the placeholders of keys in samples by those of the service that sent the page. */
export async function fillSamples(servers: readonly string[]): Promise<void> {
  await loadKeys();
  if (!keys.value) return;
  const addresses = servers.map((server) => ({ other: server, own: location.origin }));
  const placeholders = Object.entries(keys.value.headers).map(([header, own]) => ({
    other: toPlaceholder(header),
    own,
  }));
  const names = [...addresses, ...placeholders];
  for (const code of document.querySelectorAll(".vp-doc code")) {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const before = text.textContent ?? "";
      const after = names.reduce((sample, { other, own }) => sample.replaceAll(other, own), before);
      if (after !== before) text.textContent = after;
    }
  }
}
