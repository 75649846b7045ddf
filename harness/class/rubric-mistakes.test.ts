import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { readClassFolder } from "./class-folder.ts";

const mistakesOf = (rubric: string, gradebook?: string) => {
  const folder = folderWith({
    "hand-ins/Ana/main.py": "print(1)\n",
    "grading.yaml": `problem: lost-knight\nrubric:\n${rubric}`,
    ...(gradebook !== undefined && { "gradebook.csv": gradebook }),
  });
  try {
    readClassFolder(folder);
    return "";
  } catch (error) {
    return String(error).replaceAll(folder, "");
  }
};
const STYLE = "  - { item: style, title: Style, most: 2, levels: [{ title: good, points: 2 }] }\n";
const MOODLE =
  "Identifier,Full name,Status,Grade,Maximum Grade,Grade can be changed,Last modified (submission)\nParticipant 101,Ana,x,,1.5,Yes,-\n";

test("a rubric is taken as it is written", () => {
  expect(mistakesOf(STYLE)).toBe("");
});

test.each([
  ["the same item twice", STYLE + STYLE, "yaml:4:7: an entry before this one has the item style already"],
  [
    "a level above its item",
    STYLE.replace("points: 2", "points: 3"),
    "yaml:3:67: 3 points are more than the item can earn (most: 2)",
  ],
  [
    "levels that a mark would not tell apart",
    STYLE.replace("]", ", { title: fair, points: 2 }]"),
    "yaml:3:95: an entry before this one has the points 2 already",
  ],
  [
    "more than the highest grade",
    STYLE.replace("most: 2", "most: 10.5"),
    "yaml:2:1: these items are worth 10.5 points together, and the highest grade is 10",
  ],
  ["a name that is no name", STYLE.replace("item: style", "item: Style!"), "yaml:3:7: "],
])("%s is told with its place", (_, rubric, sentence) => {
  expect(mistakesOf(rubric)).toContain(sentence);
});

test("the highest grade is that of the gradebook", () => {
  expect(mistakesOf(STYLE, MOODLE)).toContain("2 points together, and the highest grade is 1.5");
});
