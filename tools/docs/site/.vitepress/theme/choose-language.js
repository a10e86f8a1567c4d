const STORED = "language-of-samples";

/** Shows the language of a tab that a reader chooses in every sample, on later pages, too. */
export function followLanguage() {
  if (import.meta.env.SSR) return;
  addEventListener("click", ({ target }) => {
    if (!target.matches(".vp-code-group input")) return;
    localStorage.setItem(STORED, target.labels[0].textContent);
    showLanguage();
  });
}

/** Shows the language that was chosen in all samples of the page that have it. */
export function showLanguage() {
  const language = localStorage.getItem(STORED);
  for (const label of document.querySelectorAll(".vp-code-group .tabs label")) {
    if (label.textContent !== language) continue;
    const group = label.closest(".vp-code-group");
    label.control.checked = true;
    const at = [...group.querySelectorAll("input")].indexOf(label.control);
    [...group.querySelector(".blocks").children].forEach((block, index) => {
      block.classList.toggle("active", index === at);
    });
  }
}
