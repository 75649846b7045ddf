import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed, say } from "../../base/sentence.ts";
import { byText } from "../../base/text.ts";
import { readYamlFile } from "../../base/yaml-file.ts";
import type { Award } from "../../case/names.ts";

/** The parts of `problem.yaml` that matter here. Other keys are for other judges. */
const metadataSchema = Type.Object({
  problem_format_version: Type.Optional(Type.String()),
  name: Type.Optional(Type.Union([Type.String(), Type.Record(Type.String(), Type.String())])),
  type: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  /** Legacy: `default`, `custom`, `custom interactive` ... */
  validation: Type.Optional(Type.String()),
  validator_flags: Type.Optional(Type.String()),
  limits: Type.Optional(
    Type.Object({
      time_limit: Type.Optional(Type.Number()),
      memory: Type.Optional(Type.Number()),
      output: Type.Optional(Type.Number()),
    }),
  ),
});
type Metadata = Static<typeof metadataSchema>;

/** Settings of a folder of data, in any version of the format. */
const dataSettingsSchema = Type.Object({
  output_validator_flags: Type.Optional(Type.String()),
  output_validator_args: Type.Optional(Type.Array(Type.String())),
  max_score: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Literal("unbounded")])),
  score_aggregation: Type.Optional(Type.String()),
  require_pass: Type.Optional(Type.Unknown()),
});

/** Test data that is worth points together. */
export interface KattisGroup {
  /** `secret/group`. */
  readonly folder: string;
  readonly points: number;
  readonly award: Award;
  /** True if it only counts after other groups. */
  readonly needsOthers: boolean;
}

/** An input with its answer. */
export interface KattisCase {
  /** `sample/1`, `secret/group/2`. */
  readonly name: string;
  readonly input: string;
  readonly answer: string;
  readonly title?: string;
}

export interface KattisSubmission {
  /** The folder that says what is expected: `accepted`, `wrong_answer` ... */
  readonly expected: string;
  /** A file, or a folder of files. */
  readonly path: string;
}

/** A problem package, legacy or of 2025-09. */
export interface KattisPackage {
  readonly folder: string;
  readonly metadata: Metadata;
  readonly cases: readonly KattisCase[];
  readonly groups: readonly KattisGroup[];
  readonly submissions: readonly KattisSubmission[];
  /** Folder or file of the output validator; absent for the default one. */
  readonly outputValidator?: string;
  readonly outputValidatorArguments: readonly string[];
  /** Folders and files of the input validators. */
  readonly inputValidators: readonly string[];
  /** Parts that nothing here reads. */
  readonly unread: readonly string[];
}

/**
 * Reads a problem package.
 *
 * @throws ExpectedError if it is none, or if its programs talk with a judge
 */
export function readPackage(folder: string): KattisPackage {
  const file = path.join(folder, "problem.yaml");
  const metadata = readYamlFile(file, metadataSchema).value;
  const types = `${[metadata.type ?? []].flat().join(" ")} ${metadata.validation ?? ""}`;
  const talks = /interactive|multi-pass/.exec(types);
  if (talks)
    throw new ExpectedError(
      placed(
        displayPath(file),
        say`this problem is ${talks[0]}: its programs talk with a judge, which Cavalo does not do`,
      ),
    );
  const entries = (...parts: readonly string[]) => entriesOf(path.join(folder, ...parts));
  const outputValidator = validatorsIn(folder, ["output_validator", "output_validators"])[0];
  return {
    folder,
    metadata,
    cases: casesIn(path.join(folder, "data")),
    groups: entries("data", "secret").flatMap((group) => groupIn(group) ?? []),
    submissions: entries("submissions").flatMap((kind) =>
      isFolder(kind) ? entriesOf(kind).map((each) => ({ expected: path.basename(kind), path: each })) : [],
    ),
    ...(outputValidator !== undefined && metadata.validation !== "default" && { outputValidator }),
    outputValidatorArguments: argumentsFor(folder, metadata),
    inputValidators: validatorsIn(folder, ["input_validators", "input_format_validators"]),
    unread: ["include", "static_validator", "generators", "input_visualizer", "output_visualizer"].filter(
      (name) => existsSync(path.join(folder, name)),
    ),
  };
}

/** One folder may be a validator itself, or hold several. */
function validatorsIn(folder: string, names: readonly string[]): string[] {
  const place = names.map((name) => path.join(folder, name)).find(isFolder);
  if (place === undefined) return [];
  const entries = entriesOf(place);
  const isItself = place.endsWith("output_validator") && !entries.every(isFolder);
  return isItself ? [place] : entries;
}

function argumentsFor(folder: string, { validator_flags: flags = "" }: Metadata): string[] {
  const settings = [
    "data/test_group.yaml",
    "data/secret/test_group.yaml",
    "data/testdata.yaml",
    "data/secret/testdata.yaml",
  ]
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readYamlFile(file, dataSettingsSchema).value);
  const stated = settings.find((each) => each.output_validator_args ?? each.output_validator_flags);
  return stated?.output_validator_args ?? words(stated?.output_validator_flags ?? flags);
}

/** Reads what a folder of test data is worth; undefined if that is not stated, or has no bound. */
function groupIn(folder: string): KattisGroup | undefined {
  const file = path.join(folder, "test_group.yaml");
  if (!existsSync(file)) return undefined;
  const {
    max_score: points,
    score_aggregation: rule,
    require_pass: others,
  } = readYamlFile(file, dataSettingsSchema).value;
  if (typeof points !== "number") return undefined;
  return {
    folder: `secret/${path.basename(folder)}`,
    points,
    award: rule === "sum" ? "share" : "all",
    needsOthers: others !== undefined,
  };
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function casesIn(data: string): KattisCase[] {
  const files = ["sample", "secret"].flatMap((part) => filesBelow(path.join(data, part)));
  return files
    .filter((file) => file.endsWith(".in") && existsSync(file.replace(/\.in$/, ".ans")))
    .map((input) => {
      const stem = input.replace(/\.in$/, "");
      const title = existsSync(`${stem}.desc`)
        ? readFileSync(`${stem}.desc`, "utf8").trim().split("\n")[0]
        : undefined;
      return {
        name: path.relative(data, stem),
        input,
        answer: `${stem}.ans`,
        ...(title !== undefined && title !== "" && { title }),
      };
    });
}

function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap((each) => (isFolder(each) ? filesBelow(each) : [each]));
}

function entriesOf(folder: string): string[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort(byText)
    .map((name) => path.join(folder, name));
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
