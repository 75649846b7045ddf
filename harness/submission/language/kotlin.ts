import { posix } from "node:path";
import { FOR_COMPILERS, JDK, javaFor } from "./java.ts";
import { withArchives } from "./java-archives.ts";
import { neededVersion } from "./kotlin-features.ts";
import {
  codeOf,
  type Language,
  linesOfCode,
  type Plan,
  type Program,
  pathsOf,
  type Source,
} from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

export const kotlin: Language = {
  title: LANGUAGE_TITLES.kotlin,
  extensions: [".kt"],
  runtime: VIRTUAL_MACHINE,
  costs: { buildMs: 6500, startMs: 80 },
  tools: [
    { command: "kotlinc", version: ["-version"], install: "apt install kotlin" },
    { command: "java", version: ["-version"], install: JDK },
  ],
  floorRemainder: "Math.floorMod(x, n)",
  isWrittenIn: (text) => /\bfun main\s*\(/.test(text),
  isMain: (source) => /\bfun main ?\(/.test(codeOf(source)),
  usualMains: ["Main.kt", "App.kt"],
  plan: (program, circumstances) => withArchives(planFor(withoutTests(program)), circumstances),
  otherPlans: (program, circumstances) => {
    const usual = withoutTests(program);
    const fewer = onlyNeeded(usual);
    return fewer.sources.length < usual.sources.length ? [withArchives(planFor(fewer), circumstances)] : [];
  },
  neededVersion,
};

function planFor(program: Program): Plan {
  return {
    build: [["kotlinc", "-nowarn", "-include-runtime", "-d", "program.jar", ...pathsOf(program)]],
    // By its name: the archive has no main class where there are several.
    run: [...javaFor(program), "-cp", "{folder}/program.jar", mainClassOf(program.main)],
    environment: { JAVA_OPTS: ["-Xms32m", ...FOR_COMPILERS].join(" ") },
  };
}

/** Tests of a unit bring a library of their own. */
const USES_TEST_LIBRARY = /^import (?:org\.junit|kotlin\.test|io\.kotest|io\.mockk)\b/m;

function withoutTests({ main, sources }: Program): Program {
  return { main, sources: sources.filter((each) => each === main || !USES_TEST_LIBRARY.test(each.text)) };
}

/** A declaration outside of everything else, with words such as `data` or `private` before it. */
const DECLARED =
  /^(?:[a-z]+ )*(?:class|interface|object|fun|val|var|typealias)\s+(?:<[^>\n]*>\s*)?(?:\w[\w<>?, ]*\.)?(?<name>\w+)/gm;

/** Leaves out what the main file does not name, nor any file that it needs: another program may need a library. */
function onlyNeeded({ main, sources }: Program): Program {
  const needed = new Set([main]);
  const declared = new Map(sources.map((each) => [each, namesIn(each)]));
  // Grows while it is read.
  for (const { text } of needed) {
    const words = new Set(text.match(/\w+/g));
    for (const source of sources)
      if (declared.get(source)!.some((name) => words.has(name))) needed.add(source);
  }
  return { main, sources: sources.filter((each) => needed.has(each)) };
}

function namesIn(source: Source): string[] {
  return Array.from(textOf(source).matchAll(DECLARED), ({ groups }) => groups!.name!).filter(
    (name) => name !== "main",
  );
}

/**
 * Names the class that a main function is in: its object, or else one that is called as the file.
 *
 * @see https://kotlinlang.org/docs/java-to-kotlin-interop.html#package-level-functions
 */
function mainClassOf(main: Source): string {
  const code = textOf(main);
  const [before, isInside] = beforeMain(code);
  const inside = isInside ? before.match(/^(?:[a-z]+ )*(?:class|object) +\w+/gm)?.at(-1) : undefined;
  const given = /^@file: ?JvmName\("(?<name>\w+)"\)/m.exec(main.text)?.groups?.name;
  const base = posix
    .basename(main.path, ".kt")
    .replace(/\W/g, "_")
    .replace(/^(?=\d)/, "_");
  const own = inside?.split(" ").at(-1) ?? given ?? `${base.charAt(0).toUpperCase()}${base.slice(1)}Kt`;
  const folder = /^package +(?<name>[\w.]+)/m.exec(code)?.groups?.name;
  return folder === undefined ? own : `${folder}.${own}`;
}

/** The code of a source, line by line. */
function textOf(source: Source): string {
  return linesOfCode(source).join("\n");
}

/** Gives what stands before the main function, and tells if it stands in something else. */
function beforeMain(code: string): [string, boolean] {
  const { index = 0, groups } = /^(?<indent>[ \t]*)(?:[@\w]+ )*fun main ?\(/m.exec(code) ?? {};
  return [code.slice(0, index), (groups?.indent ?? "") !== ""];
}
