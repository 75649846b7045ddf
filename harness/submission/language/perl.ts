import { posix } from "node:path";
import type { Language } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";

export const perl: Language = {
  title: LANGUAGE_TITLES.perl,
  // Prolog has the first one, too.
  extensions: [".pl", ".pm"],
  runtime: NATIVE,
  costs: { buildMs: 15, startMs: 5 },
  tools: [{ command: "perl", version: ["-e", "print $^V"], install: "apt install perl" }],
  isWrittenIn: (text) =>
    /^#!.*\bperl\b|^[ \t]*use[ \t]+(?:strict|warnings|utf8|v?5[\d.]*)[ \t]*;|^[ \t]*(?:my|our)[ \t]{0,9}\(?[ \t]{0,9}[$@%]/m.test(
      text,
    ),
  isMain: () => false,
  runsFromTop: true,
  // What others use ends with a true value.
  onlyDefines: ({ path, text }) =>
    /\.pm$/i.test(path) || /^1;\s*(?:__END__[\s\S]*)?$/m.test(text.slice(-500)),
  namesFromStart: ({ text }) =>
    /^[ \t]*(?:require|do|use[ \t]+lib)\b[ \t]{0,9}\(?[ \t]{0,9}["']\./m.test(text),
  usualMains: ["main.pl"],
  plan: ({ main }) => {
    const modules = (folder: string) => ["-I", posix.join(folder, posix.dirname(main.path))];
    return {
      build: [["perl", "-c", ...modules("."), `./${main.path}`]],
      run: ["perl", ...modules("{folder}"), `{folder}/${main.path}`],
    };
  },
};
