import { type Transform, transform } from "sucrase";

/** Text of a source as a worker runs it, or the place of a mistake in it. Lines stay where they are. */
export type Plain =
  | { readonly text: string; readonly isModule: boolean }
  | { readonly message: string; readonly line: number; readonly column: number };

const IMPORTS_OR_EXPORTS = /^[ \t]*(?:import[ \t]*[\w{*"'$]|export[ \t]*[\w{*])/m;

/** Makes a module, or a source of TypeScript, a script that calls `require`. */
export function plainScript(path: string, source: string): Plain {
  const text = source.replace(/^\uFEFF?#!/, "//");
  const isTyped = /\.[cm]?ts$/.test(path);
  const isModule = /\.m[jt]s$/.test(path) || IMPORTS_OR_EXPORTS.test(text);
  if (!isTyped && !isModule) return { text, isModule };
  const transforms: Transform[] = [...(isTyped ? (["typescript"] as const) : []), "imports"];
  try {
    const { code } = transform(text.replace(/\bimport\.meta\b/g, "({ url: 'file://' + __filename })"), {
      transforms,
      filePath: path,
      production: true,
      disableESTransforms: true,
    });
    return { text: code, isModule };
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number; column: number } };
    const words = message.replace(/^Error transforming [^:\n]*: /, "").replace(/ \(\d+:\d+\)$/, "");
    return { message: words, line: loc?.line ?? 1, column: loc?.column ?? 1 };
  }
}
