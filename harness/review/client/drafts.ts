// What is typed and not saved yet stays in the browser: a page that is closed, or another student, loses nothing.

const PREFIX = "cavalo-draft ";

/** Keeps the texts of fields that are not saved yet. */
export function keepDrafts(within: HTMLElement): void {
  for (const field of draftsIn(within)) {
    const key = PREFIX + field.dataset.draft;
    if (field.value === "") localStorage.removeItem(key);
    else localStorage.setItem(key, field.value);
  }
}

/** Fills fields with what was typed before. */
export function restoreDrafts(within: Element): void {
  for (const field of draftsIn(within))
    field.value = localStorage.getItem(PREFIX + field.dataset.draft) ?? "";
}

function draftsIn(within: Element): HTMLTextAreaElement[] {
  const own = within instanceof HTMLTextAreaElement ? [within] : [];
  const fields = [...own, ...within.querySelectorAll<HTMLTextAreaElement>("textarea[data-draft]")];
  return fields.filter(({ dataset }) => dataset.draft !== undefined);
}
