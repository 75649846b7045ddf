import { cpSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { collect, ExpectedError } from "../../base/errors.ts";
import { readText } from "../../base/files.ts";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { countedInEach, type Sentence, saidOf, say } from "../../base/sentence.ts";
import { readYamlFile, type YamlFile } from "../../base/yaml-file.ts";
import { type CodedProblem, PROBLEM_NAMES } from "../../case/names.ts";

const strict = { additionalProperties: false } as const;

const changeSchema = Type.Object(
  {
    replace: Type.String({ minLength: 1, description: "a text that appears once in the base program" }),
    by: Type.String({ description: "the text that replaces it" }),
  },
  strict,
);

const sentenceSchema = Type.Object({ en: Type.String(), "pt-BR": Type.String() }, strict);

const rowSchema = Type.Object(
  {
    name: Type.String({ pattern: "^[a-z0-9-]+$", description: "unique within the problem" }),
    idea: Type.String({ description: "the name of one of the ideas above" }),
    base: Type.String({ description: "the bundled right program that is changed" }),
    changes: Type.Array(changeSchema, { minItems: 1 }),
    equivalent: Type.Optional(
      Type.String({ description: "why no case can distinguish the changed program from the right one" }),
    ),
  },
  strict,
);

/** Format of `<problem>/<family>.yaml`, a family of wrong programs. */
export const mutantFileSchema = Type.Object(
  {
    title: Type.String({ description: "the kind of mistake of the programs of the family" }),
    ideas: Type.Record(Type.String(), sentenceSchema, {
      description: "the wrong ideas by name, each in one sentence. The names must not change",
    }),
    mutants: Type.Array(rowSchema),
  },
  { ...strict, $id: "mutants.schema.json", title: "A family of wrong programs" },
);
type MutantFile = Static<typeof mutantFileSchema>;

/** A wrong program: a right one with a small change. */
export interface Mutant {
  readonly name: string;
  readonly family: string;
  readonly idea: { readonly name: string; readonly sentence: Sentence };
  /** Absolute path of the folder of the right program. */
  readonly base: string;
  /** Changed source file, with its text after the change. */
  readonly source: { readonly name: string; readonly text: string };
  /** Reason why no case can kill it. */
  readonly equivalent?: string;
  /** File and line of a change that was made without an idea, and so may change nothing. */
  readonly place?: string;
}

/** A wrong program that a table describes. */
export interface TabledMutant extends Mutant {
  readonly problem: CodedProblem;
}

const FOLDER = path.join(PACKAGE_FOLDER, "harness", "verify", "mutant");

/**
 * Loads all mutants of a problem, by family.
 *
 * @throws ExpectedError with all mistakes of the tables, such as a change that does not fit its base program
 */
export function loadMutants(problem: CodedProblem): TabledMutant[] {
  const folder = path.join(FOLDER, problem);
  const files = readdirSync(folder).sort();
  return collect(files, (file) => mutantsOf(readYamlFile(path.join(folder, file), mutantFileSchema))).flat();
}

function mutantsOf(file: YamlFile<MutantFile>): TabledMutant[] {
  const problem = PROBLEM_NAMES.find((name) => name === path.basename(path.dirname(file.path)))!;
  return collect(file.value.mutants.entries(), ([at, { name, idea, base, equivalent }]) => {
    const sentence = file.value.ideas[idea];
    if (sentence === undefined)
      throw new ExpectedError(
        file.mistake(["mutants", at, "idea"], say`the idea "${idea}" is not listed above`),
      );
    const folder = path.join(PACKAGE_FOLDER, "submissions", problem, base);
    const source = path.join(folder, onlySource(folder));
    return {
      name,
      problem,
      family: path.parse(file.path).name,
      idea: { name: idea, sentence: { ...saidOf(sentence.en), ...sentence } },
      base: folder,
      source: { name: path.basename(source), text: changed(file, at, readText(source)) },
      ...(equivalent !== undefined && { equivalent }),
    };
  });
}

/** Finds the only file of a base program besides its manifest. */
function onlySource(folder: string): string {
  return readdirSync(folder).find((file) => file !== "submission.yaml")!;
}

/**
 * Applies all changes of a row to a text. Each must fit in exactly one place, or else its meaning is unclear.
 */
function changed(file: YamlFile<MutantFile>, row: number, text: string): string {
  const { base, changes } = file.value.mutants[row]!;
  return changes.reduce((before, { replace, by }, at) => {
    const pieces = before.split(replace);
    if (pieces.length === 2) return pieces.join(by);
    const sentence = say`this text appears ${countedInEach(pieces.length - 1, "time", "times")} in ${base}. It must appear once`;
    throw new ExpectedError(file.mistake(["mutants", row, "changes", at, "replace"], sentence));
  }, text);
}

/** Writes a mutant into a folder as a submission: the right program, its manifest and the changed source. */
export function plantMutant({ base, source }: Mutant, folder: string): void {
  cpSync(base, folder, { recursive: true });
  writeFileSync(path.join(folder, source.name), source.text);
}
