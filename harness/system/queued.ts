import { readFileSync } from "node:fs";
import path from "node:path";
import type { Report } from "../report/record/report.ts";
import { ASKS_FOR_FILE } from "../testing/asking-programs.ts";
import { folderWith } from "../testing/folders.ts";

/** The report of a class, without what differs from one grading to the next. */
export function reportIn(out: string): Report {
  const text = readFileSync(path.join(out, "report.json"), "utf8");
  const timings = ["timings", "cpuMs", "wallMs", "starvedMs", "peakMemoryBytes"];
  return JSON.parse(text, (key, value) => (timings.includes(key) ? undefined : value));
}

/** Looks for a secret where a program may look: in its file, in the variables of all processes, in Redis. */
const thief = (secret: string, socket: string) => `
const fs = require("fs");
const found = [];
const seek = (file) => { try { const text = fs.readFileSync(file, "latin1"); if (/no machine|CAVALO_QUEUE/.test(text)) found.push(file); } catch {} };
seek(${JSON.stringify(secret)});
for (const pid of fs.readdirSync("/proc")) if (/^[0-9]+$/.test(pid)) for (const name of ["environ", "cmdline"]) seek("/proc/" + pid + "/" + name);
if (process.env.CAVALO_QUEUE || process.env.CAVALO_QUEUE_SECRET) found.push("variables");
const end = (what) => { console.log(found.concat(what).join(" ") || "nothing"); process.exit(); };
require("net").connect(${JSON.stringify(socket)}).on("connect", () => end("redis")).on("error", () => end([]));
`;

/** Programs that do not compile, print without end, attack their machine, or ask in a way of their own. */
const CLASS = {
  "ana/main.py": "print('2 movimentos'",
  "bia/main.c": "int main( {",
  // Node would keep what the pipe does not take: memory, time or output may end it first.
  "caê x/main.py": "while True: print('9' * 1000)\n",
  "davi/main.js": "process.kill(process.ppid, 9); process.abort();",
  "fred/submission.yaml": 'input: { stdin: "{n}" }\n',
  "fred/main.js": "console.log(1)",
  "gil/cavalo.py": ASKS_FOR_FILE,
  // It is asked in no other way.
  "thief/submission.yaml": 'input: { stdin: "{board}" }\n',
};

/** Folders of a hostile class: one program looks for the secret, and tells where it found something. */
export function hostileClass(secret: string, socket: string) {
  const folder = folderWith({ ...CLASS, "thief/main.js": thief(secret, socket) });
  const names = new Set(Object.keys(CLASS).map(path.dirname));
  names.delete("thief");
  return {
    thief: path.join(folder, "thief"),
    others: Array.from(names, (name) => path.join(folder, name)),
  };
}
