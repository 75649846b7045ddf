import { keepDrafts } from "./drafts.ts";

/** The place of a line, as the form of a comment names it. */
interface LinePlace {
  readonly kind: "line";
  readonly problem: string;
  readonly file: string;
  readonly line: number;
}

const LINE_FORMS = ".code .remarks form";

/** Opens the form for a comment under a line of a source. */
export function commentOn(line: HTMLElement): void {
  const open = line.nextElementSibling?.querySelector<HTMLTextAreaElement>("form textarea");
  (open ?? openForm(line))?.focus();
}

function openForm(line: HTMLElement): HTMLTextAreaElement | undefined {
  const { problem, file } = line.closest<HTMLElement>(".code")?.dataset ?? {};
  if (problem === undefined || file === undefined) return undefined;
  const item = lineForm({ kind: "line", problem, file, line: Number(line.dataset.line) });
  if (item) line.after(item);
  return item?.querySelector("textarea") ?? undefined;
}

function lineForm(on: LinePlace): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>("#line-comment");
  const item = template?.content.querySelector("li")?.cloneNode(true) as HTMLElement | undefined;
  const form = item?.querySelector("form");
  if (form) form.dataset.form = JSON.stringify({ ...JSON.parse(form.dataset.form!), on });
  return item;
}

/** Names the forms for comments on lines that are open. */
export function openIn(desk: Element): string[] {
  return Array.from(desk.querySelectorAll<HTMLFormElement>(LINE_FORMS), ({ dataset }) => dataset.form ?? "");
}

/** Closes the form of a comment on a line, which may be shown anew meanwhile. */
export function closeForm({ dataset }: HTMLFormElement): void {
  for (const each of document.querySelectorAll<HTMLFormElement>(LINE_FORMS))
    if (each.dataset.form === dataset.form) each.closest(".remarks")?.remove();
}

/** Opens forms anew for comments on lines that are not saved. One whose line is gone stands with the other comments. */
export function reopen(forms: Iterable<string>): void {
  for (const form of new Set(forms)) {
    const { on } = JSON.parse(form) as { on?: LinePlace };
    if (on?.kind !== "line") continue;
    const line = lineAt(on);
    if (line && !openIn(document.body).includes(form)) {
      const details = line.closest("details");
      if (details) details.open = true;
      openForm(line);
    } else if (!line) {
      const lost = lineForm(on)?.querySelector("form");
      if (lost) document.querySelector(".by-hand")?.append(lost);
    }
  }
}

/** The line that the form of a comment stands under; undefined for all other forms. */
export function lineOf(form: HTMLFormElement): HTMLElement | undefined {
  const { on } = JSON.parse(form.dataset.form ?? "{}") as { on?: LinePlace };
  return on?.kind === "line" ? lineAt(on) : undefined;
}

function lineAt({ problem, file, line }: LinePlace): HTMLElement | undefined {
  const codes = Array.from(document.querySelectorAll<HTMLElement>(".code"));
  const code = codes.find(({ dataset }) => dataset.problem === problem && dataset.file === file);
  return code?.querySelector<HTMLElement>(`[data-line="${line}"]`) ?? undefined;
}

/** Writes a comment that was used before into the field of a form. */
export function takeFromBank(bank: HTMLSelectElement): void {
  const field = bank.form?.querySelector("textarea");
  if (!field || bank.value === "") return;
  field.value = field.value === "" ? bank.value : `${field.value}\n\n${bank.value}`;
  bank.value = "";
  keepDrafts(field.form!);
  field.focus();
}
