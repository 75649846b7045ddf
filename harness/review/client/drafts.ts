// What is typed and not saved yet is kept by the desk, for this grader alone: whoever closes the page, or goes to another
// student, finds it again. What this page has typed counts more than what the desk sends.

interface Typed {
  readonly person?: string;
  readonly form: string;
  readonly field: string;
  readonly text: string;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Time without a key after which the desk gets what is typed. */
const QUIET_MS = 300;

/** All that was typed since this page was opened, by form and field. */
const typed = new Map<string, Typed>();
let unsent = new Map<string, Typed>();
let timer: number | undefined;

/** Keeps what a form has in its fields. */
export function keepDrafts(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) {
    const draft = draftOf(form, field);
    const known = typed.get(keyOf(draft));
    if (field.value === (known?.text ?? "")) continue;
    typed.set(keyOf(draft), draft);
    unsent.set(keyOf(draft), draft);
  }
  mark(form);
  clearTimeout(timer);
  timer = window.setTimeout(() => void sendDrafts(), QUIET_MS);
}

/** Empties a form whose texts are saved. */
export function dropDrafts(form: HTMLFormElement): void {
  form.reset();
  keepDrafts(form);
}

/** Sends what the desk has not got. A page that is closed can still do so. */
export async function sendDrafts(): Promise<void> {
  const sent = unsent;
  unsent = new Map();
  if (sent.size === 0) return;
  try {
    await fetch("typed", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(Array.from(sent.values())),
      keepalive: true,
    });
  } catch {
    // The desk was closed: the page says so. What was typed goes with the next text.
    unsent = new Map([...sent, ...unsent]);
  }
}

/** Takes the drafts that the desk sends with a page; those for forms that are not open yet. */
export function restoreDrafts(desk: HTMLElement): Typed[] {
  const sent = JSON.parse(desk.dataset.drafts ?? "[]") as Typed[];
  const drafts = new Map([...sent.map((each) => [keyOf(each), each] as const), ...typed]);
  for (const form of desk.querySelectorAll<HTMLFormElement>("form[data-form]")) fill(form, drafts);
  const forms = new Set(
    Array.from(desk.querySelectorAll<HTMLFormElement>("form[data-form]"), ({ dataset }) => dataset.form),
  );
  const { person } = desk.dataset;
  return Array.from(drafts.values()).filter(
    (each) => each.text !== "" && each.person === person && !forms.has(each.form),
  );
}

/** Fills the fields of a form with what was typed into them before. */
function fill(form: HTMLFormElement, drafts: ReadonlyMap<string, Typed>): void {
  for (const field of fieldsOf(form)) {
    const draft = drafts.get(keyOf(draftOf(form, field)));
    if (!draft) continue;
    field.value = draft.text;
    typed.set(keyOf(draft), draft);
  }
  mark(form);
}

/** Says beside a form that its texts are not saved. */
function mark(form: HTMLFormElement): void {
  const hasDraft = fieldsOf(form).some(({ value }) => value !== "");
  const mark = form.querySelector(".draft");
  if (!hasDraft) mark?.remove();
  else if (!mark) {
    const said = document.createElement("span");
    said.className = "draft faint";
    said.textContent = document.body.dataset.draft ?? "";
    form.append(said);
  }
}

function draftOf(form: HTMLFormElement, field: Field): Typed {
  const asked = form.dataset.form!;
  const { person } = JSON.parse(asked) as { person?: string };
  return { ...(person !== undefined && { person }), form: asked, field: field.name, text: field.value };
}

function keyOf({ form, field }: Typed): string {
  return `${form} ${field}`;
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return Array.from(form.querySelectorAll<Field>("input[name], textarea[name]"));
}
