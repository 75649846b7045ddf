import { useRef, useState } from "preact/hooks";
import { remembered } from "../../base/remembered.ts";
import { squaresOf } from "../../case/any-case.ts";
import { runUntilTooSlow } from "../../grade/task/until-too-slow.ts";
import { inputFor, type PrintedCase } from "../judge-printed.ts";
import type { PrintedRun } from "../printed-run.ts";
import {
  openProgram,
  openRuntimes,
  type PageLanguage,
  type PageProgram,
  type ProgramFile,
  pageLanguageOf,
} from "../programs/index.ts";
import { CodeField } from "./code-field.tsx";
import { Drop } from "./files.tsx";
import { RUNTIMES_FOLDER } from "./places.ts";
import type { WayProps } from "./way.ts";
import { PAGE_WORDS, type PageWords } from "./words.ts";

/** Most that all files of a program have together: an editor and a page have to bear them. */
const MOST_MEBIBYTES = 4;

/** Times its limit of CPU time that a program may take here: a page is slower than a machine, and nothing but its end is judged. */
const PATIENCE = 5;

/** Folder of what runs programs, and its scripts, which are loaded once. */
const runtimesHere = remembered(() => {
  const folder = new URL(RUNTIMES_FOLDER, document.baseURI);
  return { folder, runtimes: openRuntimes(folder) };
});

interface Sources {
  readonly files: readonly ProgramFile[];
  readonly main: string;
  /** Counts what was dropped or begun, so that each gets a field of its own. */
  readonly opened: number;
}

const UNTITLED: Readonly<Record<PageLanguage, string>> = { python: "main.py", javascript: "main.js" };
const TITLES: Readonly<Record<PageLanguage, string>> = { python: "Python", javascript: "JavaScript" };

/** Checks a program in Python or JavaScript, which runs in this page. */
export function ProgramWay({ locale, cases, forget, judge }: WayProps) {
  const [sources, setOpened] = useState<Sources>({ files: [], main: "", opened: 0 });
  const [said, setSaid] = useState("");
  const [mistake, setMistake] = useState<(words: PageWords) => string>();
  const [isRunning, setRunning] = useState(false);
  const stopping = useRef<AbortController | null>(null);
  const words = PAGE_WORDS[locale];
  const { folder, runtimes } = runtimesHere();
  const { files, main } = sources;
  const language = pageLanguageOf(main) ?? "python";
  const text = files.find(({ path }) => path === main)?.text ?? "";

  const setSources = (opened: Omit<Sources, "opened">) =>
    setOpened({ ...opened, opened: sources.opened + 1 });
  const take = async (chosen: readonly File[]) => {
    setMistake(undefined);
    // A function would be called by the state.
    const refuse = (say: (words: PageWords) => string) => setMistake(() => say);
    if (!chosen.some(({ name }) => pageLanguageOf(name))) return refuse(({ noProgram }) => noProgram);
    if (chosen.reduce((sum, { size }) => sum + size, 0) > MOST_MEBIBYTES * 2 ** 20)
      return refuse(({ tooLarge }) => tooLarge(MOST_MEBIBYTES));
    try {
      const read = await Promise.all(
        chosen.map(async (file) => ({ path: file.name, text: await file.text() })),
      );
      setSources({ files: read, main: mainOf(read) });
    } catch {
      refuse(({ unreadable }) => unreadable);
    }
  };
  const write = (written: string) =>
    setOpened({
      ...sources,
      files: files.map((each) => (each.path === main ? { ...each, text: written } : each)),
    });

  const run = async () => {
    const stop = new AbortController();
    const { signal } = stop;
    stopping.current = stop;
    forget();
    setRunning(true);
    setSaid(language === "python" ? words.loading : words.running(0, cases.length));
    try {
      await runtimes.load(language);
    } catch {
      setRunning(false);
      return setSaid(words.notHere);
    }
    const program = openProgram({ language, files, main }, runtimes);
    const source = { language, files, main } as const;
    try {
      const refused = await program.compile(signal);
      const tell = (done: number) => setSaid(words.running(done, cases.length));
      const printed = refused === undefined ? await runOn(cases, program, { tell, signal }) : [];
      setSaid("");
      await judge({
        program: { name: main, source, refused },
        cases,
        signal,
        runs: new Map(printed.map(({ asked, run }) => [asked.name, run!])),
        again: (input) => program.run(input, limitsFor(cases[0]!), signal),
      });
    } catch (error) {
      setSaid(signal.aborted ? "" : words.failed(String(error)));
    } finally {
      setRunning(false);
      program.close();
    }
  };

  return (
    <div class="program">
      <Drop
        label={words.dropHere}
        button={words.choose}
        accept=".py,.pyw,.js,.mjs,.cjs,.ts,.mts,.cts"
        several
        take={take}
      />
      {mistake && <p role="alert">{mistake(words)}</p>}
      <fieldset class="choice">
        <legend>{words.typeHere}</legend>
        {Object.entries(UNTITLED).map(([name, path]) => (
          <button type="button" onClick={() => setSources({ files: [{ path, text }], main: path })}>
            {TITLES[name as PageLanguage]}
          </button>
        ))}
      </fieldset>
      {sources.opened > 0 && (
        <>
          <p class="faint">
            <bdi>{main}</bdi> {files.length > 1 && words.others(files.length - 1)}
          </p>
          <CodeField
            key={`${sources.opened} ${locale}`}
            folder={folder}
            language={language}
            text={text}
            label={`${words.written} (${main})`}
            change={write}
          />
          <p>
            <button type="button" class="main" disabled={text.trim() === "" || isRunning} onClick={run}>
              {words.run(cases.length)}
            </button>{" "}
            {isRunning && (
              <button type="button" onClick={() => stopping.current?.abort()}>
                {words.stop}
              </button>
            )}
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

/** The file that is started: the only one, or one that is called so. */
function mainOf(files: readonly ProgramFile[]): string {
  const programs = files.filter(({ path }) => pageLanguageOf(path) !== undefined);
  const named = programs.find(({ path }) => /^(?:main|__main__|index)\./i.test(path));
  return (named ?? programs[0] ?? files[0]!).path;
}

function limitsFor({ limits }: WayProps["cases"][number]) {
  return { wallMs: PATIENCE * limits.cpuMs, outputBytes: limits.outputBytes };
}

/** Runs a program on one case after the other, as a grading does: not on larger boards if it is too slow on smaller ones. */
async function runOn(
  cases: WayProps["cases"],
  program: PageProgram,
  { tell, signal }: { readonly tell: (done: number) => void; readonly signal: AbortSignal },
): Promise<PrintedCase[]> {
  let before: Promise<unknown> = Promise.resolve();
  let done = 0;
  const runs = await runUntilTooSlow(cases.map(squaresOf), {
    run: (at) => {
      const asked = cases[at]!;
      const run = before.then(async (): Promise<PrintedRun> => {
        const ran = await program.run(inputFor(asked), limitsFor(asked), signal);
        done += 1;
        tell(done);
        return ran;
      });
      before = run.catch(() => {});
      return run;
    },
    isTimeOut: ({ end }) => end.kind === "limit" && end.limit === "wall",
    isRun: () => false,
    draw: (count) => Math.floor(count / 2),
  });
  return cases.map((asked, at) => ({ asked, run: runs[at] ?? "too-slow" }));
}
