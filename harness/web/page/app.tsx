import { useMemo, useState } from "preact/hooks";
import { LOCALES, type Locale } from "../../base/locale.ts";
import { inEach } from "../../base/sentence.ts";
import type { Case } from "../../case/any-case.ts";
import type { Report } from "../../report/record/report.ts";
import { type JudgeRequest, judgeInWorker, TooLong } from "./judge.ts";
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

const WAYS = ["here", "kit", "paste"] as const;
type Way = (typeof WAYS)[number];

/** The whole page: choose how to check, check, and read the result. */
export function App(course: Course) {
  const [locale, setLocale] = useState(course.locale);
  const [problem, setProblem] = useState(course.cases[0]!.problem);
  const [way, setWay] = useState<Way>("here");
  const [report, setReport] = useState<Report>();
  const [said, setSaid] = useState("");
  const words = PAGE_WORDS[locale];
  const cases = useMemo(() => course.cases.filter((asked) => asked.problem === problem), [problem]);
  document.documentElement.lang = locale;

  const judge = async ({ program, runs, only = cases, again }: Printed) => {
    setReport(undefined);
    setSaid(words.judging);
    const chosen = only.map(({ problem, name }) => ({ problem, name }));
    const request: JudgeRequest = { program, runs, cases: chosen, locale, mayRunAgain: again !== undefined };
    try {
      setReport(await judgeInWorker({ code: course.code, cases: course.text }, request, again));
      setSaid("");
    } catch (error) {
      setSaid(error instanceof TooLong ? words.tooLong : words.failed(String(error)));
    }
  };

  const titleOf = (asked: Case) => (asked.problemTitle ?? inEach(() => asked.problem))[locale];
  const problems = [...new Map(course.cases.map((asked) => [asked.problem, titleOf(asked)]))];
  const props: WayProps = { locale, cases, judge };
  return (
    <main id="content" class="student checker">
      <header class="head">
        <Choice name={words.language} chosen={locale} choose={setLocale} choices={LOCALES.map(named)} />
        <h1>{titleOf(cases[0]!)}</h1>
        <p>{words.lead}</p>
        <p class="private">{words.private}</p>
        {problems.length > 1 && (
          <Choice name={words.problem} chosen={problem} choose={setProblem} choices={problems} />
        )}
      </header>
      <Choice
        name={words.ways}
        chosen={way}
        choose={setWay}
        choices={WAYS.map((each) => [each, words[each]] as const)}
      />
      {way === "here" && <ProgramWay key={problem} {...props} />}
      {way === "kit" && <KitWay key={problem} {...props} />}
      {way === "paste" && <PasteWay key={problem} {...props} />}
      <p class="status" role="status">
        {said}
      </p>
      {report && <Result report={report} />}
    </main>
  );
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
