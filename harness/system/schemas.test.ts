import type { TSchema } from "@sinclair/typebox";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { problemFileSchema } from "../case/case.ts";
import { CASE_FORMS } from "../case/case-forms.ts";
import { customCaseSchema, customProblemSchema } from "../case/custom/schema.ts";
import { schemeSchema } from "../class/scheme.ts";
import { courseSchema } from "../cli/session/course.ts";
import { reportSchema } from "../report/record/report.ts";
import { manifestSchema } from "../submission/manifest.ts";
import { mutantFileSchema } from "../verify/mutant/mutant.ts";
import { verificationSchema } from "../verify/verification.ts";

// The published files are snapshots of the schemas that the types come from: `npm test -- -u` writes them anew.
test.each<[string, TSchema]>([
  ["../case/problem.schema.json", problemFileSchema],
  ...Object.entries(CASE_FORMS).map(([name, { schema }]): [string, TSchema] => [
    `../case/${name}.schema.json`,
    schema,
  ]),
  ["../case/custom-problem.schema.json", customProblemSchema],
  ["../case/custom.schema.json", customCaseSchema],
  ["../submission/submission.schema.json", manifestSchema],
  ["../report/report.schema.json", reportSchema],
  ["../class/grading.schema.json", schemeSchema],
  ["../cli/session/course.schema.json", courseSchema],
  ["../verify/mutant/mutants.schema.json", mutantFileSchema],
  ["../verify/verification.schema.json", verificationSchema],
])("%s is a valid schema, and what the harness checks against", async (file, schema) => {
  const published = { $schema: "http://json-schema.org/draft-07/schema#", ...schema };
  expect(new Ajv({ discriminator: true }).validateSchema(published)).toBe(true);
  await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(file);
});
