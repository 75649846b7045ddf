import { expect, test } from "vitest";
import { bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import type { Report } from "../../report/record/report.ts";
import { tell } from "../../report/tell.ts";
import { commented, marked } from "../../testing/by-hand-lines.ts";
import type { StandingComment } from "../by-hand/by-hand.ts";
import { commentsForStudents } from "../by-hand/for-students.ts";
import { markedItems } from "../by-hand/marks.ts";
import { type Grade, scaleOf } from "../grades.ts";
import { gradebookComment } from "./gradebook-comment.ts";
import { gradedPage } from "./student-pages.ts";

const DAY = "2026-12-01";
const CASES = bundledCases("lost-knight", 3).map((each, at) => ({
  ...each,
  visibility: at === 0 ? ("hidden" as const) : ("public" as const),
}));
const [HIDDEN, SHOWN] = CASES as [(typeof CASES)[number], (typeof CASES)[number]];
const report = (locale: "en" | "pt-BR" = "en"): Report =>
  tell(simulatedRecord(CASES, { ana: STUDENTS.noWrap }), locale);

const RUBRIC = [
  { item: "style", title: "Style <b>", most: 2, levels: [{ title: "good", points: 1.5 }] },
  { item: "oral", title: "Oral", most: 1 },
];
const GRADE: Grade = {
  ...{ person: { key: "1", name: "Ana", ids: [] }, programs: "p1", submissions: ["lost-knight/ana"] },
  times: new Map(),
  result: {
    ...{ kind: "graded", raw: 7.5, final: 8 },
    rubric: {
      ...{ programs: 5, most: 7 },
      items: markedItems(RUBRIC, [marked("style", 1.5), marked("oral", 1)], "p1"),
    },
    adjustments: [{ points: 0.5, reason: "presented <in> class" }],
  },
};

const on = (name: string) => ({ on: { kind: "case", problem: "lost-knight", case: name } }) as const;
const line = { kind: "line", problem: "lost-knight", file: "main.py", line: 2, text: "if a<b: '" } as const;
const COMMENTS: readonly StandingComment[] = [
  commented("**well** done"),
  commented("of shown", on(SHOWN.name)),
  commented("of hidden", on(HIDDEN.name)),
  commented("of a former one", on("nameofit")),
  { ...commented("of a line", { on: line }), now: { kind: "moved", line: 7 } },
  {
    ...commented("of a lost line", { on: { ...line, line: 3 } }),
    now: { kind: "not-found" },
    isOutdated: true,
  },
];

function pageOf(locale?: "pt-BR") {
  const told = report(locale);
  const comments = commentsForStudents(COMMENTS, told, DAY);
  const facts = { report: told, day: DAY, due: undefined, scale: scaleOf({}), comments };
  return gradedPage(GRADE, told.submissions[0]!, facts);
}

test("a student reads the grade with its rubric, its adjustments and all comments at their places", () => {
  const page = pageOf();
  for (const part of [
    "Grade 8 of 10.",
    /Programs .*?5 \/ 7/,
    /Style &lt;b> <span class="faint">good<\/span>.*?1\.5 \/ 2/,
    "+0.5: presented &lt;in> class.",
    "<p><strong>well</strong> done</p>",
    /<h3>main\.py, line 7<\/h3><pre class="broken">if a&lt;b: '<\/pre><div class="said"><p>of a line<\/p>/,
    '<p class="faint">This line was not found again in the version that counts.</p>',
    "Written for another version of the program.",
    new RegExp(
      `${SHOWN.name}(?:(?!</table>).)*<tr class="comment"><td colspan="4"><div class="said"><p>of shown`,
      "s",
    ),
  ])
    expect(page).toMatch(part);
  expect(pageOf("pt-BR")).toContain("<h3>main.py, linha 7</h3>");
});

test("a comment on a case that students may not know does not name it, on the page and in the gradebook", () => {
  const told = report();
  const comments = commentsForStudents(COMMENTS, told, DAY);
  const cell = gradebookComment(GRADE, { comments, scale: scaleOf({}), locale: "en" });
  expect(pageOf()).toContain('<h3>A hidden case</h3><div class="said"><p>of hidden</p>');
  for (const text of [pageOf(), cell])
    for (const name of [HIDDEN.name, "nameofit"]) expect(text).not.toContain(name);
  expect(cell.split("\n")).toEqual([
    "Grade 8 of 10. Programs: 5 of 7. Style <b>: 1.5 of 2 (good). Oral: 1 of 1. 7.5 before changes. +0.5: presented <in> class.",
    "**well** done",
    `Case ${SHOWN.name}: of shown`,
    "A hidden case: of hidden",
    "A case that does not count any more: of a former one",
    "main.py, line 7: of a line",
    "main.py, line 3: of a lost line Written for another version of the program. This line was not found again in the version that counts.",
  ]);
});

test("as long as items are open, the student reads no points by the rubric", () => {
  const { rubric, adjustments } = GRADE.result as Extract<Grade["result"], { kind: "graded" }>;
  const told = report();
  const facts = { report: told, day: DAY, due: undefined, scale: scaleOf({}), comments: [] };
  const page = gradedPage(
    { ...GRADE, result: { kind: "to-mark", rubric: rubric!, adjustments } },
    told.submissions[0]!,
    facts,
  );
  expect(page).toContain("There is no grade yet: your instructor decides.");
  expect(page).not.toContain("Style");
});
