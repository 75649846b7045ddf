import type { ProblemName } from "./case/case.ts";
import { type Contract, PLACEHOLDERS } from "./problem/contract.ts";
import type { InputRecipe } from "./submission/manifest.ts";

/** What one run is given: no placeholders are left. */
export interface Delivery {
  readonly arguments: readonly string[];
  readonly stdin: string;
  /** Text by the file's name, relative to the working directory. */
  readonly files: Readonly<Record<string, string>>;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** A placeholder in a manifest that its problem does not have. */
export interface UnknownPlaceholder {
  readonly name: string;
  /** Where it stands in the recipe. */
  readonly at: readonly (string | number)[];
}

export function unknownPlaceholders(recipe: InputRecipe, problem: ProblemName): UnknownPlaceholder[] {
  const known: readonly string[] = PLACEHOLDERS[problem];
  const texts: [UnknownPlaceholder["at"], string][] = [
    ...(recipe.arguments ?? []).map((text, index): [UnknownPlaceholder["at"], string] => [
      ["arguments", index],
      text,
    ]),
    [["stdin"], recipe.stdin ?? ""],
    ...Object.entries(recipe.files ?? {}).map(([name, text]): [UnknownPlaceholder["at"], string] => [
      ["files", name],
      text,
    ]),
  ];
  return texts.flatMap(([at, text]) =>
    Array.from(text.matchAll(PLACEHOLDER), ([, name]) => ({ name: name!, at })).filter(
      ({ name }) => !known.includes(name),
    ),
  );
}

/** The case's delivery, by the manifest's recipe where it has one. What the contract plants is planted in any case. */
export function deliveryOf(contract: Contract, own: InputRecipe = {}): Delivery {
  const filled = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => contract.placeholders[name] ?? whole);
  const files = Object.entries({ ...contract.recipe.files, ...own.files });
  return {
    arguments: (own.arguments ?? contract.recipe.arguments).map(filled),
    stdin: filled(own.stdin ?? contract.recipe.stdin),
    files: Object.fromEntries(files.map(([name, text]) => [name, filled(text)])),
  };
}
