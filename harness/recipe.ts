import type { Asked } from "./problem/asked.ts";
import type { InputRecipe } from "./submission/manifest.ts";

/** What one run is given: no placeholders are left. */
export interface Delivery {
  readonly arguments: readonly string[];
  readonly stdin: string;
  /** Text by the file's name, relative to the working directory. */
  readonly files: Readonly<Record<string, string>>;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** The placeholders that a recipe uses and that the problem does not have. */
export function unknownPlaceholders(recipe: InputRecipe, { placeholders }: Asked): string[] {
  const texts = [...(recipe.arguments ?? []), recipe.stdin ?? "", ...Object.values(recipe.files ?? {})];
  const names = texts.flatMap((text) => Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name!));
  return names.filter((name) => !Object.hasOwn(placeholders, name));
}

/** The case's delivery, by the manifest's recipe where it has one. What the contract plants is planted in any case. */
export function deliveryOf(asked: Asked, own: InputRecipe = {}): Delivery {
  const filled = (text: string) =>
    text.replace(PLACEHOLDER, (whole, name: string) => asked.placeholders[name] ?? whole);
  const files = Object.entries({ ...asked.recipe.files, ...own.files });
  return {
    arguments: (own.arguments ?? asked.recipe.arguments).map(filled),
    stdin: filled(own.stdin ?? asked.recipe.stdin),
    files: Object.fromEntries(files.map(([name, text]) => [name, filled(text)])),
  };
}
