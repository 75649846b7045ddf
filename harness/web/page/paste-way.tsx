import { useId, useState } from "preact/hooks";
import { inputFor } from "../judge-printed.ts";
import { save } from "./files.tsx";
import type { WayProps } from "./way.ts";
import { PAGE_WORDS } from "./words.ts";

/** Longer inputs are saved as a file, and not shown. */
const LONGEST_SHOWN = 4096;

/** Checks one output, as it was printed for one case. */
export function PasteWay({ locale, cases, judge }: WayProps) {
  const [at, setAt] = useState(0);
  const [output, setOutput] = useState("");
  const ids = useId();
  const words = PAGE_WORDS[locale];
  const asked = cases[at]!;
  const { stdin } = inputFor(asked);
  const check = () => {
    const run = {
      stdout: new TextEncoder().encode(output),
      stderr: new Uint8Array(),
      end: { kind: "exited", code: 0 },
      wallMs: 0,
    } as const;
    return judge({ program: { name: "" }, runs: new Map([[asked.name, run]]), cases: [asked] });
  };
  return (
    <div class="paste">
      <label for={`${ids}case`}>{words.pasteCase}</label>
      <select id={`${ids}case`} value={at} onChange={(event) => setAt(Number(event.currentTarget.value))}>
        {cases.map(({ name, title }, index) => (
          <option key={name} value={index}>
            {title[locale] === name ? name : `${title[locale]} (${name})`}
          </option>
        ))}
      </select>
      <p>{words.input}</p>
      {stdin.length <= LONGEST_SHOWN && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled by the keyboard, too.
        <pre tabIndex={0}>{stdin}</pre>
      )}
      <button type="button" onClick={() => save(stdin, `${asked.name.replaceAll("/", "-")}.txt`)}>
        {words.saveInput}
      </button>
      <label for={`${ids}output`}>{words.output}</label>
      <textarea
        id={`${ids}output`}
        rows={10}
        spellcheck={false}
        value={output}
        onInput={(event) => setOutput(event.currentTarget.value)}
      />
      <button type="button" class="main" disabled={output.trim() === ""} onClick={check}>
        {words.judge}
      </button>
    </div>
  );
}
