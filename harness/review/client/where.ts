/** Where somebody is in a page: what is open, what is scrolled, and what has the focus. */
export interface Where {
  readonly opened: readonly boolean[];
  readonly scrolls: readonly (readonly [top: number, left: number])[];
  readonly focus?: Focus;
}

/** An element, and its number among those of its kind. */
interface Focus {
  readonly selector: string;
  readonly at: number;
  /** The part of a text that is chosen. */
  readonly chosen?: readonly [start: number | null, end: number | null];
}

const SCROLLED = ".people ol, .handed-in, .code";

/** Remembers where somebody is. */
export function whereIn(desk: Element): Where {
  const focus = focusIn(desk);
  return {
    opened: Array.from(desk.querySelectorAll<HTMLDetailsElement>("main details"), ({ open }) => open),
    scrolls: Array.from(
      desk.querySelectorAll(SCROLLED),
      (each) => [each.scrollTop, each.scrollLeft] as const,
    ),
    ...(focus && { focus }),
  };
}

/** Goes to where somebody was in the same page. */
export function goBack(desk: Element, { opened, scrolls, focus }: Where): void {
  for (const [at, details] of desk.querySelectorAll<HTMLDetailsElement>("main details").entries())
    details.open = opened[at] ?? details.open;
  for (const [at, each] of desk.querySelectorAll(SCROLLED).entries())
    [each.scrollTop, each.scrollLeft] = scrolls[at] ?? [0, 0];
  if (!focus) return;
  const found = desk.querySelectorAll<HTMLElement>(focus.selector)[focus.at];
  found?.focus({ preventScroll: true });
  if (focus.chosen && isText(found)) found.setSelectionRange(...focus.chosen);
}

function focusIn(desk: Element): Focus | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !desk.contains(focused)) return undefined;
  const selector = selectorOf(focused);
  const at = Array.from(desk.querySelectorAll(selector)).indexOf(focused);
  if (!isText(focused)) return { selector, at };
  return { selector, at, chosen: [focused.selectionStart, focused.selectionEnd] };
}

/** A selector that finds the same thing if others of its kind were added: forms are known by what they ask for. */
function selectorOf(element: HTMLElement): string {
  const form = element.closest("form")?.dataset.form;
  const within = form === undefined ? "" : `form[data-form="${CSS.escape(form)}"] `;
  if (element.id !== "") return `#${CSS.escape(element.id)}`;
  return within + element.tagName.toLowerCase();
}

function isText(element: Element | undefined): element is HTMLTextAreaElement | HTMLInputElement {
  if (element instanceof HTMLInputElement) return ["text", "search"].includes(element.type);
  return element instanceof HTMLTextAreaElement;
}
