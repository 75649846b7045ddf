import { c } from "./c.ts";
import { cpp } from "./cpp.ts";
import { csharp } from "./csharp.ts";
import { go } from "./go.ts";
import { haskell } from "./haskell.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { kotlin } from "./kotlin.ts";
import type { Language } from "./language.ts";
import type { LanguageName } from "./names.ts";
import { python } from "./python.ts";
import { ruby } from "./ruby.ts";
import { rust } from "./rust.ts";
import { typescript } from "./typescript.ts";

/** The languages there are. A new one is a file, a line here and one in `names.ts`. */
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
