import { onContentUpdated, useData, withBase } from "vitepress";
import DefaultTheme, { VPButton } from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h } from "vue";
import { fillSamples } from "./service.ts";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      "layout-top": () => h(FormLink),
      "not-found": () => h(NotFound),
    }),
  setup() {
    const { theme } = useData();
    onContentUpdated(() => fillSamples(theme.value.servers));
  },
  enhanceApp({ app }) {
    app.component("VPButton", VPButton);
    app.component(
      "TryIt",
      defineAsyncComponent(() => import("./TryIt.vue")), // other pages do not load it
    );
  },
};

/** The page at an unknown address. */
function NotFound() {
  const home = h("a", { href: withBase("/") }, "home page");
  const advice = ["This site has no page with this address. Search all pages, or start at the ", home, "."];
  return h("main", { class: "vp-doc not-found" }, [h("h1", "Page not found"), h("p", advice)]);
}

/** The first stop of the keyboard on the page of an operation: it skips all that stands before the form. */
function FormLink() {
  if (useData().frontmatter.value.pageClass !== "operation-page") return null;
  const onClick = () => document.querySelector("form.try :is(select, input)")?.focus();
  return h("a", { class: "VPSkipLink visually-hidden form-link", href: "#try-it", onClick }, "Skip to the form");
}
