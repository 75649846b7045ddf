import { closeForm, commentOn, lineOf, openIn, reopen, takeFromBank } from "./comments.ts";
import { dropDrafts, keepDrafts, restoreDrafts, sendDrafts } from "./drafts.ts";
import { listenToKeys } from "./keys.ts";
import { filterPeople } from "./people.ts";
import { goBack, whereIn } from "./where.ts";

// The script of the desk: it asks for pages in part, sends what is decided, and answers to keys.

/** Script of the pages of reports, which stands before this one. */
declare const enliven: (root: Element) => void;

const status = document.querySelector<HTMLElement>('[role="status"]')!;
const texts = document.body.dataset;

function say(text: string, isBad = false): void {
  status.textContent = text;
  status.classList.toggle("warning", isBad);
}

/** @param openForms the comments on lines that somebody was about to write */
function awaken(openForms: readonly string[] = []): void {
  const desk = document.getElementById("desk")!;
  document.title = desk.dataset.title ?? "";
  enliven(desk);
  reopen([...openForms, ...restoreDrafts(desk).map(({ form }) => form)]);
  restoreDrafts(desk);
  filterPeople(desk);
  desk.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
}

/** Puts a page in the place of the one that is shown. Where somebody is, and what is open, stays. */
function show(html: string, isSamePage: boolean): void {
  const desk = document.getElementById("desk")!;
  const where = whereIn(desk);
  const openForms = isSamePage ? openIn(desk) : [];
  desk.replaceWith(new DOMParser().parseFromString(html, "text/html").getElementById("desk")!);
  awaken(openForms);
  if (isSamePage) goBack(document.getElementById("desk")!, where);
  else {
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }
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

/** Address of the page that is shown, and number of the last one that was asked for. */
let shown = location.href;
let asked = 0;

/** Shows the page of the address as it is now. Of several answers under way, only that to the last question counts. */
async function load(): Promise<void> {
  const address = location.href;
  const number = ++asked;
  const html = await partOf(address);
  if (html === undefined || number !== asked) return;
  if (address !== shown) say("");
  show(html, address === shown);
  shown = address;
}

async function go(address: string): Promise<void> {
  if (new URL(address, location.href).href !== location.href) history.pushState(undefined, "", address);
  await load();
}

const sending = new Set<string>();

/** Sends what is decided. What was typed is dropped only when it has been kept. */
async function act(action: unknown): Promise<boolean> {
  const body = JSON.stringify(action);
  // Whoever presses twice means it once.
  if (sending.has(body)) return false;
  sending.add(body);
  try {
    const response = await fetch("act", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const { said } = (await response.json()) as { said: string };
    say(response.ok ? said : `${texts.notSaved}: ${said}`, !response.ok);
    return response.ok;
  } catch {
    say(`${texts.notSaved}. ${texts.lost}`, true);
    return false;
  } finally {
    sending.delete(body);
  }
}

async function actAndReload(action: unknown): Promise<void> {
  if (await act(action)) await load();
}

/** Reads a form: what is empty is not said. */
function actionOf(form: HTMLFormElement, submitter?: HTMLElement | null): object {
  const action: Record<string, unknown> = JSON.parse(form.dataset.form ?? "{}");
  for (const [name, value] of new FormData(form, submitter)) {
    const text = String(value).trim();
    if (text !== "")
      action[name] = name === "grade" || name === "points" ? Number(text.replace(",", ".")) : text;
  }
  return action;
}

async function submit(form: HTMLFormElement, submitter?: HTMLElement | null): Promise<void> {
  if (!form.reportValidity()) return;
  const action = actionOf(form, submitter);
  if (!(await act(action))) return;
  const isTypedOn = JSON.stringify(actionOf(form, submitter)) !== JSON.stringify(action);
  if (isTypedOn) return;
  dropDrafts(form);
  // Keys work again. Whoever comments on lines goes on from this one.
  (lineOf(form) ?? document.querySelector("main"))?.focus({ preventScroll: true });
  closeForm(form);
  await sendDrafts();
  await load();
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
  const form = target instanceof HTMLElement ? target.closest<HTMLFormElement>("form[data-form]") : null;
  if (form) keepDrafts(form);
});

addEventListener("popstate", () => void load());
addEventListener("pagehide", () => void sendDrafts());

listenToKeys({ go, submit, act: actAndReload });
awaken();

const changes = new EventSource("events");
changes.addEventListener("changed", () => void load());
changes.addEventListener("beat", () => status.textContent === texts.lost && say(""));
changes.addEventListener("error", () => say(texts.lost ?? "", true));
