import { capitalized, printable } from "../../base/text.ts";
import { byHandOf } from "../../class/by-hand/by-hand.ts";
import type { Grade } from "../../class/grades.ts";
import { keptFilesIn } from "../../class/known-grades.ts";
import { CLASS_WORDS } from "../../class/words.ts";
import type { DecisionLine } from "../../grade/store/desk-lines.ts";
import { shownClass } from "../../grade/store/shown-class.ts";
import { Ending } from "../../report/html/ending.tsx";
import { InstructorCases, InstructorPoints } from "../../report/html/instructor-content.tsx";
import { asSentence } from "../../report/html/parts.tsx";
import { problemTitle } from "../../report/words/problem-title.ts";
import { lookGroups } from "../../report/words/to-settle.ts";
import type { Action } from "../action.ts";
import { bankFor } from "../bank.ts";
import type { Desk } from "../desk.ts";
import { offersFor } from "../offers.ts";
import {
  handInsOf,
  type OwnHandIn,
  personNamed,
  type ReviewedClass,
  reportOn,
  teamOf,
} from "../reviewed-class.ts";
import { versionsOf } from "../versions.ts";
import type { DeskWords } from "../words/desk-words.ts";
import { DESK_WORDS } from "../words/index.ts";
import { VERSION_WORDS } from "../words/versions.ts";
import { ByHandCard, type ByHandProps } from "./by-hand-card.tsx";
import { DecisionForm } from "./decision-form.tsx";
import type { DeskView } from "./shell.tsx";
import { SimilarLink } from "./similar-view.tsx";
import { LineCommentTemplate, Sources } from "./sources.tsx";

type Asked = Readonly<Record<string, string | undefined>>;

/** The page of one person: what was handed in beside what it is worth. */
export function personView(desk: Desk, { key = "" }: Asked): DeskView | undefined {
  const { reviewed } = desk;
  const grade = personNamed(key, reviewed);
  if (!grade) return undefined;
  const { language } = reviewed.report;
  const words = DESK_WORDS[language];
  const handIns = handInsOf(grade, reviewed);
  const props = { grade, handIns, reviewed, words, today: desk.day };
  const byHand: ByHandProps = {
    ...{ person: key, words, grader: desk.grader, bank: bankFor(grade, reviewed) },
    hasTeam: teamOf(grade, reviewed).length > 1,
    byHand: byHandOf(grade, reviewed.results, keptFilesIn(reviewed.known)),
  };
  return {
    locale: language,
    jobs: desk.jobs,
    live: desk.live,
    drafts: desk.draftsAbout(key),
    title: `${reviewed.nameOf(grade)} · ${words.desk}`,
    list: desk.list,
    shown: key,
    children: (
      <main id="content" class="person" tabindex={-1}>
        <PersonHead {...props} />
        <p class="buttons">
          {handIns.map(({ report }, at) => (
            <a href={`preview?key=${encodeURIComponent(key)}&at=${at}`} target="_blank" rel="noreferrer">
              {words.preview} {handIns.length > 1 && `(${problemTitle(report.problem, reviewed.report)})`}
            </a>
          ))}
          <VersionsLink {...props} />
          {handIns.length > 0 && <SimilarLink person={key} desk={desk} handIns={handIns} />}
          {handIns.length > 0 && (
            <button
              type="button"
              data-act={JSON.stringify({ do: "run", job: "again", person: key } satisfies Action)}
            >
              {words.runAgain}
            </button>
          )}
        </p>
        <div class="sides-of-desk">
          <section class="handed-in" aria-labelledby="source">
            <h2 id="source">
              {words.source} <kbd>s</kbd>
            </h2>
            {handIns.length === 0 && <p class="faint">{words.noHandIn}</p>}
            {handIns.map((handIn) => (
              <Sources
                handIn={shownClass(reviewed.known).handIns.of(handIn.report)}
                submission={handIn.report}
                page={reviewed.catalogue.page}
                byHand={byHand}
              />
            ))}
          </section>
          <section class="judged" aria-labelledby="results">
            <h2 id="results">
              {words.results} <kbd>r</kbd>
            </h2>
            <ByHandCard {...byHand} />
            {handIns.map((handIn) => (
              <Judged {...props} handIn={handIn} />
            ))}
          </section>
        </div>
        <LineCommentTemplate {...byHand} />
      </main>
    ),
  };
}

