import { writeFileSync } from "node:fs";
import type { Io } from "../../console/console.ts";

/** Prints a text, or writes it into a file as it is: in some shells `>` writes another encoding. */
export function give(text: string, { output }: { readonly output?: string }, { out }: Pick<Io, "out">): void {
  const whole = text.endsWith("\n") ? text : `${text}\n`;
  if (output === undefined) out.write(whole);
  else writeFileSync(output, whole);
}
