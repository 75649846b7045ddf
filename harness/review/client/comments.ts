import { keepDrafts, restoreDrafts } from "./drafts.ts";

/** Opens the form for a comment under a line of a source. */
export function commentOn(line: HTMLElement): void {
  const next = line.nextElementSibling?.querySelector<HTMLTextAreaElement>("form[data-place] textarea");
  if (next) {
    next.focus();
    return;
  }
  const template = document.querySelector<HTMLTemplateElement>("#line-comment");
  const code = line.closest<HTMLElement>(".code");
  if (!template || !code) return;
  const item = template.content.cloneNode(true) as DocumentFragment;
  const form = item.querySelector("form")!;
  const { problem, file } = code.dataset;
  const number = Number(line.dataset.line);
  const on = { kind: "line", problem, file, line: number };
  form.dataset.form = JSON.stringify({ ...JSON.parse(form.dataset.form!), on });
  const field = form.querySelector("textarea")!;
  field.dataset.draft = `${field.dataset.draft} ${problem} ${file} ${number}`;
  line.after(item);
  restoreDrafts(form);
  form.querySelector("textarea")!.focus();
}

/** Writes a comment that was used before into the field of a form. */
export function takeFromBank(bank: HTMLSelectElement): void {
  const field = bank.form?.querySelector("textarea");
  if (!field || bank.value === "") return;
  field.value = field.value === "" ? bank.value : `${field.value}\n\n${bank.value}`;
  bank.value = "";
  keepDrafts(field);
  field.focus();
}
