import { posix } from "node:path";
import { inOrder } from "./in-order.ts";
import type { Circumstances, Language, Plan, Program, Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";

/** Comments and texts. One that is never closed ends with the source. */
const COMMENT_OR_TEXT = /\(\*[\s\S]*?(?:\*\)|$)|"(?:\\[\s\S]|[^"\\])*(?:"|$)/g;

/** A definition that runs: `let () =`, `let _ =`. */
const RUNS = /^let[ \t]*(?:\([ \t]*\)|_)[ \t]*(?::[ \t]*unit[ \t]*)?=/m;

/** A line at the left edge that calls something, as behind `;;`. */
const CALLS =
  /^(?!(?:let|and|type|module|open|exception|external|class|include|end|in|if|then|else|match|with|begin|fun|function|try|while|for|do|done|val|method|object|inherit|sig|struct|when)\b)(?:[a-z_][\w']*|(?:[A-Z]\w*\.)+[a-z_]\w*)[ \t]+["(\w]/m;

export const ocaml: Language = {
  title: LANGUAGE_TITLES.ocaml,
  extensions: [".ml", ".mli"],
  runtime: NATIVE,
  costs: { buildMs: 100, startMs: 2 },
  tools: [{ command: "ocamlopt", version: ["-version"], install: "apt install ocaml" }],
  elsewhere: ["~/.opam/*/bin"],
  floorRemainder: "((x mod n) + n) mod n",
  remainderSign: "mod",
  isWrittenIn: (text) =>
    /^let[ \t]+(?:rec\b|\([ \t]*\)[ \t]*=)|\bPrintf\.printf\b|\bprint_endline\b/m.test(text),
  isMain: (source) => !isInterface(source) && RUNS.test(codeOf(source)),
  runsFromTop: true,
  onlyDefines: (source) => isInterface(source) || !(RUNS.test(codeOf(source)) || CALLS.test(codeOf(source))),
  usualMains: ["main.ml"],
  plan: planFor,
  otherPlans: (program, circumstances) => {
    const changed = withoutDirectives(program);
    const texts = changed.sources.filter(({ text }, at) => text !== program.sources[at]!.text);
    const plan = planFor(changed, circumstances);
    return texts.length > 0 ? [{ ...plan, files: { ...plan.files, ...filesOf(texts) } }] : [];
  },
};

function isInterface({ path }: Source): boolean {
  return path.endsWith(".mli");
}

function codeOf({ text }: Source): string {
  return text.replace(COMMENT_OR_TEXT, (part) => part.replace(/[^\n]/g, " "));
}

/** Libraries of the distribution that have to be named to the linker. */
const LIBRARIES = { Unix: "unix", Str: "str" };

/** Compiles what the main file needs, each file behind those that it needs: the compiler takes no other order. */
function planFor({ main, sources }: Program, { read = () => undefined }: Partial<Circumstances> = {}): Plan {
  const libraries = librariesOf(sources, read);
  const needed = inOrder([main], (source) => neededBy(source, main, [...sources, ...libraries]));
  const folders = new Set(needed.map(({ path }) => posix.dirname(path)));
  const files = libraries.filter((each) => needed.includes(each));
  const modules = new Set(sources.map(moduleOf));
  const words = new Set(needed.flatMap((each) => namesIn(each)));
  const linked = Object.entries(LIBRARIES).filter(([name]) => words.has(name) && !modules.has(name));
  const flags = Array.from(folders).flatMap((folder) => ["-I", folder]);
  return {
    build: [
      [
        ...["ocamlopt", "-g", "-w", "-a", ...flags],
        ...linked.flatMap(([, name]) => ["-I", `+${name}`, `${name}.cmxa`]),
        ...needed.map(({ path }) => `./${path}`),
        ...["-o", "program"],
      ],
    ],
    run: ["./program"],
    // The lines that led to an error.
    variables: { OCAMLRUNPARAM: "b" },
    ...(files.length > 0 && { files: filesOf(files) }),
  };
}

function filesOf(sources: readonly Source[]): NonNullable<Plan["files"]> {
  return Object.fromEntries(sources.map(({ path, text }) => [path, text]));
}

function moduleOf({ path }: Pick<Source, "path">): string {
  const name = posix.basename(path, posix.extname(path));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names that may be those of modules: `Board.size`, `open Board`, `module B = Board`, `Make(Board)`. */
function namesIn(source: Source): string[] {
  const named = codeOf(source).matchAll(
    /(?<![\w'])(?<used>[A-Z][\w']*)(?=[ \t\n]{0,20}\.)|(?:\b(?:open!?|include|of)[ \t\n]|[=(])[ \t\n]{0,20}(?<opened>[A-Z][\w']*)/g,
  );
  return Array.from(named, ({ groups }) => groups!.used ?? groups!.opened!);
}

/** Finds the sources that another one needs: its interface, and the modules that it names. */
function neededBy(source: Source, main: Source, sources: readonly Source[]): Source[] {
  const own = moduleOf(source);
  const names = new Set(namesIn(source));
  names.delete(moduleOf(main));
  return sources.filter((each) =>
    moduleOf(each) === own ? isInterface(each) && !isInterface(source) : names.has(moduleOf(each)),
  );
}

/** The modules by which dune gives the files of a library: `Tour.Board` for `board.ml` in the library `tour`. */
function librariesOf(sources: readonly Source[], read: Circumstances["read"]): Source[] {
  const folders = new Set(sources.map(({ path }) => posix.dirname(path)));
  return Array.from(folders).flatMap((folder): Source[] => {
    const name = /\(library\b[^()]*\(name\s+(?<name>\w+)\s*\)/.exec(read(posix.join(folder, "dune")) ?? "")
      ?.groups?.name;
    const inFolder = sources.filter(({ path }) => posix.dirname(path) === folder);
    if (name === undefined || inFolder.some((each) => moduleOf(each) === moduleOf({ path: name }))) return [];
    const modules = new Set(inFolder.map(moduleOf));
    const text = Array.from(modules, (module) => `module ${module} = ${module}\n`).join("");
    return [{ path: posix.join(folder, `${name}.ml`), text, utf8: true }];
  });
}

/** Directives of the interpreter, which a compiler refuses. */
const DIRECTIVE = /^[ \t]*#(?:use|load|require|directory|show|trace|thread|camlp4o)\b[^\n]*$/gm;

/** Makes a program without directives: files that are used are modules that are open. Lines keep their numbers. */
function withoutDirectives({ main, sources }: Program): Program {
  const changed = sources.map((source) => {
    const text = source.text.replace(DIRECTIVE, (line) => {
      const used = /#use[ \t]+"(?:[^"\n]*\/)?(?<name>\w+)\.ml"/.exec(line)?.groups?.name;
      return used === undefined ? "" : `open ${moduleOf({ path: used })};;`;
    });
    return { ...source, text };
  });
  return { sources: changed, main: changed[sources.indexOf(main)]! };
}
