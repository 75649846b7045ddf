import { capitalized } from "../../base/text.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SubmissionReport } from "../record/report.ts";
import { type ClassGrades, isOpen, submissionsToLookAt } from "../words/class-grades.ts";
import type { Look } from "../words/summary.ts";
import { fileIn, type LookGroup, lookGroups, settlingOf, titleOf } from "../words/to-settle.ts";
import { Copyable } from "./failure.tsx";
import { asSentence } from "./parts.tsx";
import { StudentLink } from "./student-links.tsx";

/** Most sentences about submissions to look at. */
const MOST_SENTENCES = 3;

interface LooksProps {
  readonly submissions: readonly SubmissionReport[];
  readonly catalogue: Catalogue;
  readonly grades: ClassGrades | undefined;
}

/** Shows what is to settle or to look at, each kind once, with the students and what to type. */
export function Looks({ submissions, catalogue, grades }: LooksProps) {
  const { page } = catalogue;
  const groups = lookGroups(submissionsToLookAt(submissions, grades));
  return (
    <section aria-labelledby="look">
      <h2 id="look">{page.lookFirst}</h2>
      {groups.length === 0 ? (
        <p class="faint">{page.nothingToLookAt}</p>
      ) : (
        <>
          {submissions.some((each) => isOpen(each, grades)) && <p class="faint">{page.settle.where}</p>}
          <ul class="looks">
            {groups.map((group) => (
              <LookCard group={group} catalogue={catalogue} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function LookCard({ group, catalogue }: { group: LookGroup; catalogue: Catalogue }) {
  const { page } = catalogue;
  const { looks, reason } = group;
  const title = titleOf(group, page);
  return (
    <li>
      <h3>
        {capitalized(title)}: {page.number(looks.length)}
        {title !== page.reasons[reason] && <span class="badge look">{page.reasons[reason]}</span>}
      </h3>
      {alikeIn(looks).map(({ sentences, looks: own }) => (
        <>
          {sentences.slice(0, MOST_SENTENCES).map((sentence) => (
            <p>{asSentence(sentence)}</p>
          ))}
          <ul class="names">
            {own.map((look) => {
              const file = fileIn(look);
              return (
                <li>
                  <StudentLink submission={look.submission} />
                  {file !== undefined && (
                    <>
                      {" "}
                      <code>{file}</code>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </>
      ))}
      {settlingOf(group, catalogue).map(({ words, commands }) => (
        <>
          <p>{words}</p>
          <Copyable text={commands.join("\n")} page={page} />
        </>
      ))}
    </li>
  );
}

/** The sentences about a submission without the number of cases that were not judged, if another one says why. */
function whyOf({ submission: { toLookAt = [] }, sentences }: Look): readonly string[] {
  const count = toLookAt.find(({ kind }) => kind === "not-judged")?.message;
  return sentences.length > 1 ? sentences.filter((each) => each !== count) : sentences;
}

interface Alike {
  readonly sentences: readonly string[];
  readonly looks: readonly Look[];
}

/** Groups what is told in the same sentences but for the name of a file, which stands beside the student's. */
function alikeIn(looks: readonly Look[]): Alike[] {
  const alike = new Map<string, { sentences: readonly string[]; looks: Look[] }>();
  for (const look of looks) {
    const file = fileIn(look);
    const sentences = whyOf(look).map((each) => (file === undefined ? each : each.replaceAll(file, "…")));
    const key = sentences.join("\n");
    const known = alike.get(key) ?? { sentences, looks: [] };
    known.looks.push(look);
    alike.set(key, known);
  }
  return Array.from(alike.values(), (each) => {
    const [only, ...others] = each.looks;
    return only && others.length === 0 ? { ...each, sentences: whyOf(only) } : each;
  });
}
