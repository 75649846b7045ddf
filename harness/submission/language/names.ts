/** Programming languages. A new one is a file, a line here and one in `LANGUAGES`. */
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
