import { posix } from "node:path";
import type { Language, Plan, Program, Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE, NATIVE_THREADS } from "./runtime.ts";

const COMMENT_OR_TEXT = /--.*|"[^"\n]*"/g;

/** Things that may stand before the unit of a file. */
const CONTEXT = String.raw`^(?:\s|(?:limited\s+|private\s+)*with\b[^;]*;|use\b[^;]*;|pragma\b[^;]*;)*`;

/** A procedure without parameters that is a unit of its own. */
const MAIN = new RegExp(`${CONTEXT}procedure\\s+(?<name>[\\w.]+)\\s+is\\b(?!\\s+(?:new|separate)\\b)`, "i");

/** The same behind other units of the file. */
const MAIN_BELOW = /^procedure\s+(?<name>[\w.]+)\s+is\b(?!\s+(?:new|separate)\b)/im;

/** The unit of a file. A specification has no body. */
const UNIT = new RegExp(
  `${CONTEXT}(?:generic\\b[\\s\\S]*?(?=\\bpackage\\b))?(?:private\\s+)?(?:(?<body>package\\s+body|procedure|function)|package)\\s+(?<name>[\\w.]+)`,
  "i",
);

export const ada: Language = {
  title: LANGUAGE_TITLES.ada,
  extensions: [".adb", ".ads", ".ada"],
  runtime: NATIVE,
  costs: { buildMs: 400, startMs: 2 },
  runtimeOf: ({ sources }) =>
    sources.some((source) => /\btask\s+(?:type|body)\b/i.test(codeOf(source))) ? NATIVE_THREADS : NATIVE,
  tools: [{ command: "gnatmake", version: ["--version"], install: "apt install gnat" }],
  floorRemainder: "x mod n",
  remainderSign: "rem",
  isWrittenIn: (text) =>
    /^[ \t]*with[ \t]+Ada\.[\w.]+/im.test(text) && /\bprocedure\s+\w+\s+is\b/i.test(text),
  isMain: (source) => mainUnitOf(source) !== undefined,
  usualMains: ["main.adb"],
  plan: (program) => planFor(program),
  otherPlans: (program) => [inUnits(program), planFor(program, ["-gnat2022", "-gnatW8"])],
  nameFor: (source) => {
    const { name, body } = UNIT.exec(codeOf(source))?.groups ?? {};
    const main = mainUnitOf(source);
    // A file of several units is taken apart.
    if (name === undefined || (main !== undefined && main !== name)) return undefined;
    return `${name.toLowerCase().replaceAll(".", "-")}${body === undefined ? ".ads" : ".adb"}`;
  },
};

function codeOf({ text }: Source): string {
  return text.replace(COMMENT_OR_TEXT, (part) => " ".repeat(part.length));
}

function mainUnitOf(source: Source): string | undefined {
  const code = codeOf(source);
  if (/^[ \t]*separate[ \t]*\(/im.test(code)) return undefined;
  return (MAIN.exec(code) ?? MAIN_BELOW.exec(code))?.groups?.name;
}

function planFor({ main, sources }: Program, flags: readonly string[] = []): Plan {
  const folders = new Set(sources.map(({ path }) => posix.dirname(path)));
  return {
    build: [gnatmake([...flags, ...Array.from(folders, (folder) => `-I${folder}`)], `./${main.path}`)],
    run: ["./program"],
  };
}

/** With the lines that led to an error. */
function gnatmake(flags: readonly string[], main: string): string[] {
  return ["gnatmake", "-q", "-O2", "-g", "-gnatws", ...flags, "-o", "program", main, "-bargs", "-Es"];
}

/** Takes files apart that hold several units, each of which the compiler wants in a file of its own. */
function inUnits({ main, sources }: Program): Plan {
  const unit = (mainUnitOf(main) ?? "").toLowerCase().replaceAll(".", "-");
  return {
    build: [
      ["mkdir", "-p", "units"],
      ["gnatchop", "-q", "-w", "-r", ...sources.map(({ path }) => `./${path}`), "units"],
      gnatmake(["-Iunits"], `./units/${unit}.adb`),
    ],
    run: ["./program"],
    mayHelp: (messages) => /only one compilation unit/.test(messages),
  };
}
