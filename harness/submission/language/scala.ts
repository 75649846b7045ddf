import { posix } from "node:path";
import { FOR_COMPILERS, JDK, javaFor } from "./java.ts";
import {
  codeOf,
  type Language,
  linesOfCode,
  type Plan,
  type Program,
  pathsOf,
  type Refusal,
} from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";
import { isOlder, newestOf, versionIn } from "./version.ts";

/** A main method, an object that is a program as a whole, or a function that is marked as one. */
const MAIN = /\bdef main ?\(|\b(?:extends|with) App\b|@main\b/;

export const scala: Language = {
  title: LANGUAGE_TITLES.scala,
  extensions: [".scala"],
  runtime: VIRTUAL_MACHINE,
  costs: { buildMs: 4500, startMs: 210 },
  tools: [
    { command: "scalac", version: ["-version"], install: "apt install scala" },
    { command: "java", version: ["-version"], install: JDK },
  ],
  elsewhere: ["/opt/scala*/bin", "~/.sdkman/candidates/scala/*/bin"],
  floorRemainder: "Math.floorMod(x, n)",
  isWrittenIn: (text) => /^[ \t]*object \w+/m.test(text) || /^@main\b/m.test(text),
  isMain: (source) => MAIN.test(codeOf(source)),
  usualMains: ["Main.scala", "src/main/scala/Main.scala", "App.scala"],
  plan: (program) => planFor(withoutTests(program), mainClassOf(program)),
  // Statements outside of an object, which the older compiler takes as a script.
  otherPlans: ({ main }) =>
    MAIN.test(codeOf(main)) ? [] : [planFor({ main, sources: [main] }, SCRIPT, ["-Xscript", SCRIPT])],
  neededVersion,
};

/** Name of the object that a script is made to. */
const SCRIPT = "Script";

/** Tests of a unit bring a library of their own. */
const USES_TEST_LIBRARY = /^[ \t]*import (?:org\.scalatest|org\.scalacheck|org\.junit|munit|utest)\b/m;

function withoutTests({ main, sources }: Program): Program {
  return { main, sources: sources.filter((each) => each === main || !USES_TEST_LIBRARY.test(each.text)) };
}

/** Copies the library beside the program, from where the compiler has its own. To run by it takes a third of the time of `scala`. */
const BRING_LIBRARY =
  'mkdir -p library && find -L "$(dirname "$(readlink -f "$(command -v scalac)")")/.." -name "scala*-library*.jar" -exec cp {} library ";"';

function planFor(program: Program, mainClass: string, flags: readonly string[] = []): Plan {
  return {
    build: [
      ["sh", "-c", BRING_LIBRARY],
      ["scalac", "-nowarn", "-encoding", "UTF-8", ...flags, "-d", "program.jar", ...pathsOf(program)],
    ],
    run: [...javaFor(program), "-cp", "{folder}/program.jar:{folder}/library/*", mainClass],
    environment: { JAVA_OPTS: ["-Xms32m", "-Xss8m", ...FOR_COMPILERS].join(" ") },
  };
}

/** Names the class that begins: the object around the main method, or the function that is marked. */
function mainClassOf({ main }: Program): string {
  const code = linesOfCode(main).join("\n");
  const folder = Array.from(
    code.matchAll(/^package[ \t]+(?!object\b)(?<name>[\w.]+)/gm),
    ({ groups }) => groups!.name,
  );
  const marked = /@main\s+(?:def\s+)?(?<name>\w+)/.exec(code)?.groups?.name;
  const at = /\bdef main[ \t]*\(/.exec(code)?.index ?? code.length;
  const app = /\bobject[ \t]{1,9}(?<name>\w{1,80})[^\n{]{0,200}?\b(?:extends|with)[ \t]{1,9}App\b/.exec(code)
    ?.groups?.name;
  const around = Array.from(
    code.slice(0, at).matchAll(/^[ \t]*(?:case[ \t]+)?object[ \t]+(?<name>\w+)/gm),
  ).at(-1);
  const own = marked ?? app ?? around?.groups?.name ?? posix.basename(main.path, ".scala");
  return [...folder, own].join(".");
}

/** Things that older compilers do not know, with the releases that brought them, by messages and by what stands in the source. */
const FEATURES: readonly { since: string; message: RegExp; text: RegExp }[] = [
  {
    since: "3",
    message: /expected|illegal start|not found: value (?:given|enum|extension)/,
    text: /^[ \t]*@main\b|^[ \t]*(?:enum|given|extension)\b|\bthen[ \t]*$|^[ \t]*(?:if|while|for)[ \t][^\n(]*\b(?:then|do)\b|^[ \t]*(?:object|class|trait)\b[^\n{=]*:[ \t]*$/m,
  },
  {
    since: "2.13",
    message:
      /value (?:to(?:Int|Long|Double)Option|(?:max|min)(?:By)?Option|tapEach|distinctBy|pipe|tap|groupMap|groupMapReduce|partitionMap|sizeIs|lengthIs|updatedWith|unfold|Using) is not a member|object (?:jdk|chaining|Using) is not a member of package scala|not found: (?:value|type) LazyList|object LazyList is not a member/,
    text: /^/,
  },
  {
    since: "2.12",
    message:
      /type mismatch;\n found {3}: [^\n]{0,200}=> [^\n]{0,200}\n required: (?:Runnable|java\.)|Runnable[\s\S]{0,400}cannot be applied to \([^\n]{0,200}=> /,
    text: /^/,
  },
];

function neededVersion({ program, messages, version }: Refusal): string | undefined {
  const [first = ""] = messages
    .split(/^(?=\S+\.scala:\d+: error: )/m)
    .filter((part) => part.includes(": error: "));
  const seen = FEATURES.filter(
    ({ message, text }) => message.test(first) && program.sources.some((each) => text.test(each.text)),
  );
  const needed = newestOf(seen.map(({ since }) => since));
  return needed !== undefined && isOlder(version, versionIn(needed)) ? needed : undefined;
}
