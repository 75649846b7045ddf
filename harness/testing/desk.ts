import { expect, onTestFinished } from "vitest";
import { Desk, type DeskRequest } from "../review/desk.ts";
import { deskApp } from "../review/server/app.ts";
import { casesAlone } from "./cases-alone.ts";
import { cavalo } from "./cavalo.ts";
import { folderWith } from "./folders.ts";

const RUBRIC = `problem: lost-knight
rubric:
  - item: style
    title: Style
    most: 2
    levels: [{ title: clear, points: 2 }, { title: hard to read, points: 0 }]
`;

/** A class with a right program, a wrong one and a document, which is graded. */
export async function gradedDeskClass(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = folderWith({
    "grading.yaml": RUBRIC,
    "roster.csv": "key,name\n1,Ana Souza\n2,Bia Lima\n3,Caio Reis\n",
    "hand-ins/Ana Souza/main.js": 'console.log("Em 3 movimentos.");\n',
    "hand-ins/Bia Lima/main.js": '// Bia\nconsole.log("Em 4 movimentos.");\n',
    "hand-ins/Caio Reis/relatorio.pdf": "%PDF",
    ...files,
  });
  await gradeDeskClass(folder);
  return folder;
}

/** Grades such a class, once more if it was graded before. */
export async function gradeDeskClass(folder: string): Promise<void> {
  const options = ["--trust-submissions", "--no-adopt", "--cases", casesAlone("tiny-3x3")];
  const { exitCode, stderr } = await cavalo(folder, "grade", ".", ...options);
  expect(exitCode, stderr).toBe(0);
}

export const TOKEN = "token";
const HOST = "127.0.0.1:4000";
const ORIGIN = `http://${HOST}`;

/** A desk of a graded class, and what a browser gets from it. */
export function openDesk(folder: string, request: Partial<DeskRequest> = {}) {
  const desk = new Desk({
    ...{ folder, out: `${folder}/report`, lang: "en", grader: "bruna", day: "2026-11-29" },
    command: [process.execPath, "-e", ""],
    gradingOptions: () => ({ options: [], folder }),
    signal: new AbortController().signal,
    given: () => [],
    ...request,
  });
  onTestFinished(async () => void (await desk.close()));
  const app = deskApp(desk, { token: TOKEN, hosts: () => [HOST], locale: "en" });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    app.request(`${ORIGIN}/${TOKEN}/${path}`, { headers: { host: HOST, ...headers } });
  const act = (action: unknown, headers: Readonly<Record<string, string>> = {}) =>
    app.request(`${ORIGIN}/${TOKEN}/act`, {
      method: "POST",
      headers: { host: HOST, origin: ORIGIN, "content-type": "application/json", ...headers },
      body: JSON.stringify(action),
    });
  return { desk, app, get, act };
}
