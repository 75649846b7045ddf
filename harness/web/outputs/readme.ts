import type { Locale } from "../../base/locale.ts";
import { say } from "../../base/sentence.ts";
import { LIMIT_SECONDS, MOST_BYTES } from "./script/limits.ts";

const MEBIBYTES = MOST_BYTES / 1024 / 1024;

/** Tells a student what to do with the kit. */
export const README: Readonly<Record<Locale, string>> =
  say`These scripts run your program on every case and write all that it prints into one file, outputs.txt.

1. Unpack everything into the folder of your program (or put a copy of your program here). Compile it first, if it is C or Java.
2. Windows: double-click try.bat. Linux, macOS: open a terminal in that folder and type sh try.sh. With Python: python try.py
3. Type the command that runs your program: python prog.py, java Prog, node prog.js, ./prog (on Windows: prog.exe).
4. Drop outputs.txt on the page that you got the tests from. Nothing is sent anywhere: the page judges it in your browser.

Your program runs in the folder in which you call the script, as always. It gets the case on standard input, and as files and arguments,
as the assignment says: look into the folder cases. Files of the cases are put beside your program and removed at the end.
One run may take ${LIMIT_SECONDS} seconds, and print ${MEBIBYTES} MB. Ctrl+C ends everything; what was run until then counts.
Windows may warn of a file from the internet: More info, Run anyway. The scripts are short texts: read them.
`;
