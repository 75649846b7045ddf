import { existsSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { CodedProblem } from "../case/names.ts";
import { filled, templatesFor } from "./fill.ts";

/** Makes the files of a case, by path: the case and, in a new folder, the settings of the folder. */
export function newCase(file: string, problem: CodedProblem): Map<string, string> {
  const settings = path.join(path.dirname(file), "problem.yaml");
  const own: [string, string] = [file, textOf(problem, problem)];
  return new Map(existsSync(settings) ? [own] : [own, [settings, textOf("problem", problem)]]);
}

/** Fills a template, whose first line tells editors where the schema is. */
function textOf(template: string, problem: CodedProblem): string {
  const schema = path.join(PACKAGE_FOLDER, "harness", "case", `${template}.schema.json`);
  return filled(path.join(templatesFor("case"), `${template}.yaml`), { schema, problem });
}
