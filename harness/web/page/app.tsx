import { useMemo, useRef, useState } from "preact/hooks";
import { LOCALES, type Locale } from "../../base/locale.ts";
import { inEach } from "../../base/sentence.ts";
import type { Case } from "../../case/any-case.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { type Judged, type JudgeRequest, judgeInWorker, TooLong } from "./judge.ts";
import { KitWay } from "./kit-way.tsx";
import { PasteWay } from "./paste-way.tsx";
import { ProgramWay } from "./program-way.tsx";
import { Result } from "./result.tsx";
import type { Printed, WayProps } from "./way.ts";
import { LANGUAGE_NAMES, PAGE_WORDS } from "./words.ts";

/** Everything that the page is made with. */
export interface Course {
  readonly locale: Locale;
  /** All cases, ordered, and as the text that a worker reads. */
  readonly cases: readonly Case[];
  readonly text: string;
  /** The script of this page. */
  readonly code: string;
}

const WAYS = { here: ProgramWay, kit: KitWay, paste: PasteWay } as const;
type Way = keyof typeof WAYS;
const WAY_NAMES = Object.keys(WAYS) as Way[];

interface Shown extends Judged {
  readonly problem: Case["problem"];
}

/** The whole page: choose how to check, check, and read the result. */
export function App(course: Course) {
  const [locale, setLocale] = useState(course.locale);
  const [problem, setProblem] = useState(course.cases[0]!.problem);
  const [way, setWay] = useState<Way>("here");
  const [judged, setJudged] = useState<Shown>();
  const [said, setSaid] = useState("");
  const running = useRef<AbortController>();
  const words = PAGE_WORDS[locale];
  const problems = useMemo(() => casesByProblem(course.cases), []);

  const forget = () => {
    running.current?.abort();
    setJudged(undefined);
    setSaid("");
  };
  const judge = async ({ program, runs, cases, again, signal }: Printed) => {
    forget();
    const stop = new AbortController();
    running.current = stop;
    signal?.addEventListener("abort", () => stop.abort(), { once: true });
    setSaid(words.judging);
    const [{ problem }] = cases as [Case];
    const chosen = cases.map(({ problem, name }) => ({ problem, name }));
    const request: JudgeRequest = { program, runs, cases: chosen, mayRunAgain: again !== undefined };
    const texts = { code: course.code, cases: course.text };
    try {
      const result = await judgeInWorker(texts, request, { again, signal: stop.signal });
      setJudged({ ...result, problem });
      setSaid("");
    } catch (error) {
      // Another judging has begun, and says what it does.
      if (running.current !== stop) return;
      if (stop.signal.aborted) setSaid("");
      else setSaid(error instanceof TooLong ? words.tooLong : words.failed(String(error)));
    }
  };

  const titleOf = ([first]: readonly Case[]) => (first!.problemTitle ?? inEach(() => first!.problem))[locale];
  const title = titleOf(problems.get(problem)!);
  document.documentElement.lang = locale;
  document.title = title;
  const props: Omit<WayProps, "cases"> = { locale, forget, judge };
  return (
    <>
      <a class="skip" href="#content">
        {CATALOGUES[locale].page.skipToContent}
      </a>
      <main id="content" class="student checker">
        <header class="head">
          <Choice name={words.language} chosen={locale} choose={setLocale} choices={LOCALES.map(named)} />
          <h1>{title}</h1>
          <p>{words.lead}</p>
          <p class="private">{words.private}</p>
          {problems.size > 1 && (
            <Choice
              name={words.problem}
              chosen={problem}
              choose={setProblem}
              choices={Array.from(problems, ([each, cases]) => [each, titleOf(cases)] as const)}
            />
          )}
        </header>
        <Choice
          name={words.ways}
          chosen={way}
          choose={setWay}
          choices={WAY_NAMES.map((each) => [each, words[each]] as const)}
        />
        {/* Those that are not shown keep what was typed, and what runs. */}
        {Array.from(problems, ([each, cases]) =>
          WAY_NAMES.map((name) => {
            const Shown = WAYS[name];
            return (
              <div key={`${each} ${name}`} hidden={each !== problem || name !== way}>
                <Shown {...props} cases={cases} />
              </div>
            );
          }),
        )}
        <p class="status" role="status">
          {said}
        </p>
        {judged && <Result {...judged} locale={locale} isHidden={judged.problem !== problem} />}
      </main>
    </>
  );
}

function casesByProblem(cases: readonly Case[]): ReadonlyMap<Case["problem"], readonly Case[]> {
  const names = new Set(cases.map(({ problem }) => problem));
  return new Map(Array.from(names, (name) => [name, cases.filter(({ problem }) => problem === name)]));
}

const named = (locale: Locale) => [locale, LANGUAGE_NAMES[locale]] as const;

interface ChoiceProps<Name extends string> {
  readonly name: string;
  readonly chosen: Name;
  readonly choose: (name: Name) => void;
  readonly choices: readonly (readonly [name: Name, title: string])[];
}

/** Offers a few choices as radio buttons, of which one is chosen. */
function Choice<Name extends string>({ name, chosen, choose, choices }: ChoiceProps<Name>) {
  return (
    <fieldset class="choice">
      <legend>{name}</legend>
      {choices.map(([each, title]) => (
        <label>
          <input type="radio" name={name} checked={each === chosen} onChange={() => choose(each)} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
