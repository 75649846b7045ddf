import { expect, test } from "vitest";
import { LOCALES } from "../../base/locale.ts";
import { type Answers, bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import { tell } from "../tell.ts";
import { studentPage } from "./student-page.tsx";

const cases = bundledCases("lost-knight", 14);

function pageOf(answers: Answers, locale: (typeof LOCALES)[number] = "en"): string {
  const report = tell(simulatedRecord(cases, { ana: answers }), locale);
  return studentPage(report, report.submissions[0]!, { day: "2026-12-01" });
}

test("the time is drawn only for a program that is too slow", () => {
  expect(pageOf(STUDENTS.endless)).toContain('id="growth"');
  expect(pageOf(STUDENTS.right)).not.toContain('id="growth"');
  expect(pageOf(STUDENTS.noWrap)).not.toContain('id="growth"');
});

test("a program that does not compile has one error, not one in each case", () => {
  const page = pageOf(STUDENTS.brokenSource);
  expect(page).toContain("11  int m = 1;\n<mark>12  int n = 0</mark>\n13  }");
  expect(page).not.toMatch(new RegExp(`${cases.length}\\D{0,9}(?:cases|<span class="badge)`));
});

test.each(LOCALES)("a case is called by its title before its name: %s", (locale) => {
  const page = pageOf(STUDENTS.noWrap, locale);
  const { name, title } = cases.find((each) => each.title[locale] !== each.name)!;
  expect(page).toContain(`${title[locale]}<span class="faint"> ${name}</span>`);
});
