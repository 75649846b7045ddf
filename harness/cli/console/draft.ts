import stringWidth from "string-width";
import type { Out } from "./console.ts";

/** Lines that are printed before it is known if all of them will hold. */
export interface Draft {
  write(lines: readonly string[]): void;
  /** Removes them from a terminal that still shows all of them; false if they stay. */
  wipe(): boolean;
}

/** Makes a draft below all that was printed. Nothing else may be printed until it is wiped. */
export function draftOn(out: Out): Draft {
  const { columns = 0 } = out;
  let height = 0;
  return {
    write(lines) {
      for (const line of lines) height += Math.max(1, Math.ceil(stringWidth(line) / columns));
      out.write(`${lines.join("\n")}\n`);
    },
    wipe() {
      // A terminal of another width has broken the lines anew.
      const isWhole = out.isTTY === true && out.columns === columns && height < (out.rows ?? 0);
      if (isWhole && height > 0) out.write(`\r\u001b[${height}A\u001b[0J`);
      return isWhole;
    },
  };
}
