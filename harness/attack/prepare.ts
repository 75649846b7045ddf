import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Lab } from "../run/lab.ts";
import { build } from "../submission/build/build.ts";
import type { Build } from "../submission/build/executable.ts";
import { languageOf, readSources } from "../submission/find/tree/sources.ts";
import { readTree } from "../submission/find/tree/tree.ts";
import type { Submission } from "../submission/submission.ts";
import type { Attack } from "./attack.ts";

/** Sources are not compiled with the harness, so they are where they were written. */
const PROGRAMS = path.join(PACKAGE_FOLDER, "harness", "attack", "programs");

export interface Preparation {
  /** An empty folder of its own. */
  readonly folder: string;
  readonly lab: Lab;
  /** Texts in place of the names in braces. */
  readonly places: Readonly<Record<string, string>>;
}

/** Builds a hostile program as a student's is built, at the same level. */
export async function prepare(attack: Attack, { places, folder, lab }: Preparation): Promise<Build> {
  const source = path.join(folder, "source");
  mkdirSync(source);
  const named = [attack.program, ...(attack.build?.files ?? [])].map((name) => [path.basename(name), name]);
  for (const [to, name] of [...named, ...Object.entries(attack.beside ?? {})]) {
    const text = readFileSync(path.join(PROGRAMS, name!), "utf8");
    const file = path.join(source, to!);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, withMarks(text, places));
  }
  const built = path.join(folder, "built");
  mkdirSync(built, { mode: 0o711 });
  return build(await submissionOf(attack, source, places), built, lab);
}

async function submissionOf(
  attack: Attack,
  folder: string,
  places: Preparation["places"],
): Promise<Submission> {
  const { name, program } = attack;
  const common = { name, folder, problem: "lost-knight" } as const;
  const language = languageOf(program);
  if (language === undefined) {
    return {
      ...common,
      kind: { kind: "commands" },
      manifest: {
        run: ["bash", `{folder}/${program}`],
        ...(attack.build && {
          build: attack.build.commands.map((command) => command.map((part) => withPlaces(part, places))),
        }),
      },
    };
  }
  const sources = (await readSources(await readTree(folder))).get(language)!;
  const main = sources.find((source) => source.path === path.basename(program))!;
  return { ...common, manifest: {}, kind: { kind: "program", language, program: { sources, main } } };
}

/** Puts texts in place of the names in capitals between two @. */
function withMarks(text: string, places: Preparation["places"]): string {
  return text.replace(/@([A-Z]+)@/g, (whole, name: string) => places[name.toLowerCase()] ?? whole);
}

/** Puts texts in place of the names in braces. */
export function withPlaces(text: string, places: Preparation["places"]): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => places[name] ?? whole);
}
