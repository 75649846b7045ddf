import { codeOf, type Language } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { THREADED } from "./runtime.ts";

/** Not tried: it is written from its documentation. A remainder of it is never negative. */
export const dart: Language = {
  title: LANGUAGE_TITLES.dart,
  extensions: [".dart"],
  runtime: THREADED,
  costs: { buildMs: 1500, startMs: 10 },
  tools: [{ command: "dart", version: ["--version"], install: "see dart.dev" }],
  isWrittenIn: (text) =>
    /^import ['"]dart:/m.test(text) || (/^(?:void )?main\(\) \{/m.test(text) && /^[ \t]+print\(/m.test(text)),
  isMain: (source) => /\bmain ?\([^()]{0,200}\) ?(?:async ?)?(?:\{|=>)/.test(codeOf(source)),
  usualMains: ["main.dart", "bin/main.dart"],
  plan: ({ main }) => ({
    build: [["dart", "compile", "exe", "-o", "program", `./${main.path}`]],
    run: ["./program"],
  }),
};
