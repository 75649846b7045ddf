import type { Language, Program, Source, Tool } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { neededVersion } from "./python-features.ts";
import { importedBy, runPython } from "./python-imports.ts";
import { statementsOf, type Token, tokensOf } from "./python-tokens.ts";
import { NATIVE } from "./runtime.ts";

/** Folders of version managers. */
const VERSIONS = [
  "/usr/bin",
  "/usr/local/bin",
  "/opt/*/bin",
  "~/.pyenv/versions/*/bin",
  "~/.asdf/installs/python/*/bin",
  "~/.local/share/uv/python/*/bin",
];

/** Isolated, or the compiler would import a file of the program that has the name of a module that it needs. */
const COMPILE = ["python3", "-I", "-B", "-m", "py_compile"];

/** Beginnings of blocks, imports, and what is printed. */
const LINE =
  /^[ \t]*(?:(?:def|class|for|while|if|elif|else|try|with)\b[^\n]*:|from \w[\w.]* import [^\n;]+|import \w[\w.]*|print\([^\n]*\))[ \t]*(?:#[^\n]*)?$/m;

/** Ends of lines of languages with braces, and words and signs of others that print in the same way. */
const OTHER_LINE = /(?:;|\)[ \t]*(?:->[^\n{]{0,80})?\{)[ \t]*$|^[ \t]*(?:local\b|end[ \t]*$)|<-/m;

/** Parts that all versions share. */
const COMMON = {
  title: LANGUAGE_TITLES.python,
  extensions: [".py", ".pyw", ".py3"],
  runtime: NATIVE,
  costs: { buildMs: 60, startMs: 30 },
  elsewhere: VERSIONS,
  isWrittenIn: (text: string) => LINE.test(text) && !OTHER_LINE.test(text),
  isMain: ({ text }: Source) => /^if\s+__name__\s*==/m.test(text),
  runsFromTop: true,
  onlyDefines,
  draws: ({ text }: Source) =>
    /^[ \t]*(?:import|from)[ \t]+(?:matplotlib|seaborn|plotly|turtle)\b/m.test(text),
  // A program runs its parts as texts, exec(open("parte.py").read()), or as programs of their own.
  namesFromStart: ({ text }: Source) => /["'](?:[^"'\n]*[/\s])?\w+\.py["']/.test(text),
  // An editor makes such a file for every project. Some are written over below the first line.
  isAside: ({ text }: Source) =>
    /^# This is a sample Python script\./.test(text) && /\bprint_hi\(/.test(text),
  usualMains: ["main.py", "__main__.py", "app.py"],
  readsAsIs: ({ text }: Source) => {
    const declared = /^(?:[^\n]*\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*(?<name>[-\w.]+)/.exec(text)?.groups
      ?.name;
    return declared !== undefined && !/^utf-?8/i.test(declared);
  },
} as const;

function interpreter(command: string): Tool {
  return {
    command,
    version: ["--version"],
    install: `apt install ${command}`,
    behind: { arguments: ["-c", "import sys; print(sys.executable)"] },
  };
}

/** Programs of years ago are still handed in. */
const python2: Language = {
  ...COMMON,
  tools: [interpreter("python2")],
  plan: (program) => ({
    build: [["python2", "-B", "-m", "py_compile", `./${program.main.path}`]],
    ...runPython("python2", program),
  }),
};

const ONLY_IN_3 =
  /(?<![\w.\\"'])[fFtT]["']|^[ \t]*nonlocal\b|\)\s*->|\bprint\s*\([^\n]{0,200}\b(?:end|sep)\s*=/m;

/** Messages of Python 3 about what only Python 2 has. */
const COMPLAINT = /Missing parentheses in call to '(?:print|exec)'|multiple exception types must be/;

/** A message about tabs, which Python 2 took for spaces. It comes before those about anything else. */
const OF_TABS = /TabError: inconsistent use of tabs/;

const PRINT_STATEMENT = /^[ \t]*print[ \t]+["'\w]/m;

/** A pair as a parameter, which Python 3 refuses in words that differ by version: `def move(self, (row, column)):`. */
const PAIR_AS_PARAMETER = /^[ \t]*def[ \t]+\w+[ \t]*\((?:[^()\n]*,)?[ \t]*\([ \t]*\w/m;

/** Tests if a program is one of Python 2. One that has anything of Python 3 as well only lacks brackets. */
function isPython2({ sources }: Program, messages: string): boolean {
  const isFormer =
    COMPLAINT.test(messages) ||
    sources.some(
      ({ text }) => PAIR_AS_PARAMETER.test(text) || (OF_TABS.test(messages) && PRINT_STATEMENT.test(text)),
    );
  return isFormer && !sources.some(({ text }) => ONLY_IN_3.test(text.replace(/#.*/g, "")));
}

export const python: Language = {
  ...COMMON,
  tools: [interpreter("python3")],
  plan: (program) => {
    const { main } = program;
    const imported = importedBy(program);
    return {
      build: [[...COMPILE, `./${main.path}`]],
      ...(imported.length > 0 && { checks: [[...COMPILE, ...imported.map((each) => `./${each.path}`)]] }),
      ...runPython("python3", program),
    };
  },
  neededVersion,
  former: { language: python2, version: "2.7", isMeant: isPython2 },
};

/** First words of statements that only define something. */
const DEFINITIONS = new Set(["def", "class", "async", "import", "from", "@", "pass"]);

/** Tests if nothing outside of functions and classes is done but to define something, and to set the limit of recursion. */
function onlyDefines({ text }: Source): boolean {
  const tokens = tokensOf(text);
  return tokens !== undefined && statementsOf(tokens).every(isDefinition);
}

function isDefinition(statement: readonly Token[]): boolean {
  const [first] = statement;
  // What is indented belongs to the statement above it.
  if (!first || first.kind === "blank" || first.kind === "comment" || first.kind === "string") return true;
  const has = (word: string) => statement.some(({ text }) => text === word);
  return DEFINITIONS.has(first.text) || has("setrecursionlimit") || (has("=") && !has("("));
}
