// Runs in the browser: search over all pages of the site, and copying of code.
const entries = JSON.parse(document.getElementById("search-index").textContent);
const input = document.querySelector(".search input");
const results = document.querySelector(".search ul");

input.addEventListener("input", () => {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    words.length === 0 ? [] : entries.filter(([text]) => words.every((word) => text.toLowerCase().includes(word)));
  results.replaceChildren(
    ...found.slice(0, 12).map(([text, page, href]) => {
      const item = document.createElement("li");
      const link = Object.assign(document.createElement("a"), { href, textContent: text });
      link.append(Object.assign(document.createElement("small"), { textContent: page }));
      item.append(link);
      return item;
    }),
  );
});
input.addEventListener("keydown", (event) => {
  if (event.key === "Escape") input.value = "";
  if (event.key === "Escape") results.replaceChildren();
  if (event.key === "Enter") results.querySelector("a")?.click();
});
document.addEventListener("click", async ({ target }) => {
  if (!target.matches(".copy")) return;
  await navigator.clipboard.writeText(target.nextElementSibling.textContent.trimEnd());
  target.textContent = "Copied";
});
