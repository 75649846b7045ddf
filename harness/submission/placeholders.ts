import type { YamlPath } from "../base/yaml-file.ts";
import type { ProblemName } from "../case/names.ts";
import { PLACEHOLDERS } from "../problem/contract.ts";
import type { Manifest } from "./manifest.ts";

/** A name in braces; group 1 is the name. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** A placeholder, and where it stands in the manifest. */
interface PlacedName {
  readonly name: string;
  readonly at: YamlPath;
}

/** The placeholders of a manifest that its problem does not have. */
export function unknownPlaceholders(manifest: Manifest, problem: ProblemName): PlacedName[] {
  const known: readonly string[] = PLACEHOLDERS[problem];
  return placeholdersOf(manifest).filter(({ name }) => !known.includes(name));
}

/** Every use of a placeholder, known or not. */
export function placeholdersOf(manifest: Manifest): PlacedName[] {
  return textsOf(manifest).flatMap(({ at, text }) =>
    Array.from(text.matchAll(PLACEHOLDER), ([, name]) => ({ name: name!, at })),
  );
}

function textsOf({ input = {}, driver = {} }: Manifest): { at: YamlPath; text: string }[] {
  const each = (at: YamlPath, texts: Readonly<Record<string, string>> = {}) =>
    Object.entries(texts).map(([name, text]) => ({ at: [...at, name], text }));
  return [
    ...(input.arguments ?? []).map((text, index) => ({ at: ["input", "arguments", index], text })),
    { at: ["input", "stdin"], text: input.stdin ?? "" },
    ...each(["input", "files"], input.files),
    ...each(["input", "environment"], input.environment),
    ...each(["driver", "files"], driver.files),
    ...(driver.replacements ?? []).map(({ replace }, index) => ({
      at: ["driver", "replacements", index, "replace"],
      text: replace,
    })),
  ];
}
