import { useState } from "preact/hooks";
import { asSentence } from "../../report/html/parts.tsx";
import { inputFor } from "../judge-printed.ts";
import { kitFor } from "../outputs/kit.ts";
import { OUTPUTS_MISTAKES } from "../outputs/mistakes.ts";
import { readOutputsFile } from "../outputs/outputs-file.ts";
import { KIT_WORDS } from "../outputs/words.ts";
import { Drop, save } from "./files.tsx";
import type { WayProps } from "./way.ts";
import { PAGE_WORDS } from "./words.ts";

/** Checks a program in any language: a script runs it on the student's machine, and writes one file. */
export function KitWay({ locale, cases, forget, judge }: WayProps) {
  const [mistake, setMistake] = useState<keyof typeof OUTPUTS_MISTAKES | "unreadable">();
  const words = PAGE_WORDS[locale];
  const { script, outputs, readme } = KIT_WORDS[locale];
  const saveKit = () => {
    const inputs = cases.map((asked) => inputFor(asked));
    save(kitFor({ inputs, locale, nonce: drawn() }), words.kitFile);
  };
  const take = async ([file]: readonly File[]) => {
    forget();
    setMistake(undefined);
    const buffer = await file!.arrayBuffer().catch(() => undefined);
    if (!buffer) return setMistake("unreadable");
    const read = readOutputsFile(new Uint8Array(buffer), { cases: cases.map(({ name }) => name) });
    if (read.kind !== "outputs") return setMistake(read.kind);
    await judge({ program: { name: "" }, runs: read.runs, cases });
  };
  return (
    <ol class="steps">
      <li>
        <p>{words.kitGet}</p>
        <button type="button" onClick={saveKit}>
          {words.download}
        </button>
      </li>
      <li>
        <p>{words.kitRun({ script, outputs, readme })}</p>
      </li>
      <li>
        <p>{words.kitDrop}</p>
        <Drop label={words.drop(outputs)} button={words.choose} accept=".txt" take={take} />
        {mistake && (
          <p role="alert">
            {mistake === "unreadable" ? words.unreadable : asSentence(OUTPUTS_MISTAKES[mistake][locale])}
          </p>
        )}
      </li>
    </ol>
  );
}

/** Draws a name that no program can know. */
function drawn(): string {
  return crypto.getRandomValues(new Uint32Array(4)).reduce((name, part) => name + part.toString(36), "");
}
