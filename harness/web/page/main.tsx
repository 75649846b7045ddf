import { render } from "preact";
import { localeNamed } from "../../base/locale.ts";
import { readCases } from "../shared-cases.ts";
import { App } from "./app.tsx";
import { type DedicatedWorkerScope, serveJudging } from "./judge.ts";
import { APP_ID, CASES_ID, CODE_ID } from "./places.ts";

function start(): void {
  const textOf = (id: string) => document.getElementById(id)!.textContent!;
  const text = textOf(CASES_ID);
  const locale = localeNamed(document.documentElement.lang) ?? "en";
  const course = { locale, text, cases: readCases(text), code: textOf(CODE_ID) } as const;
  refuseElsewhere();
  render(<App {...course} />, document.getElementById(APP_ID)!);
}

/** Keeps a file that is dropped beside a field from being opened in place of the page, and all that was typed. */
function refuseElsewhere(): void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  addEventListener("dragover", refuse);
  addEventListener("drop", refuse);
}

// The same script is that of the page and of its workers.
if (typeof document === "undefined") serveJudging(globalThis as unknown as DedicatedWorkerScope);
else start();
