import { styleText } from "node:util";

/** Meanings of colours. */
const STYLES = {
  failed: ["red", "bold"],
  accepted: ["green", "bold"],
  unjudged: ["yellow", "bold"],
  cause: ["yellow"],
  label: ["dim"],
  quoted: ["bold"],
} as const satisfies Record<string, Parameters<typeof styleText>[0]>;

export type Paint = (meaning: keyof typeof STYLES, text: string) => string;

/** Makes a function that colours texts for a terminal, or leaves them as they are. */
export function paintFor({ colours = false }: { readonly colours?: boolean }): Paint {
  return (meaning, text) =>
    colours ? styleText([...STYLES[meaning]], text, { validateStream: false }) : text;
}
