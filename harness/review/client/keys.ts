import { commentOn } from "./comments.ts";
import { peopleShown } from "./people.ts";

interface Doing {
  readonly go: (address: string) => Promise<void>;
  readonly submit: (form: HTMLFormElement) => Promise<void>;
}

/** Makes the whole desk work without a mouse. Within a field, keys write. */
export function listenToKeys({ go, submit }: Doing): void {
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    const isTyping = target.matches("input:not([type=checkbox]), textarea, select");
    if (isTyping) {
      const form = target.closest("form");
      if (key === "Escape") target.blur();
      else if (key === "Enter" && (event.ctrlKey || event.metaKey) && form) void submit(form);
      else if (key === "Enter" && target.id === "find") void openFirst(go);
      else return;
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (key === "Enter" && target.matches(".code li.line")) commentOn(target);
    else if (!(moveLine(key, target) || press(key) || walk(key, go))) return;
    event.preventDefault();
  });
}

const MOVES: Readonly<Record<string, readonly [selector: string, by: number]>> = {
  j: ["li", 1],
  k: ["li", -1],
  n: ["li.open", 1],
};

/** Goes to another student, round the end of the list. */
function walk(key: string, go: Doing["go"]): boolean {
  const move = MOVES[key];
  if (!move) return false;
  const [selector, by] = move;
  const all = peopleShown("li");
  const wanted = new Set(peopleShown(selector));
  const at = all.findIndex((link) => link.getAttribute("aria-current") === "page");
  const from = at < 0 && by < 0 ? 0 : at;
  for (let step = 1; step <= all.length; step++) {
    const link = all[(from + by * step + all.length * 2) % all.length]!;
    if (!wanted.has(link)) continue;
    void go(link.href);
    return true;
  }
  return true;
}

async function openFirst(go: Doing["go"]): Promise<void> {
  const [first] = peopleShown("li");
  if (first) await go(first.href);
}

const PLACES: Readonly<Record<string, string>> = {
  "/": "#find",
  s: ".code li.named, .code li.line",
  r: "#results",
};

/** Presses what has a key, or goes to a place. */
function press(key: string): boolean {
  if (key === "?") {
    document.querySelector<HTMLDialogElement>("#keys")?.showModal();
    return true;
  }
  const place = PLACES[key];
  const found = place === undefined ? keyed(key) : first(place);
  if (!found) return false;
  if (found.matches("input, textarea, li, h2")) {
    if (found.matches("h2")) found.tabIndex = -1;
    found.focus();
    found.scrollIntoView({ block: "nearest" });
    if (found instanceof HTMLInputElement) found.select();
  } else found.click();
  return true;
}

function keyed(key: string): HTMLElement | null {
  return /^[\w]$/.test(key) ? document.querySelector<HTMLElement>(`[data-key="${key}"]`) : null;
}

/** Of several, the one that stands first in the list of selectors. */
function first(selectors: string): HTMLElement | null {
  for (const selector of selectors.split(", ")) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/** Moves along the lines of a source. */
function moveLine(key: string, target: HTMLElement): boolean {
  const by = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (by === undefined || !target.matches(".code li.line")) return false;
  const lines = Array.from(document.querySelectorAll<HTMLElement>(".code li.line"));
  lines[lines.indexOf(target) + by]?.focus();
  return true;
}
