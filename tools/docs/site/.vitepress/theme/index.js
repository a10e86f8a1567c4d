import DefaultTheme from "vitepress/theme-without-fonts";
import ApiReference from "./ApiReference.vue";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component("api-reference", ApiReference); // a layout
  },
};
