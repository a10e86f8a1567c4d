import { onContentUpdated, useData, withBase } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h, nextTick } from "vue";
import { followLanguage, showLanguage } from "./choose-language.js";
import NotFound from "./NotFound.vue";
import { rankResults } from "./rank-results.js";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, { "not-found": () => h(NotFound), "doc-footer-before": () => h(MarkdownLink) }),
  setup() {
    followLanguage();
    onContentUpdated(() => {
      showLanguage();
      nextTick(showPlace); // once the entry is marked
    });
  },
  enhanceApp({ app, siteData }) {
    app.component(
      "TryIt",
      defineAsyncComponent(() => import("./TryIt.vue")), // other pages do not load it
    );
    rankResults(siteData.value.themeConfig.search.options.miniSearch.searchOptions);
  },
};

/** Links the page as llms.txt has it. */
function MarkdownLink() {
  const href = withBase(`/${useData().page.value.relativePath}`);
  return h("a", { class: "markdown-link", href, target: "_self" }, "This page as Markdown");
}

/** Scrolls the sidebar, which is longer than a window, to the entry of the page. */
function showPlace() {
  const sidebar = document.querySelector(".VPSidebar");
  const entry = sidebar?.querySelector(".is-link.is-active");
  if (entry) sidebar.scrollTop = entry.offsetTop - sidebar.clientHeight / 2;
}
