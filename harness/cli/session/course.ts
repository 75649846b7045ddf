import path from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { LOCALES } from "../../base/locale.ts";
import { readYamlFile } from "../../base/yaml-file.ts";
import { oneOf } from "../../case/case.ts";
import { PROBLEM_NAMES } from "../../case/names.ts";
import { courseFileFor } from "../console/locale.ts";

/** `cavalo.yaml`: what everybody in a course would otherwise say in each command. */
export const courseSchema = Type.Object(
  {
    problem: Type.Optional(oneOf(PROBLEM_NAMES, "the problem that the programs solve")),
    language: Type.Optional(oneOf(LOCALES, "the language that Cavalo speaks")),
  },
  { additionalProperties: false, $id: "course.schema.json", title: "The settings of a course" },
);
export type Course = Static<typeof courseSchema>;

/**
 * Reads the settings in a folder, or in the nearest one above it.
 *
 * @throws ExpectedError with every mistake in the file
 */
export function readCourse(folder: string): Course {
  const file = courseFileFor(path.resolve(folder));
  return file === undefined ? {} : readYamlFile(file, courseSchema).value;
}
