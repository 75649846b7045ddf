import { expect, test } from "vitest";
import { type Answers, bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import { filesIn } from "../../testing/reports.ts";
import { tell } from "../tell.ts";

const CONTEXT = { columns: 80, unicode: true, day: "2026-11-22", environment: {} };

/** The pages of a class of so many students of each kind. */
function pagesOf(counts: Readonly<Partial<Record<keyof typeof STUDENTS, number>>>, locale: "en" | "pt-BR") {
  const students: [string, Answers][] = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, at) => [`${kind} ${at}`, STUDENTS[kind as keyof typeof STUDENTS]]),
  );
  const record = simulatedRecord(bundledCases("lost-knight", 14), Object.fromEntries(students));
  const [page, ...others] = filesIn("html", tell(record, locale), CONTEXT);
  return { page: page!.text, others };
}

test("the page of a class says what its cases tell, and no other page does", () => {
  const { page, others } = pagesOf({ right: 12, noWrap: 10, brokenSource: 4 }, "en");
  expect(page).toContain("What the cases tell");
  expect(page).toContain("Counted: the 22 students whose program was run. Cronbach's alpha: ");
  expect(page).toMatch(/No student fails [^<]*walled-in/);
  expect(page).toMatch(
    /Whoever passes one of these \d cases passes all of them; together they carry \d+ % of the points: /,
  );
  for (const { text } of others) expect(text).not.toMatch(/What the cases tell|Cronbach/);
});

test("of three students nothing is said", () => {
  const { page } = pagesOf({ right: 1, noWrap: 2 }, "pt-BR");
  expect(page).toContain("Com 3 alunos não dá para dizer nada sobre os casos: são precisos pelo menos 20.");
  expect(page).not.toContain("Cronbach");
});
