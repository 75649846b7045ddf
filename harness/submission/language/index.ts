import { c } from "./c.ts";
import { cpp } from "./cpp.ts";
import { csharp } from "./csharp.ts";
import { go } from "./go.ts";
import { haskell } from "./haskell.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { kotlin } from "./kotlin.ts";
import type { Language } from "./language.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";
import { rust } from "./rust.ts";
import { typescript } from "./typescript.ts";

/** The languages there are. A new one is a file and a line in each of these two lists. */
export const LANGUAGE_NAMES = [
  "c",
  "cpp",
  "csharp",
  "go",
  "haskell",
  "java",
  "javascript",
  "kotlin",
  "python",
  "ruby",
  "rust",
  "typescript",
] as const;
export type LanguageName = (typeof LANGUAGE_NAMES)[number];

export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  c,
  cpp,
  csharp,
  go,
  haskell,
  java,
  javascript,
  kotlin,
  python,
  ruby,
  rust,
  typescript,
};
