import type { Language, Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { THREADED } from "./runtime.ts";

export const ruby: Language = {
  title: LANGUAGE_TITLES.ruby,
  extensions: [".rb", ".rbw"],
  runtime: THREADED,
  costs: { buildMs: 50, startMs: 45 },
  tools: [{ command: "ruby", version: ["--version"], install: "apt install ruby" }],
  isWrittenIn: (text) =>
    /^[ \t]*(?:puts|require|def|gets)\b/m.test(text) && /^[ \t]*end[ \t]*\r?$/m.test(text),
  isMain: ({ text }) => /__FILE__\s*==\s*\$0|\$PROGRAM_NAME/.test(text),
  runsFromTop: true,
  namesFromStart: ({ text }) => /^[ \t]*(?:require|load)\b[ \t]*(?:\([ \t]*)?["']\.\//m.test(text),
  usualMains: ["main.rb", "app.rb"],
  plan: ({ main, sources }) => ({
    build: [["ruby", "-c", `./${main.path}`]],
    run: ["ruby", ...(sources.some(isInLib) ? ["-I", "{folder}/lib"] : []), `{folder}/${main.path}`],
  }),
};

/** Tests if a source is required by its name alone: that is how packages of Ruby are laid out. */
function isInLib({ path }: Source): boolean {
  return path.startsWith("lib/");
}
