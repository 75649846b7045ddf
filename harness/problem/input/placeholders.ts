import type { YamlPath } from "../../base/yaml-file.ts";
import type { Driver, Input } from "./input-schemas.ts";

/**
 * A name in braces, perhaps with a word for each of its values: `{tour:open=n,closed=s}`. Group 1 is the name, group 2 has the
 * words.
 */
const PLACEHOLDER = /\{(\w+)(?::(\w+=[^{},=\s]*(?:,\w+=[^{},=\s]*)*))?\}/g;

/** Fills in a text. What has no value stays as it is. */
export function filledWith(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
  textFor: (value: string) => string | undefined = (value) => value,
): string {
  return text.replace(PLACEHOLDER, (whole, name: string, words: string | undefined) => {
    const value = values[name];
    const word = words?.split(",").find((each) => each.startsWith(`${value}=`));
    const chosen = words === undefined ? value : word?.slice(word.indexOf("=") + 1);
    return (chosen === undefined ? undefined : textFor(chosen)) ?? whole;
  });
}

interface PlacedName {
  readonly name: string;
  readonly at: YamlPath;
}

/** The part of a manifest whose texts may hold placeholders. */
export interface TemplatedManifest {
  readonly input?: Input;
  readonly driver?: Driver;
  readonly answer?: { readonly file?: string };
}

/** Finds every use of a placeholder, known or not. */
export function placeholdersOf(manifest: TemplatedManifest): PlacedName[] {
  return textsOf(manifest).flatMap(({ at, text }) =>
    Array.from(text.matchAll(PLACEHOLDER), ([, name]) => ({ name: name!, at })),
  );
}

function textsOf({
  input = {},
  driver = {},
  answer = {},
}: TemplatedManifest): { at: YamlPath; text: string }[] {
  const each = (at: YamlPath, texts: Readonly<Record<string, string>> = {}) =>
    Object.entries(texts).map(([name, text]) => ({ at: [...at, name], text }));
  return [
    ...(input.arguments ?? []).map((text, index) => ({ at: ["input", "arguments", index], text })),
    { at: ["input", "stdin"], text: input.stdin ?? "" },
    ...each(["input", "files"], input.files),
    ...each(["input", "environment"], input.environment),
    { at: ["answer", "file"], text: answer.file ?? "" },
    ...each(["driver", "files"], driver.files),
    ...(driver.replacements ?? []).map(({ replace }, index) => ({
      at: ["driver", "replacements", index, "replace"],
      text: replace,
    })),
  ];
}
