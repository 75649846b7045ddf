import type { diagnoses } from "../../finding/diagnosis.ts";
import type { Finding } from "../../finding/index.ts";
import { TOLD_IDEAS } from "./ideas.ts";
import { isAnswered, isLeast, rowsIn } from "./of-paths.ts";
import { type Claim, type Claims, type Put, putOn, type Seen, type Statement, says } from "./statement.ts";
import { isPathIn, leastIn, modulo, type Rows, rowsOf, squaresWithinOf } from "./torus.ts";
import { stepsIn } from "./walk.ts";

type Moves = number | "impossible";

interface Answered {
  readonly put: Put;
  readonly rows: Rows;
  readonly right: Moves;
  readonly found: Moves;
}

const PATH_DEFECTS = ["path-leaves-board", "path-blocked", "path-not-a-knight-move", "path-ends-elsewhere"];

/** The answer of a run that was judged; a wrong path may go with a right number. */
function foundIn({ result: { verdict, finding } }: Put, right: Moves): Moves | undefined {
  if (verdict === "AC" || PATH_DEFECTS.includes(finding?.kind ?? "")) return right;
  if (finding?.kind === "says-impossible") return "impossible";
  return finding?.kind === "wrong-number-of-moves" || finding?.kind === "should-be-impossible"
    ? finding.found
    : undefined;
}

function answeredIn({ puts }: Seen): Answered[] {
  return puts.flatMap((put) => {
    const rows = rowsIn(put);
    const right = rows && leastIn(rows);
    const found = right === undefined ? undefined : foundIn(put, right);
    return found === undefined ? [] : [{ put, rows: rows!, right: right!, found }];
  });
}

type Given = Pick<Finding<"wrong-idea">, "case" | "expected" | "found" | "isPath" | "wrong">;

/** Says that a program gave an answer in a case, and how many of its answers are wrong. */
function givenClaims({ case: name, expected, wrong, ...answer }: Given, seen: Seen): Statement[] {
  const answered = answeredIn(seen);
  const put = putOn(name, seen);
  const rows = put && rowsIn(put);
  if (!put || !rows) return [says(`it was put to ${name}`, false)];
  return [
    isLeast(rows, expected),
    isAnswered(put, answer),
    says(`${name} has the answer ${answer.found}`, foundIn(put, leastIn(rows)) === answer.found),
    says(
      `${wrong} answers are wrong`,
      answered.filter(({ right, found }) => right !== found).length === wrong,
    ),
  ];
}

const isEvery = (text: string, seen: Seen, isSo: (answered: Answered) => boolean): Statement =>
  says(text, answeredIn(seen).every(isSo));

const wrongIdea: Claim<"wrong-idea"> = ({ idea, example, ...given }, seen) => {
  const variants = TOLD_IDEAS[idea];
  const board = example && rowsOf(example.board);
  return [
    ...givenClaims(given, seen),
    says(
      `every answer is as by ${idea}`,
      variants?.some((variant) => answeredIn(seen).every(({ rows, found }) => variant(rows) === found)),
    ),
    ...(board && example
      ? [
          isLeast(board, example.expected),
          says(
            "the idea leads to this",
            variants?.some((variant) => variant(board) === example.found),
          ),
        ]
      : []),
  ];
};

/** Searches whose answers are counts, and not lengths of paths that they found. */
const NO_WAYS: readonly Finding<"wrong-search">["idea"][] = [
  "next-level-not-set-back",
  "level-up-to-the-size",
  "distance-overwritten",
];

/** Claims of causes of wrong numbers and paths. */
export const ofNumbers = {
  "wrong-idea": wrongIdea,
  "first-way": (given, seen) => [
    ...givenClaims(given, seen),
    isEvery("every answer can be the length of a path", seen, ({ rows, right, found }) => {
      if (right === "impossible" || found === "impossible") return right === found;
      const isEven = rows.length % 2 === 0 && rows[0]!.length % 2 === 0;
      const free = rows.join("").replaceAll("x", "").length;
      return found >= right && found < free && !(isEven && (found - right) % 2 !== 0);
    }),
  ],
  "wrong-search": ({ idea, boards, ...given }, seen) => {
    const answers = answeredIn(seen);
    const isWay = ({ right, found }: Answered) => found === "impossible" || found >= Number(right);
    return [
      ...givenClaims(given, seen),
      // The boards that the program was put to beside its cases are not stored.
      says(`${boards} boards show it`, boards > 0),
      ...(NO_WAYS.includes(idea) ? [] : [says("no answer is less than the right one", answers.every(isWay))]),
    ];
  },
  "next-depth": (given, seen) => [
    ...givenClaims(given, seen),
    isEvery(
      "answers are right or one too many",
      seen,
      ({ right, found }) => found === right || found === Number(right) + 1,
    ),
  ],
  "squares-counted": (given, seen) => [
    ...givenClaims(given, seen),
    isEvery("every answer can be a number of squares", seen, ({ rows, right, found }) => {
      if (right === "impossible" || found === "impossible") return right === found;
      const within = squaresWithinOf(rows);
      return found >= within(right - 1) - 1 && found <= within(right + 1) + 1;
    }),
  ],
  "path-not-wrapped": ({ case: name, step, at, to, wrong }, seen) => {
    const astray = seen.puts.filter(({ result }) => result.finding?.kind === "path-leaves-board");
    const put = putOn(name, seen);
    const { rows = 1, columns = 1 } = put?.asked ?? {};
    const finding = put?.result.finding;
    const isRight = (each: Put) => {
      const own = rowsIn(each);
      const told = each.result.finding;
      if (!own || told?.kind !== "path-leaves-board" || told.walk === undefined) return undefined;
      const squares = stepsIn(told.walk).map(
        ({ at: [row, column] }) => [modulo(row, own.length)!, modulo(column, own[0]!.length)!] as const,
      );
      return isPathIn(own, squares);
    };
    return [
      says(`${wrong} paths leave the board`, astray.length === wrong),
      says(
        "brought back, all are right",
        astray.every((each) => isRight(each) !== false),
      ),
      says(
        "it is so in this case",
        finding?.kind === "path-leaves-board" && finding.step === step && finding.at.join() === at.join(),
      ),
      says("that is the square", [modulo(at[0], rows), modulo(at[1], columns)].join() === to.join()),
    ];
  },
  "same-number": ({ cases, ...given }, seen) => [
    ...givenClaims(given, seen),
    isEvery("every answer is the same", seen, ({ found }) => found === given.found),
    says(`${cases} cases are answered`, answeredIn(seen).length === cases),
  ],
  "answers-vary": ({ found: [first, second] }) => [says("the answers differ", first !== second)],
} satisfies Partial<Claims<keyof typeof diagnoses>>;
