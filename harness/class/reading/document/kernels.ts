import { LANGUAGE_NAMES, LANGUAGE_TITLES, type LanguageName } from "../../../submission/language/names.ts";

/** Languages by the names that kernels have for themselves or for them, where these are others than ours. */
const KERNELS: Readonly<Record<string, string>> = {
  ...{ ipython: "python", pypy: "python", xpython: "python", pyodide: "python", sagemath: "python" },
  ...{ ir: "r", xr: "r", julia: "julia", gnuoctave: "octave", xoctave: "octave", matlab: "octave" },
  ...{ node: "javascript", nodejs: "javascript", ijavascript: "javascript", jslab: "javascript" },
  ...{ deno: "typescript", tslab: "typescript" },
  ...{ ijava: "java", jjava: "java", rapaio: "java", ".net-csharp": "csharp", icsharp: "csharp" },
  ...{
    xcpp: "cpp",
    cling: "cpp",
    xc: "c",
    ihaskell: "haskell",
    iruby: "ruby",
    gophernotes: "go",
    gonb: "go",
  },
};

/** The language of a kernel by one of its names, which may have a version: `python3`, `C++17`. Undefined if it is none of ours. */
export function languageOfKernel(kernel: string): LanguageName | undefined {
  const name = kernel.toLowerCase().replace(/(?<![\d.-])[-]?[\d.]+$/, "");
  const known = KERNELS[name] ?? name;
  return LANGUAGE_NAMES.find((each) => each === known || LANGUAGE_TITLES[each].toLowerCase() === known);
}

/** Languages by the sign that begins their comments. In all others that is `//`. */
const SIGNS: Readonly<Record<string, "#" | "--">> = {
  ...{ python: "#", ruby: "#", r: "#", perl: "#", julia: "#", octave: "#" },
  ...{ haskell: "--", lua: "--", ada: "--" },
};

/** The sign that begins a comment of one line. */
export function commentSign(language: LanguageName): "#" | "//" | "--" {
  return SIGNS[language] ?? "//";
}
