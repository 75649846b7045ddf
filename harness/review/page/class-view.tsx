import path from "node:path";
import { capitalized, printable } from "../../base/text.ts";
import { markedItems } from "../../class/by-hand/marks.ts";
import type { Grade } from "../../class/grades.ts";
import { asSentence } from "../../report/html/parts.tsx";
import type { Action } from "../action.ts";
import type { Desk } from "../desk.ts";
import { causesIn, type Listed } from "../queue.ts";
import type { ReviewedClass } from "../reviewed-class.ts";
import type { DeskWords } from "../words/desk-words.ts";
import { DESK_WORDS } from "../words/index.ts";
import { AdjustForm } from "./adjust-form.tsx";
import { addressOf, type DeskView } from "./shell.tsx";

/** The first page of the desk: who waits for a decision, and what many have in common. */
export function classView(desk: Desk): DeskView {
  const { reviewed } = desk;
  const { language } = reviewed.report;
  const words = DESK_WORDS[language];
  const { list } = desk;
  const name = printable(path.basename(reviewed.own.folder));
  return {
    locale: language,
    jobs: desk.jobs,
    live: desk.live,
    drafts: desk.draftsAbout(),
    title: `${name} · ${words.desk}`,
    list,
    children: (
      <main id="content" class="class-desk" tabindex={-1}>
        <h1>{name}</h1>
        <Waiting list={list} words={words} />
        <Differences reviewed={reviewed} words={words} />
        <CommonCauses reviewed={reviewed} words={words} />
        <Works list={list} words={words} />
      </main>
    ),
  };
}

interface LinkProps {
  readonly grade: Grade;
  readonly name: string;
}

function PersonLink({ grade, name }: LinkProps) {
  return <a href={addressOf(grade.person.key)}>{name}</a>;
}

interface PartProps {
  readonly words: DeskWords;
}

/** Everybody who waits for a decision, by the reason. */
function Waiting({ list, words }: PartProps & { readonly list: readonly Listed[] }) {
  const open = list.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return <p class="cheer">{words.nothingLeft}</p>;
  const reasonOf = ({ why, grade }: Listed) => why ?? words.status[grade.result.kind];
  const reasons = Array.from(new Set(open.map(reasonOf)));
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">
        {words.decide} <kbd>n</kbd>
      </h2>
      {reasons.map((reason) => (
        <div class="card open">
          <h3>{capitalized(reason)}</h3>
          <ul class="names">
            {open
              .filter((each) => reasonOf(each) === reason)
              .map((each) => (
                <li>
                  <PersonLink {...each} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Items of the rubric for which graders have given different points. */
function Differences({ reviewed, words }: PartProps & { readonly reviewed: ReviewedClass }) {
  const { grades, rubric, byHand } = reviewed.results;
  const differing = grades.flatMap((grade) =>
    markedItems(rubric, byHand.of.get(grade.person.key) ?? [], grade.programs)
      .filter(({ state }) => state === "differing")
      .map((marked) => ({ ...marked, grade })),
  );
  if (differing.length === 0) return null;
  return (
    <section aria-labelledby="differences">
      <h2 id="differences">{words.differences}</h2>
      <ul class="card plain">
        {differing.map(({ grade, item, marks }) => (
          <li>
            <PersonLink grade={grade} name={reviewed.nameOf(grade)} />: {item.title}:{" "}
            {marks.map(({ by, points }) => words.markedBy(by, points)).join(", ")}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The commonest causes, each with a comment or points for all who have it. */
function CommonCauses({ reviewed, words }: PartProps & { readonly reviewed: ReviewedClass }) {
  const causes = causesIn(reviewed);
  if (causes.length === 0) return null;
  const { page } = reviewed.catalogue;
  return (
    <section aria-labelledby="common">
      <h2 id="common">{page.byCause}</h2>
      {causes.map(({ key, title, people }) => (
        <details class="card cause-for-all">
          <summary>
            <strong>{words.number(people.length)}</strong> {asSentence(title)}
          </summary>
          <ul class="names">
            {people.map((grade) => (
              <li>
                <PersonLink grade={grade} name={reviewed.nameOf(grade)} />
              </li>
            ))}
          </ul>
          <form
            data-form={JSON.stringify({
              do: "note",
              cause: key,
              on: { kind: "whole" },
            } satisfies Partial<Action>)}
            aria-label={words.commentForAll(people.length)}
          >
            <label class="wide">
              <span>{words.commentForAll(people.length)}</span>
              <textarea name="text" rows={2} required />
            </label>
            <button type="submit">{words.save}</button>
          </form>
          <AdjustForm about={{ cause: key }} title={words.adjustForAll(people.length)} words={words} />
        </details>
      ))}
    </section>
  );
}

/** Work on the whole class that goes on behind the desk. */
function Works({ list, words }: PartProps & { readonly list: readonly Listed[] }) {
  const open = list.filter(({ isOpen }) => isOpen).length;
  const run = (job: Extract<Action, { do: "run" }>["job"]) =>
    JSON.stringify({ do: "run", job } satisfies Action);
  return (
    <section class="works-of-class" aria-labelledby="works">
      <h2 id="works">{words.wholeClass}</h2>
      {open > 0 && <p>{words.stillOpen(open)}</p>}
      <p class="buttons">
        <button type="button" data-act={run("grade")}>
          {words.gradeNow}
        </button>
        <button type="button" data-act={run("write")}>
          {words.writeNow}
        </button>
        <button type="button" data-act={run("close")}>
          {words.closeClass}
        </button>
      </p>
    </section>
  );
}
