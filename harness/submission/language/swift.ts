import { posix } from "node:path";
import { codeOf, type Language, linesOfCode, pathsOf, type Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";

/** A line at the left edge that does something: no definition, and no end of a block. */
const RUNS =
  /^(?!(?:(?:public|private|fileprivate|internal|open|final|indirect)[ \t]+)*(?:func|class|struct|enum|protocol|extension|typealias|actor|import|let|var|case|default)\b|else\b)[A-Za-z]/m;

/** Not tried: it is written from its documentation. */
export const swift: Language = {
  title: LANGUAGE_TITLES.swift,
  extensions: [".swift"],
  runtime: NATIVE,
  costs: { buildMs: 1000, startMs: 5 },
  tools: [{ command: "swiftc", version: ["--version"], install: "see swift.org" }],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) =>
    /\breadLine\(|^import Foundation\b/m.test(text) && /^(?:func \w+|let \w+|var \w+)/m.test(text),
  isMain: begins,
  usualMains: ["main.swift", "Sources/main.swift"],
  // Statements outside of a function may stand in one file, and beside others in none but main.swift.
  plan: ({ main, sources }) => ({
    build: [
      [
        ...["swiftc", "-O", "-suppress-warnings", "-o", "program"],
        ...pathsOf({ sources: sources.filter((each) => each === main || !begins(each)) }),
      ],
    ],
    run: ["./program"],
  }),
};

function begins(source: Source): boolean {
  return (
    posix.basename(source.path) === "main.swift" ||
    /@main\b/.test(codeOf(source)) ||
    RUNS.test(linesOfCode(source).join("\n"))
  );
}
