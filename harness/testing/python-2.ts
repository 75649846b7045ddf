import { expect } from "vitest";
import { built, printedOnceBuilt } from "./building.ts";
import { told } from "./sentences.ts";

/** Expects that a program in Python 2 which prints one line is run by itself, or skipped. */
export async function expectPython2(text: string): Promise<void> {
  const done = await built({ "main.py": text });
  if (done.kind === "ready") expect(await printedOnceBuilt(done)).toBe("a\tcasa 1\n");
  else expect("finding" in done && told(done.finding)[1]).toMatch(/^the program needs Python 2\.7, /);
}
