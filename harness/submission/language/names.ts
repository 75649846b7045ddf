/** Programming languages as people write them, by their names. A new one is a file, a line here and one in `LANGUAGES`. */
export const LANGUAGE_TITLES = {
  ada: "Ada",
  c: "C",
  cpp: "C++",
  csharp: "C#",
  dart: "Dart",
  fortran: "Fortran",
  go: "Go",
  haskell: "Haskell",
  java: "Java",
  javascript: "JavaScript",
  julia: "Julia",
  kotlin: "Kotlin",
  lua: "Lua",
  ocaml: "OCaml",
  pascal: "Pascal",
  perl: "Perl",
  php: "PHP",
  prolog: "Prolog",
  python: "Python",
  r: "R",
  ruby: "Ruby",
  rust: "Rust",
  scala: "Scala",
  swift: "Swift",
  typescript: "TypeScript",
  visualbasic: "Visual Basic",
} as const;
export type LanguageName = keyof typeof LANGUAGE_TITLES;

export const LANGUAGE_NAMES = Object.keys(LANGUAGE_TITLES) as [LanguageName, ...LanguageName[]];
