import { useRoute } from "vitepress";
import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h, nextTick, onMounted, watch } from "vue";
import NotFound from "./NotFound.vue";
import { rankResults } from "./rank-results.js";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "not-found": () => h(NotFound) }),
  setup() {
    const route = useRoute();
    onMounted(() => nextTick(showPlace)); // once the entry is marked
    watch(() => route.path, showPlace, { flush: "post" });
  },
  enhanceApp({ app, siteData }) {
    app.component(
      "TryIt",
      defineAsyncComponent(() => import("./TryIt.vue")), // other pages do not load it
    );
    rankResults(siteData.value.themeConfig.search.options.miniSearch.searchOptions);
  },
};

/** Scrolls the sidebar, which is longer than a window, to the entry of the page. */
function showPlace() {
  const sidebar = document.querySelector(".VPSidebar");
  const entry = sidebar?.querySelector(".is-link.is-active");
  if (entry) sidebar.scrollTop = entry.offsetTop - sidebar.clientHeight / 2;
}
