import { createHash } from "node:crypto";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath, makeFolder } from "../../base/files.ts";
import { LOCALES, languageTag } from "../../base/locale.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { textOf } from "../../base/text.ts";
import { DEFAULT_LIMITS } from "../../case/case-base.ts";
import type { CustomCase } from "../../case/custom/case.ts";
import type { AuthorProgram } from "../../case/custom/problem.ts";
import type { Answering } from "../../case/custom/schema.ts";
import { builtProgram } from "../../grade/proof/author-program.ts";
import { runFairly } from "../../grade/task/retry.ts";
import { contractDelivery, taskFor } from "../../grade/task/task.ts";
import type { Lab } from "../../run/lab.ts";
import { unpackOutcome } from "../../run/packed.ts";
import { MANIFEST } from "../../submission/find/tree/sources.ts";
import type { PackageVersion } from "./versions.ts";

const MIB = 1024 * 1024;

/**
 * Writes a package of a custom problem, in a new folder. Answers that are no whole texts are what the reference prints,
 * because other judges compare whole texts.
 *
 * @param cases all cases of the problem, at least one
 * @throws ExpectedError if the folder exists, or if programs get more than standard input and arguments
 */
export async function exportPackage(
  cases: readonly CustomCase[],
  { folder, version }: { readonly folder: string; readonly version: PackageVersion },
  lab: Lab,
): Promise<void> {
  const [first] = cases;
  if (existsSync(folder)) throw new ExpectedError(placed(displayPath(folder), EXISTS));
  const { asking, programs } = first!;
  const takesArguments = version === "2025-09";
  if (Object.keys({ ...asking.files, ...asking.environment }).length > 0) throw new ExpectedError(ONLY_STDIN);
  if (asking.arguments.length > 0 && !takesArguments) throw new ExpectedError(NO_ARGUMENTS);
  const put = (name: string, text: string) => {
    const file = path.join(folder, name);
    makeFolder(path.dirname(file));
    writeFileSync(file, text);
  };
  const copy = ({ folder: from }: AuthorProgram, to: string) =>
    cpSync(path.resolve(path.dirname(first!.file), from), path.join(folder, to), {
      recursive: true,
      filter: (file) => path.basename(file) !== MANIFEST,
    });

  for (const asked of cases) {
    const { stdin, arguments: words } = contractDelivery(asked);
    const answer = await answerFor(asked, lab);
    const stem = `data/${isSample(asked, cases) ? "sample" : "secret"}/${asked.name.replaceAll("/", "-")}`;
    put(`${stem}.in`, stdin);
    put(`${stem}.ans`, answer);
    if (words.length > 0) put(`${stem}.yaml`, stringify({ args: words }));
  }
  const { checker, validator, references } = programs;
  if (checker) copy(checker, version === "2025-09" ? "output_validator" : "output_validator/checker");
  if (validator) copy(validator, "input_validators/validator");
  for (const [at, each] of references.entries()) copy(each, `submissions/accepted/reference-${at + 1}`);
  const words = checker?.arguments ?? flagsFor(first!.answering);
  if (words.length > 0)
    put(
      version === "2025-09" ? "data/test_group.yaml" : "data/testdata.yaml",
      stringify(
        version === "2025-09"
          ? { output_validator_args: words }
          : { output_validator_flags: words.join(" ") },
      ),
    );
  for (const [language, title] of Object.entries(titlesOf(first!)))
    put(`statement/problem.${language}.tex`, `\\problemname{${title}}\n`);
  put("problem.yaml", stringify(settingsFor(cases, version)));
}

/** Titles by the language tags of Kattis. */
function titlesOf({ problemTitle, problem }: CustomCase): Record<string, string> {
  const { en = problem } = problemTitle ?? {};
  const others = LOCALES.flatMap((locale) => {
    const title = problemTitle?.[locale] ?? en;
    return title === en ? [] : [[languageTag(locale), title] as const];
  });
  return { en, ...Object.fromEntries(others) };
}

function settingsFor(cases: readonly CustomCase[], version: PackageVersion) {
  const [first] = cases;
  const most = (limit: "cpuMs" | "memoryBytes" | "outputBytes") =>
    Math.max(...cases.map(({ limits }) => limits[limit]));
  // A limit that is only our default is left to the judge: judges measure memory in other ways.
  const stated = (limit: "memoryBytes" | "outputBytes") =>
    most(limit) === DEFAULT_LIMITS[limit] ? undefined : Math.ceil(most(limit) / MIB);
  return {
    problem_format_version: version,
    name: titlesOf(first!),
    uuid: uuidOf(first!.problem),
    type: "pass-fail",
    license: "unknown",
    limits: {
      time_limit: most("cpuMs") / 1000,
      memory: stated("memoryBytes"),
      output: stated("outputBytes"),
    },
  };
}

/** Public cases are samples. A package needs secret ones: if all are public, only the first is a sample. */
function isSample(asked: CustomCase, cases: readonly CustomCase[]): boolean {
  const isPublic = ({ visibility }: CustomCase) => visibility === "public";
  return cases.every(isPublic) ? asked === cases[0] : isPublic(asked);
}

/** The rules of a comparison as words for the default output validator. */
function flagsFor({ tolerance, case: letters, space }: Partial<Answering> = {}): string[] {
  return [
    ...(tolerance === undefined ? [] : ["float_tolerance", String(tolerance)]),
    ...(letters === "exact" ? ["case_sensitive"] : []),
    ...(space === "exact" ? ["space_change_sensitive"] : []),
  ];
}

/** The stated answer if it is a whole text, or else what the reference prints. */
async function answerFor(asked: CustomCase, lab: Lab): Promise<string> {
  const [program] = asked.programs.references;
  const stated = String(asked.answer ?? "");
  const isWhole = asked.answer !== undefined && (asked.answering?.kind ?? "text") === "text";
  if (!program || isWhole) return stated;
  const built = await builtProgram({ kind: "reference", program, asked }, lab);
  if ("unable" in built) return stated;
  const run = await runFairly(built.runnable, taskFor(asked, built.submission.manifest), lab);
  return run.kind === "ran" ? textOf(unpackOutcome(run.outcome).stdout.bytes) : stated;
}

/** An id that is the same for the same name. */
function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

const EXISTS: Sentence = say`this folder exists already. Give another one`;

const NO_ARGUMENTS: Sentence = say`this version of the format gives programs no arguments, as this problem does. Use --format 2025-09`;

const ONLY_STDIN: Sentence = say`a Kattis package gives programs standard input and arguments, but no files and no variables, as this problem does`;
