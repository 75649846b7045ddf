import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import { Pair, roomFor } from "../../class/similar/pair.tsx";
import type { ComparedProgram } from "../../class/similar/programs.ts";
import type { Likeness, Similarities } from "../../class/similar/similar.ts";
import { namesOf, SIMILAR_WORDS } from "../../class/similar/words.ts";
import { problemTitle } from "../../report/words/problem-title.ts";
import type { Action } from "../action.ts";
import type { Desk } from "../desk.ts";
import { handInsOf, type OwnHandIn, personNamed } from "../reviewed-class.ts";
import { programOf, type SimilarState } from "../similar-programs.ts";
import { SIMILAR_DESK_WORDS, type SimilarDeskWords } from "../words/similar.ts";
import { addressOf, type DeskView } from "./shell.tsx";

/** Texts of programs that one page shows. */
const MOST_BYTES = 600_000;

type Compared = Extract<SimilarState, { kind: "compared" }>;

type Asked = Readonly<Record<string, string | undefined>>;

/** The page of the programs that are like those of one person. */
export function similarView(desk: Desk, { key = "" }: Asked): DeskView | undefined {
  const { reviewed } = desk;
  const grade = personNamed(key, reviewed);
  if (!grade || reviewed.isAnonymous) return undefined;
  const { language } = reviewed.report;
  const words = SIMILAR_DESK_WORDS[language];
  const state = desk.similar.of(reviewed);
  return {
    locale: language,
    jobs: desk.jobs,
    live: desk.live,
    title: `${reviewed.nameOf(grade)} · ${words.title}`,
    list: desk.list,
    shown: key,
    children: (
      <main id="content" class="person similar" tabindex={-1}>
        <header class="person-head">
          <h1>{reviewed.nameOf(grade)}</h1>
          <p>
            <a href={addressOf(key)} data-key="m">
              {words.toStudent} <kbd>m</kbd>
            </a>
          </p>
          <h2>{words.title}</h2>
          {state.kind === "compared" ? (
            <p>{SIMILAR_WORDS[language].advice}</p>
          ) : (
            <Comparison {...{ state, words }} />
          )}
        </header>
        {state.kind === "compared" &&
          handInsOf(grade, reviewed).map((handIn) => (
            <section>
              <h2>{problemTitle(handIn.report.problem, reviewed.report)}</h2>
              <Found {...{ handIn, state, language }} />
            </section>
          ))}
      </main>
    ),
  };
}

interface ComparisonProps {
  readonly state: Exclude<SimilarState, { kind: "compared" }>;
  readonly words: SimilarDeskWords;
}

/** The way to a comparison that was not made. */
function Comparison({ state, words }: ComparisonProps) {
  if (state.kind === "comparing") return <p>{words.comparing}</p>;
  return (
    <>
      <p>{state.kind === "failed" ? `${words.failed} ${printable(state.words)}` : words.notCompared}</p>
      <button type="button" data-act={JSON.stringify({ do: "compare" } satisfies Action)} data-key="1">
        <kbd>1</kbd> {words.compare}
      </button>
    </>
  );
}

interface FoundProps {
  readonly handIn: OwnHandIn;
  readonly state: Compared;
  readonly language: Locale;
}

/** The pairs and the groups in which a program is. */
function Found({ handIn, state: { compared, found }, language }: FoundProps) {
  const words = SIMILAR_DESK_WORDS[language];
  const program = compared.get(programOf(handIn));
  if (!program) return <p>{words.noProgram}</p>;
  if (found.tooLittle.includes(program)) return <p>{words.tooLittle}</p>;
  const groups = found.groups.filter(({ programs }) => programs.includes(program));
  const pairs = pairsWith(program, found);
  if (groups.length + pairs.length === 0) return <p>{words.none}</p>;
  const fits = roomFor(MOST_BYTES);
  return (
    <>
      {groups.map(({ programs }) => (
        <p>{words.inGroup(namesOf(programs))}</p>
      ))}
      {pairs.map((likeness, at) => (
        <Pair
          {...{ likeness, fits, words: SIMILAR_WORDS[language], isOpen: at === 0 }}
          nameOf={({ name }) => printable(name)}
        />
      ))}
    </>
  );
}

/** Finds the pairs in which a program is, the most alike first, those that were not measured last. */
function pairsWith(program: ComparedProgram, { groups, pairs }: Similarities): Likeness[] {
  return [...groups.flatMap((group) => group.pairs), ...pairs]
    .filter(({ left, right }) => left === program || right === program)
    .sort((one, other) => (other.similarity ?? 0) - (one.similarity ?? 0));
}

interface SimilarLinkProps {
  readonly person: string;
  readonly desk: Desk;
  readonly handIns: readonly OwnHandIn[];
}

/** The way to the programs that are like those of a person, with the highest share if there is one. */
export function SimilarLink({ person, desk, handIns }: SimilarLinkProps) {
  const { reviewed } = desk;
  // Pairs are named by those who handed them in.
  if (reviewed.isAnonymous) return null;
  const { language } = reviewed.report;
  const state = desk.similar.of(reviewed);
  const programs =
    state.kind === "compared" ? handIns.flatMap((each) => state.compared.get(programOf(each)) ?? []) : [];
  const shares = programs.flatMap((program) =>
    pairsWith(program, (state as Compared).found).flatMap(({ similarity }) => similarity ?? []),
  );
  return (
    <a href={`similar?key=${encodeURIComponent(person)}`} data-key="m">
      {SIMILAR_DESK_WORDS[language].title}{" "}
      {shares.length > 0 && `(${SIMILAR_WORDS[language].share(Math.max(...shares))})`} <kbd>m</kbd>
    </a>
  );
}
