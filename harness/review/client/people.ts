const ONLY_OPEN = "cavalo-only-open";

/** Shows those in the list whose names are looked for, and who wait for a decision if only these are wanted. */
export function filterPeople(desk: Element): void {
  const find = desk.querySelector<HTMLInputElement>("#find");
  const onlyOpen = desk.querySelector<HTMLInputElement>("#only-open");
  if (!find || !onlyOpen) return;
  find.value = sessionStorage.getItem("cavalo-find") ?? "";
  onlyOpen.checked = sessionStorage.getItem(ONLY_OPEN) !== null;
  const filter = () => {
    sessionStorage.setItem("cavalo-find", find.value);
    if (onlyOpen.checked) sessionStorage.setItem(ONLY_OPEN, "");
    else sessionStorage.removeItem(ONLY_OPEN);
    const wanted = folded(find.value);
    desk.querySelector(".people ol")?.classList.toggle("found", wanted !== "");
    for (const item of desk.querySelectorAll<HTMLElement>(".people li")) {
      const isNamed = folded(item.dataset.name ?? "").includes(wanted);
      item.hidden = !isNamed || (onlyOpen.checked && !item.classList.contains("open"));
    }
  };
  find.addEventListener("input", filter);
  onlyOpen.addEventListener("change", filter);
  filter();
}

/** Addresses of those in the list who are shown, or of those who wait for a decision. */
export function peopleShown(selector: string): HTMLAnchorElement[] {
  const items = Array.from(document.querySelectorAll<HTMLElement>(`.people ${selector}`));
  return items.filter(({ hidden }) => !hidden).map((item) => item.querySelector("a")!);
}

/** A name as it is looked for: without case and accents. */
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
