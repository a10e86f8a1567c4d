import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h } from "vue";
import NotFound from "./NotFound.vue";
import { rankResults } from "./rank-results.js";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": () => h(NotFound) }),
  enhanceApp({ app, siteData }) {
    app.component(
      "TryIt",
      defineAsyncComponent(() => import("./TryIt.vue")), // other pages do not load it
    );
    rankResults(siteData.value.themeConfig.search.options.miniSearch.searchOptions);
  },
};
