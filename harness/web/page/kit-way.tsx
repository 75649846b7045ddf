import { useState } from "preact/hooks";
import { inputFor } from "../judge-printed.ts";
import { kitFor } from "../outputs/kit.ts";
import { OUTPUTS_MISTAKES } from "../outputs/mistakes.ts";
import { readOutputsFile } from "../outputs/outputs-file.ts";
import { Drop, save } from "./files.tsx";
import type { WayProps } from "./way.ts";
import { PAGE_WORDS } from "./words.ts";

/** Checks a program in any language: a script runs it on the student's machine, and writes one file. */
export function KitWay({ locale, cases, judge }: WayProps) {
  const [mistake, setMistake] = useState("");
  const words = PAGE_WORDS[locale];
  const [get, run, drop] = words.kitSteps;
  const saveKit = () => {
    const inputs = cases.map((asked) => inputFor(asked));
    save(kitFor({ inputs, locale, nonce: drawn() }), words.kitFile);
  };
  const take = async ([file]: readonly File[]) => {
    const bytes = new Uint8Array(await file!.arrayBuffer());
    const read = readOutputsFile(bytes, { cases: cases.map(({ name }) => name) });
    if (read.kind !== "outputs") return setMistake(OUTPUTS_MISTAKES[read.kind][locale]);
    setMistake("");
    await judge({ program: { name: words.program }, runs: read.runs });
  };
  return (
    <ol class="steps">
      <li>
        <p>{get}</p>
        <button type="button" onClick={saveKit}>
          {words.download}
        </button>
      </li>
      <li>
        <p>{run}</p>
      </li>
      <li>
        <p>{drop}</p>
        <Drop label={words.drop} button={words.choose} accept=".txt" take={take} />
        {mistake && <p role="alert">{mistake}</p>}
      </li>
    </ol>
  );
}

/** Draws a name that no program can know. */
function drawn(): string {
  return crypto.getRandomValues(new Uint32Array(4)).reduce((name, part) => name + part.toString(36), "");
}
