import type { ComponentChildren } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Locale } from "../../base/locale.ts";
import type { Grade } from "../../class/grades.ts";
import type { Draft } from "../../grade/store/drafts.ts";
import type { LiveGrading } from "../../grade/store/live-grading.ts";
import type { Job } from "../jobs.ts";
import type { Listed } from "../queue.ts";
import type { DeskWords } from "../words/desk-words.ts";
import { DESK_WORDS } from "../words/index.ts";

/** A page of the desk before it is rendered. */
export interface DeskView {
  readonly locale: Locale;
  readonly title: string;
  /** Everybody of the class, in the order in which one goes through it. */
  readonly list: readonly Listed[];
  /** Key of the person who is shown. */
  readonly shown?: string;
  readonly children: ComponentChildren;
  readonly jobs: readonly Job[];
  readonly live: LiveGrading | undefined;
  /** Texts in the fields of this page that are not saved yet; absent if it has no fields. */
  readonly drafts?: readonly Draft[];
}

/**
 * Renders a page of the desk. Every text in it is escaped.
 *
 * @param part set if only what changes is wanted, without the head
 */
export function renderDesk(view: DeskView, part?: string): string {
  const words = DESK_WORDS[view.locale];
  const content = (
    <div
      id="desk"
      data-title={view.title}
      data-person={view.shown}
      data-drafts={JSON.stringify(view.drafts ?? [])}
    >
      <Bar {...view} words={words} />
      <div class="desk">
        <People {...view} words={words} />
        {view.children}
      </div>
    </div>
  );
  if (part !== undefined) return renderToString(content);
  const page = (
    <html lang={view.locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{view.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="desk.css" />
      </head>
      <body data-lost={words.lostConnection} data-not-saved={words.notSaved} data-draft={words.draft}>
        <a class="skip" href="#content">
          {words.results}
        </a>
        {content}
        <p class="status" role="status" />
        <Keys words={words} />
        <script src="desk.js" />
      </body>
    </html>
  );
  return `<!DOCTYPE html>\n${renderToString(page)}\n`;
}

/** Number of those who wait for a decision, of all. */
function Bar({ list, live, jobs, words }: DeskView & { readonly words: DeskWords }) {
  const open = list.filter(({ isOpen }) => isOpen).length;
  const share = list.length > 0 ? 1 - open / list.length : 1;
  return (
    <header class="desk-bar">
      <a href="./" data-key="h">
        {words.toClass}
      </a>
      <p class="left">{open > 0 ? words.left(open, list.length) : words.nothingLeft}</p>
      <svg class="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" width="100" height="6" />
        <rect class="fill" width={share * 100} height="6" />
      </svg>
      <button type="button" data-keys>
        {words.keys} <kbd>?</kbd>
      </button>
      <div class="works">
        {live && <p>{liveWords(live, words)}</p>}
        {jobs
          .filter(({ state, name }) => state !== "done" || name !== "grade")
          .map(({ name, state, words: said }) => (
            <p class={state}>
              {words.jobs[name][state]} {said}
            </p>
          ))}
      </div>
    </header>
  );
}

/** Tells how far a grading is, and how long the rest takes if it goes on as it went. */
function liveWords({ startedAt, done, running, waiting }: LiveGrading, words: DeskWords): string {
  const all = done.length + running.length + waiting.length;
  const minutes = (Date.now() - Date.parse(startedAt)) / 60_000;
  const left = done.length > 0 ? Math.ceil((minutes / done.length) * (all - done.length)) : undefined;
  return words.live(done.length, all, left);
}

type PeopleProps = Pick<DeskView, "list" | "shown" | "live"> & { readonly words: DeskWords };

/** The list of the class, each with the state and the grade. */
function People({ list, shown, live, words }: PeopleProps) {
  const at = list.findIndex(({ grade }) => grade.person.key === shown);
  return (
    <nav class={at < 0 ? "people" : "people beside"} aria-label={words.students}>
      <label>
        <span>
          {words.find} <kbd>/</kbd>
        </span>
        <input type="search" id="find" autocomplete="off" />
      </label>
      <label class="only-open">
        <input type="checkbox" id="only-open" /> {words.onlyOpen}
      </label>
      {at >= 0 && <Beside before={list.at(at - 1)!} after={list[(at + 1) % list.length]!} words={words} />}
      <ol>
        {list.map(({ grade, name, isOpen, why }) => (
          <li class={isOpen ? "open" : undefined} data-name={name}>
            <a
              href={addressOf(grade.person.key)}
              aria-current={grade.person.key === shown ? "page" : undefined}
            >
              <span class="name">{name}</span>
              <span class="grade-of">
                {stateOf(grade.submissions, { live, words }) ?? gradeIn(grade, words)}
              </span>
              {why !== undefined && <span class="why">{why}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface BesideProps {
  readonly before: Listed;
  readonly after: Listed;
  readonly words: DeskWords;
}

/** Ways to the students beside this one, for a screen that has no place for the list. */
function Beside({ before, after, words }: BesideProps) {
  return (
    <p class="beside-these">
      <a href={addressOf(before.grade.person.key)} rel="prev">
        ← {words.previous}
      </a>
      <a href={addressOf(after.grade.person.key)} rel="next">
        {words.next} →
      </a>
    </p>
  );
}

/** State of the hand-ins of a person in a grading that goes on; undefined if they are done, or in none. */
function stateOf(
  submissions: readonly string[],
  { live, words }: { readonly live: LiveGrading | undefined; readonly words: DeskWords },
): string | undefined {
  // A first hand-in is nobody's before it is graded.
  if (live && submissions.length === 0) return words.liveStates.unknown;
  const state = (["running", "waiting"] as const).find((each) =>
    submissions.some((id) => live?.[each].includes(id)),
  );
  return state && words.liveStates[state];
}

/** The grade of a person, or the reason why there is none. */
function gradeIn({ result }: Grade, words: DeskWords): string {
  return "final" in result ? words.number(result.final) : words.status[result.kind];
}

/** Address of the page of a person, from any page of the desk. */
export function addressOf(person: string): string {
  return `person?key=${encodeURIComponent(person)}`;
}

function Keys({ words }: { words: DeskWords }) {
  return (
    <dialog id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">{words.keys}</h2>
      <dl>
        {words.keyList.map(([keys, what]) => (
          <div>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">{words.close}</button>
      </form>
    </dialog>
  );
}