interface PersonProps {
  readonly grade: Grade;
  readonly handIns: readonly OwnHandIn[];
  readonly reviewed: ReviewedClass;
  readonly words: DeskWords;
  readonly today: string;
}

/** The way to what was handed in before, if there is any. */
function VersionsLink({ grade, handIns, reviewed }: PersonProps) {
  const count = handIns.reduce((sum, each) => sum + versionsOf(each, reviewed).length, 0);
  if (count <= handIns.length) return null;
  const words = VERSION_WORDS[reviewed.report.language];
  return (
    <a href={`versions?key=${encodeURIComponent(grade.person.key)}`} data-key="v">
      {words.versions(count)} <kbd>v</kbd>
    </a>
  );
}

function PersonHead({ grade, handIns, reviewed, words }: PersonProps) {
  const { person, result, comment } = grade;
  const { language } = reviewed.report;
  const others = teamOf(grade, reviewed).filter((each) => each.person.key !== person.key);
  const told = CLASS_WORDS[language].gradeOf(result, reviewed.results.scale);
  return (
    <header class="person-head">
      <h1>{reviewed.nameOf(grade)}</h1>
      {!reviewed.isAnonymous && (
        <p class="faint">
          {[person.key, person.group]
            .map((each) => each && printable(each))
            .filter((each) => each !== undefined && each !== "")
            .join(" · ")}
        </p>
      )}
      {others.length > 0 && <p>{words.team(others.map(reviewed.nameOf).join(", "))}</p>}
      <p class="grade-told">
        <strong>{told ?? capitalized(words.status[result.kind])}</strong>
      </p>
      {comment !== undefined && <blockquote>{printable(comment)}</blockquote>}
      <div class={result.kind === "to-look-at" ? "card open" : undefined}>
        {result.kind === "to-look-at" && <Reasons {...{ handIns, reviewed }} />}
        <DecisionForm
          person={person.key}
          offers={result.kind === "to-look-at" ? offersFor(grade, { reviewed, words }) : undefined}
          words={words}
        />
      </div>
      <Decisions
        lines={reviewed.results.decisions.of.get(person.key) ?? []}
        {...{ person: person.key, words }}
      />
    </header>
  );
}

/** Why only a person can decide. */
function Reasons({ handIns, reviewed }: Pick<PersonProps, "handIns" | "reviewed">) {
  const { page } = reviewed.catalogue;
  return lookGroups(handIns.map((each) => each.report)).map((group) => (
    <>
      <h2>{capitalized(page.reasons[group.reason])}</h2>
      {group.looks.flatMap(({ sentences }) => sentences.map((each) => <p>{asSentence(each)}</p>))}
    </>
  ));
}

interface DecisionsProps extends Pick<PersonProps, "words"> {
  readonly person: string;
  readonly lines: readonly DecisionLine[];
}

/** All that was decided about a person, with who said it and when. */
function Decisions({ person, lines, words }: DecisionsProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="decided">
      <h2 id="decided">{words.decided}</h2>
      <ul class="decisions">
        {lines.map(({ grade, comment, manifest, by, at }) => (
          <li>
            {[
              ...(grade === undefined
                ? []
                : [grade === "confirm" ? words.confirmed : words.gradeGiven(grade)]),
              ...(manifest ? [words.manifestChosen] : []),
              ...(comment === undefined ? [] : [`“${printable(comment)}”`]),
            ].join("; ")}{" "}
            <span class="faint">{words.byWhom(by, words.time(at))}</span>
          </li>
        ))}
      </ul>
      <button type="button" data-act={JSON.stringify({ do: "undo", person })} data-key="u">
        {words.undo} <kbd>u</kbd>
      </button>
    </section>
  );
}

function Judged({ handIn, reviewed, today }: PersonProps & { readonly handIn: OwnHandIn }) {
  const { report: submission } = handIn;
  const report = reportOn(submission, reviewed.report);
  const props = { report, submission, catalogue: reviewed.catalogue };
  return (
    <article>
      <h3>{problemTitle(submission.problem, report)}</h3>
      <InstructorPoints {...props} />
      <Ending {...props} isGraded={submission.points.possible > 0} />
      <InstructorCases {...props} day={today} />
    </article>
  );
}
