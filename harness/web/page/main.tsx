import { render } from "preact";
import { readCases } from "../shared-cases.ts";
import { App } from "./app.tsx";
import { type DedicatedWorkerScope, serveJudging } from "./judge.ts";
import { APP_ID, CASES_ID, CODE_ID } from "./places.ts";

function start(): void {
  const textOf = (id: string) => document.getElementById(id)!.textContent!;
  const text = textOf(CASES_ID);
  const locale = document.documentElement.lang === "en" ? "en" : "pt-BR";
  const course = { locale, text, cases: readCases(text), code: textOf(CODE_ID) } as const;
  render(<App {...course} />, document.getElementById(APP_ID)!);
}

// The same script is that of the page and of its workers.
if (typeof document === "undefined") serveJudging(globalThis as unknown as DedicatedWorkerScope);
else start();
