import { closeForm, commentOn } from "./comments.ts";
import { peopleShown } from "./people.ts";

interface Doing {
  readonly go: (address: string) => Promise<void>;
  readonly submit: (form: HTMLFormElement, submitter?: HTMLElement) => Promise<void>;
  readonly act: (action: unknown) => Promise<void>;
}

const FIELDS = "input:not([type=checkbox]), textarea, select";

/** Makes the whole desk work without a mouse. Within a field, keys write. */
export function listenToKeys(doing: Doing): void {
  const waiting: string[] = [];
  let isBusy = false;
  /** Does what keys say one after the other: a key is for the page that it was meant for, and not for the one before. */
  const take = async () => {
    isBusy = true;
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      await (walk(key, doing) ?? press(key, doing));
      const field = document.activeElement;
      // What follows was meant for a field.
      if (field?.matches(FIELDS)) write(waiting.splice(0), field);
    }
    isBusy = false;
  };
  document.addEventListener("keydown", (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    if (target.matches(FIELDS)) {
      if (typeIn(target, event, doing)) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (key === "Enter" && target.matches(".code li.line")) commentOn(target);
    else if (moveLine(key, target)) event.preventDefault();
    else if (isBusy || key in MOVES || key in PLACES || key === "?" || keyed(key)) {
      waiting.push(key);
      if (!isBusy) void take();
    } else return;
    event.preventDefault();
  });
}

/** Writes into a field what was typed before it had the focus. */
function write(keys: readonly string[], field: Element): void {
  const text = keys.filter((key) => key.length === 1).join("");
  if (text === "" || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Does what a key does in a field beside writing; false if it writes. */
function typeIn(
  field: HTMLElement,
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { go, submit }: Doing,
): boolean {
  const form = field.closest("form");
  const isFind = field instanceof HTMLInputElement && field.id === "find";
  if (key === "Escape") {
    if (isFind) endFinding(field);
    // Whoever comments on lines goes on from this one.
    const line = field.closest(".remarks")?.previousElementSibling;
    if (line instanceof HTMLElement && line.matches(".line")) line.focus();
    else field.blur();
    if (line && form && (field as HTMLTextAreaElement).value === "") closeForm(form);
  } else if (key === "Enter" && (ctrlKey || metaKey) && form) void submit(form);
  else if (key === "Enter" && isFind) {
    const [first] = peopleShown("li");
    endFinding(field);
    if (first) void go(first.href);
  } else return false;
  return true;
}

/** Shows everybody again, so that other keys go through the whole class. */
function endFinding(field: HTMLInputElement): void {
  field.value = "";
  field.dispatchEvent(new Event("input"));
  field.blur();
}

const MOVES: Readonly<Record<string, readonly [selector: string, by: number]>> = {
  j: ["li", 1],
  k: ["li", -1],
  n: ["li.open", 1],
};

/** Goes to another student, round the end of the list; undefined if the key does something else. */
function walk(key: string, { go }: Doing): Promise<void> | undefined {
  const move = MOVES[key];
  if (!move) return undefined;
  const [selector, by] = move;
  const all = peopleShown("li");
  const wanted = new Set(peopleShown(selector));
  const at = all.findIndex((link) => link.getAttribute("aria-current") === "page");
  const from = at < 0 && by < 0 ? 0 : at;
  for (let step = 1; step <= all.length; step++) {
    const link = all[(from + by * step + all.length * 2) % all.length]!;
    if (wanted.has(link)) return go(link.href);
  }
  return Promise.resolve();
}

const PLACES: Readonly<Record<string, string>> = {
  "/": "#find",
  s: ".code li.named, .code li.line",
  r: "#results",
};

/** Presses what has a key, or goes to a place. */
async function press(key: string, { go, submit, act }: Doing): Promise<void> {
  if (key === "?") document.querySelector<HTMLDialogElement>("#keys")?.showModal();
  const place = PLACES[key];
  const found = place === undefined ? keyed(key) : first(place);
  if (!found) return;
  if (found.matches("input, textarea, li, h2")) {
    if (found.matches("h2")) found.tabIndex = -1;
    found.focus();
    found.scrollIntoView({ block: "nearest" });
    if (found instanceof HTMLInputElement) found.select();
  } else if (found.dataset.act !== undefined) await act(JSON.parse(found.dataset.act));
  else if (found instanceof HTMLAnchorElement) await go(found.href);
  else if (found instanceof HTMLButtonElement && found.form) await submit(found.form, found);
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
  const all = Array.from(document.querySelectorAll<HTMLElement>(".code li.line"));
  const lines = all.filter((line) => line === target || line.checkVisibility());
  lines[lines.indexOf(target) + by]?.focus();
  return true;
}
