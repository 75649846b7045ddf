import type { Locale } from "../../base/locale.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import type { Manifest } from "../../submission/manifest.ts";

const BY_CONTRACT: Sentence = say`by the contract`;

const WITHOUT_INPUT: Sentence = say`without input`;

/** Shortens a manifest to its statements on the main program, on input and on answer. */
export function saidBy({ main, driver, input, answer, fixed = {} }: Manifest, locale: Locale): string {
  const { arguments: words, stdin, ...other } = input ?? {};
  const { presumed: _, ...seen } = fixed;
  const asking = {
    ...(words && words.length > 0 && { arguments: words }),
    ...(stdin && { stdin }),
    ...other,
  };
  const parts = Object.entries({ driver: driver?.replacements, input: asking, answer, fixed: seen })
    .filter(([, value]) => value !== undefined && Object.keys(value).length > 0)
    .map(([key, value]) => `${key} \`${JSON.stringify(value)}\``);
  if (!input && !driver) parts.unshift(BY_CONTRACT[locale]);
  if (input && Object.keys(asking).length === 0) parts.unshift(WITHOUT_INPUT[locale]);
  const asked = parts.join(", ");
  return main === undefined ? asked : `${main}: ${asked}`;
}
