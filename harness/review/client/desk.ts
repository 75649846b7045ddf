import { commentOn, takeFromBank } from "./comments.ts";
import { keepDrafts, restoreDrafts } from "./drafts.ts";
import { listenToKeys } from "./keys.ts";
import { filterPeople } from "./people.ts";

// The script of the desk: it asks for pages in part, sends what is decided, and answers to keys.

/** Script of the pages of reports, which stands before this one. */
declare const enliven: (root: Element) => void;

const status = document.querySelector<HTMLElement>('[role="status"]')!;
const texts = document.body.dataset;

function say(text: string, isBad = false): void {
  status.textContent = text;
  status.classList.toggle("warning", isBad);
}

function awaken(): void {
  const desk = document.getElementById("desk")!;
  document.title = desk.dataset.title ?? "";
  enliven(desk);
  restoreDrafts(desk);
  filterPeople(desk);
  desk.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
}

/** Puts a page in the place of the one that is shown. Where somebody is, and what is open, stays. */
function show(html: string, isSamePage: boolean): void {
  const desk = document.getElementById("desk")!;
  const opened = isSamePage ? openedIn(desk) : undefined;
  const focus = isSamePage ? placeOfFocus(desk) : undefined;
  const scroll = desk.querySelector(".people ol")?.scrollTop ?? 0;
  const parsed = new DOMParser().parseFromString(html, "text/html").getElementById("desk")!;
  desk.replaceWith(parsed);
  awaken();
  const people = parsed.querySelector(".people ol");
  if (people && isSamePage) people.scrollTop = scroll;
  for (const [at, details] of parsed.querySelectorAll("main details").entries())
    if (opened) (details as HTMLDetailsElement).open = opened[at] ?? (details as HTMLDetailsElement).open;
  if (focus) focusOn(parsed, focus);
  else {
    parsed.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
}

function openedIn(desk: Element): boolean[] {
  return Array.from(desk.querySelectorAll<HTMLDetailsElement>("main details"), ({ open }) => open);
}

/** Number of the element that has the focus, among those of its kind. */
type Focus = readonly [selector: string, at: number];

function placeOfFocus(desk: Element): Focus | undefined {
  const focused = document.activeElement;
  if (!focused || !desk.contains(focused)) return undefined;
  const selector = focused.id === "" ? focused.tagName.toLowerCase() : `#${focused.id}`;
  return [selector, Array.from(desk.querySelectorAll(selector)).indexOf(focused)];
}

function focusOn(desk: Element, [selector, at]: Focus): void {
  desk.querySelectorAll<HTMLElement>(selector)[at]?.focus({ preventScroll: true });
}

async function partOf(address: string): Promise<string | undefined> {
  const url = new URL(address, location.href);
  url.searchParams.set("part", "1");
  try {
    const response = await fetch(url);
    // Files with mistakes are told in the place of the class.
    if (response.ok || response.status === 409) return await response.text();
  } catch {
    // The desk was closed: what is shown and what is typed stays.
  }
  say(texts.lost ?? "", true);
  return undefined;
}

async function go(address: string): Promise<void> {
  const html = await partOf(address);
  if (html === undefined) return;
  history.pushState(undefined, "", address);
  say("");
  show(html, false);
}

async function reload(): Promise<void> {
  const html = await partOf(location.href);
  if (html !== undefined) show(html, true);
}

/** Sends what is decided. What was typed is dropped only when it has been kept. */
async function act(action: unknown): Promise<boolean> {
  try {
    const response = await fetch("act", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(action),
    });
    const { said } = (await response.json()) as { said: string };
    say(response.ok ? said : `${texts.notSaved}: ${said}`, !response.ok);
    return response.ok;
  } catch {
    say(`${texts.notSaved}. ${texts.lost}`, true);
    return false;
  }
}

async function actAndReload(action: unknown): Promise<void> {
  if (await act(action)) await reload();
}

/** Reads a form: what is empty is not said. */
function actionOf(form: HTMLFormElement, submitter?: HTMLElement | null): object {
  const action: Record<string, unknown> = JSON.parse(form.dataset.form ?? "{}");
  for (const [name, value] of new FormData(form, submitter)) {
    const text = String(value).trim();
    if (text !== "") action[name] = name === "grade" || name === "points" ? Number(text) : text;
  }
  return action;
}

async function submit(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
  if (!form.reportValidity() || !(await act(actionOf(form, submitter)))) return;
  form.reset();
  keepDrafts(form);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await reload();
}

document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.form === undefined) return;
  event.preventDefault();
  void submit(form, event.submitter);
});

document.addEventListener("click", (event) => {
  if (!(event.target instanceof Element)) return;
  const line = event.target.closest<HTMLElement>(".code li.line");
  if (line && getSelection()?.isCollapsed) line.focus();
  const button = event.target.closest<HTMLElement>("[data-act]");
  if (button) {
    void actAndReload(JSON.parse(button.dataset.act!));
    return;
  }
  if (event.target.closest("[data-keys]")) document.querySelector<HTMLDialogElement>("#keys")?.showModal();
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!link || !isPlain || link.target !== "" || link.getAttribute("href")!.startsWith("#")) return;
  event.preventDefault();
  void go(link.href);
});

document.addEventListener("dblclick", ({ target }) => {
  const line = target instanceof Element ? target.closest<HTMLElement>(".code li.line") : null;
  if (line) commentOn(line);
});

document.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement && target.dataset.bank !== undefined) takeFromBank(target);
});

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLTextAreaElement) keepDrafts(target);
});

addEventListener("popstate", () => void reload());

listenToKeys({ go, submit });
awaken();

const changes = new EventSource("events");
changes.addEventListener("changed", () => void reload());
changes.addEventListener("beat", () => status.textContent === texts.lost && say(""));
changes.addEventListener("error", () => say(texts.lost ?? "", true));
