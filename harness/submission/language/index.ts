import { ada } from "./ada.ts";
import { c } from "./c.ts";
import { cpp } from "./cpp.ts";
import { csharp } from "./csharp.ts";
import { dart } from "./dart.ts";
import { fortran } from "./fortran.ts";
import { go } from "./go.ts";
import { haskell } from "./haskell.ts";
import { inTime } from "./in-time.ts";
import { java } from "./java.ts";
import { javascript } from "./javascript.ts";
import { julia } from "./julia.ts";
import { kotlin } from "./kotlin.ts";
import type { Language } from "./language.ts";
import { lua } from "./lua.ts";
import type { LanguageName } from "./names.ts";
import { ocaml } from "./ocaml.ts";
import { pascal } from "./pascal.ts";
import { perl } from "./perl.ts";
import { php } from "./php.ts";
import { prolog } from "./prolog.ts";
import { python } from "./python.ts";
import { r } from "./r.ts";
import { ruby } from "./ruby.ts";
import { rust } from "./rust.ts";
import { scala } from "./scala.ts";
import { swift } from "./swift.ts";
import { typescript } from "./typescript.ts";
import { visualbasic } from "./visualbasic.ts";

/** The languages there are. A new one is a file, a line here and one in `names.ts`. */
export const LANGUAGES: Readonly<Record<LanguageName, Language>> = {
  ada: inTime(ada),
  c: inTime(c),
  cpp: inTime(cpp),
  csharp: inTime(csharp),
  dart: inTime(dart),
  fortran: inTime(fortran),
  go: inTime(go),
  haskell: inTime(haskell),
  java: inTime(java),
  javascript: inTime(javascript),
  julia: inTime(julia),
  kotlin: inTime(kotlin),
  lua: inTime(lua),
  pascal: inTime(pascal),
  perl: inTime(perl),
  php: inTime(php),
  ocaml: inTime(ocaml),
  prolog: inTime(prolog),
  python: inTime(python),
  r: inTime(r),
  ruby: inTime(ruby),
  rust: inTime(rust),
  scala: inTime(scala),
  swift: inTime(swift),
  typescript: inTime(typescript),
  visualbasic: inTime(visualbasic),
};
