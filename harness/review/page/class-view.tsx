import { capitalized } from "../../base/text.ts";
import { asSentence } from "../../report/html/parts.tsx";
import type { Desk } from "../desk.ts";
import { causesIn, type Listed, listOf } from "../queue.ts";
import type { ReviewedClass } from "../reviewed-class.ts";
import { DESK_WORDS, type DeskWords } from "../words.ts";
import { addressOf, type DeskView } from "./shell.tsx";

/** The first page of the desk: what waits for a decision, and what many have in common. */
export function classView(desk: Desk): DeskView {
  const { reviewed } = desk;
  const { language } = reviewed.report;
  const words = DESK_WORDS[language];
  const list = listOf(reviewed);
  return {
    locale: language,
    jobs: desk.jobs,
    live: desk.live,
    title: `${words.desk} · ${reviewed.own.folder.split("/").at(-1)}`,
    list,
    children: (
      <main id="content" class="class-desk" tabindex={-1}>
        <h1>{reviewed.own.folder.split("/").at(-1)}</h1>
        <Waiting list={list} words={words} />
        <CommonCauses reviewed={reviewed} words={words} />
      </main>
    ),
  };
}

/** Everybody who waits for a decision, by the reason. */
function Waiting({ list, words }: { list: readonly Listed[]; words: DeskWords }) {
  const open = list.filter(({ isOpen }) => isOpen);
  if (open.length === 0) return <p class="cheer">{words.nothingLeft}</p>;
  const reasons = Array.from(new Set(open.map(({ why = "" }) => why)));
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{words.decide}</h2>
      {reasons.map((reason) => (
        <div class="card open">
          <h3>{capitalized(reason)}</h3>
          <ul class="names">
            {open
              .filter(({ why = "" }) => why === reason)
              .map(({ grade: { person } }) => (
                <li>
                  <a href={addressOf(person.key)}>{person.name}</a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function CommonCauses({ reviewed, words }: { reviewed: ReviewedClass; words: DeskWords }) {
  const causes = causesIn(reviewed);
  if (causes.length === 0) return null;
  const { page } = reviewed.catalogue;
  return (
    <section aria-labelledby="common">
      <h2 id="common">{page.byCause}</h2>
      <ul class="causes card">
        {causes.map(({ title, people }) => (
          <li>
            <p class="count">{people.length}</p>
            <p>{asSentence(title)}</p>
          </li>
        ))}
      </ul>
      <p class="faint">{words.sameCause}</p>
    </section>
  );
}
