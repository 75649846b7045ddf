import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { chooseLocale, type Locale } from "../../base/locale.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import { type Case, squaresOf } from "../../case/any-case.ts";
import { caseFilesAt } from "../../case/case-folders.ts";
import { knowProblemsIn } from "../../case/known-problems.ts";
import type { ProblemName, Visibility } from "../../case/names.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { groupsOfCase, isNamed } from "../../class/case-groups.ts";
import { CLASS_FILES } from "../../class/class-files.ts";
import { readScheme } from "../../class/read-scheme.ts";
import type { Scheme } from "../../class/scheme.ts";
import { loadCases } from "../../problem/load.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import { jsonReport } from "../../report/json.ts";
import { columnsOf } from "../../report/words/columns.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { casesIn, classNamed } from "../session/class-of.ts";
import type { ClassOptions, CommonOptions } from "../session/options.ts";
import { dayIn } from "../session/session-cases.ts";

interface CasesOptions extends ClassOptions {
  readonly cases: CommonOptions["cases"];
  readonly problem?: ProblemName;
}

/** A case with its part in a grade. */
interface Listed {
  readonly asked: Case;
  readonly visibility: Visibility;
  /** Absent if the scheme has no groups for the problem. */
  readonly groups?: ReturnType<typeof groupsOfCase>;
  readonly isBonus: boolean;
}

const NO_CLASS: Sentence = say`this is not the folder of a class`;

/** Lists cases, those of a class with their groups and weights, so that its scheme can be written. */
export function listCases([named]: [string?], options: CasesOptions, io: Io): number {
  const { folder } = classNamed(named, options);
  if (named !== undefined && folder === undefined) throw new ExpectedError(placed(named, NO_CLASS));
  const scheme: Scheme = folder === undefined ? {} : readScheme(path.join(folder, CLASS_FILES.scheme)).value;
  const files = caseFilesAt(casesIn({ ...(folder !== undefined && { folder }) }, options.cases));
  knowProblemsIn(files);
  const cases = loadCases({ files, problem: options.problem ?? scheme.problem });
  const day = dayIn(options);
  const listed = cases.map(
    (asked): Listed => ({
      asked,
      visibility: visibilityOn(day, asked),
      groups: groupsOfCase(asked, scheme),
      isBonus: (scheme.bonus ?? []).some((bonus) => isNamed(asked.name, bonus.cases)),
    }),
  );
  const locale = chooseLocale({ asked: options.lang, cases, environment: process.env });
  if (options.json)
    io.out.write(jsonReport({ version: 1, cases: listed.map((each) => factsOf(each, locale)) }));
  else for (const line of linesFor(listed, locale, io)) io.out.write(`${line}\n`);
  return EXIT_CODES.ok;
}

function factsOf({ asked, visibility, groups, isBonus }: Listed, locale: Locale) {
  const { problem, name, title, rows, columns, points, group } = asked;
  return {
    ...{ problem, name, title: title[locale], rows, columns, points, visibility },
    ...(group?.award && { pointsWith: { group: group.name, award: group.award } }),
    ...(groups && { groups }),
    ...(isBonus && { bonus: true }),
  };
}

interface Words {
  readonly titles: Readonly<
    Record<"case" | "size" | "points" | "together" | "visible" | "group" | "title", string>
  >;
  readonly visibilities: Readonly<Record<Visibility, string>>;
  readonly bonus: string;
  readonly noGroup: string;
  /** Stands behind a group of all or nothing. */
  readonly all: string;
  readonly total: (cases: number, points: number) => string;
}

const WORDS: Readonly<Record<Locale, Words>> = wordsInEach<Words>("cases", ({ counted, text }) => ({
  titles: {
    case: text`case`,
    size: text`size`,
    points: text`points`,
    visible: text`students see`,
    together: text`points with`,
    group: text`group (weight)`,
    title: text`title`,
  },
  visibilities: {
    public: text`all`,
    output: text`their output`,
    verdict: text`the verdict`,
    hidden: text`nothing`,
  },
  bonus: text`bonus`,
  noGroup: text`none, does not count`,
  all: text`all or nothing`,
  total: (cases, points) => `${counted(cases, "case", "cases")}, ${counted(points, "point", "points")}`,
}));

/** Wide enough for titles if the output is not a terminal. */
const DEFAULT_COLUMNS = 160;

function linesFor(listed: readonly Listed[], locale: Locale, { out }: Io): string[] {
  const width = out.columns ?? (Number(process.env.COLUMNS) || DEFAULT_COLUMNS);
  const problems = Array.from(new Set(listed.map(({ asked }) => asked.problem)));
  return problems.flatMap((problem, at) => {
    const own = listed.filter(({ asked }) => asked.problem === problem);
    const points = own.reduce((sum, { asked }) => sum + asked.points, 0);
    return [
      ...(at > 0 ? [""] : []),
      `${problem}: ${WORDS[locale].total(own.length, points)}`,
      ...tableOf(own, locale, width),
    ];
  });
}

function tableOf(listed: readonly Listed[], locale: Locale, width: number): string[] {
  const { titles, visibilities } = WORDS[locale];
  const { rounded } = quantitiesIn(locale);
  const isTogether = listed.some(({ asked }) => asked.group?.award);
  const isGrouped = listed.some(({ groups, isBonus }) => groups || isBonus);
  const rows = listed.map((each) => {
    const { asked, visibility } = each;
    return [
      printable(asked.name),
      squaresOf(asked) > 1 ? `${asked.rows} x ${asked.columns}` : "",
      rounded(asked.points),
      ...(isTogether ? [togetherText(asked, locale)] : []),
      visibilities[visibility],
      ...(isGrouped ? [groupText(each, locale)] : []),
      printable(asked.title[locale]),
    ];
  });
  const heads = [
    ...[titles.case, titles.size, titles.points],
    ...(isTogether ? [titles.together] : []),
    titles.visible,
    ...(isGrouped ? [titles.group] : []),
    titles.title,
  ];
  return columnsOf([heads, ...rows], { width, rightAligned: [2] });
}

/** The group with which a case is worth points. */
function togetherText({ group }: Case, locale: Locale): string {
  if (!group?.award) return "";
  return printable(group.award === "all" ? `${group.name} (${WORDS[locale].all})` : group.name);
}

function groupText({ groups = [], isBonus }: Listed, locale: Locale): string {
  const { bonus, noGroup } = WORDS[locale];
  const { number } = quantitiesIn(locale);
  const parts = [
    ...groups.map(({ cases, weight }) => `${[cases].flat().join(", ")} (${number(weight)})`),
    ...(isBonus ? [bonus] : []),
  ];
  return printable(parts.join(" + ") || noGroup);
}
