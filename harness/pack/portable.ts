import type { Locale } from "../base/locale.ts";
import { wordsInEach } from "../report/catalogue/words-in-each.ts";
import type { Files } from "./files.ts";

/** The folder that the archive unpacks to. */
const FOLDER = "cavalo";

/** Makes the files of a package that a student unpacks on Windows, where nothing is to be installed. */
export function portableFiles({
  edition,
  node,
  locale,
}: {
  readonly edition: Files;
  /** The program of Node. */
  readonly node: Buffer;
  readonly locale: Locale;
}): Files {
  const { command, readme, readmeName } = WORDS[locale];
  return new Map([
    [`${FOLDER}/cavalo.cmd`, asWindowsReads(commandFile(command))],
    [`${FOLDER}/${readmeName}`, asWindowsReads(readme)],
    [`${FOLDER}/node/node.exe`, node],
    [`${FOLDER}/node/LICENSE`, asWindowsReads(NODE_LICENSE)],
    ...Array.from(edition, ([name, content]): [string, Buffer] => [`${FOLDER}/app/${name}`, content]),
  ]);
}

/** Editors of Windows, and its labels, want both signs at the end of a line. */
function asWindowsReads(text: string): Buffer {
  return Buffer.from(text.replaceAll("\n", "\r\n"));
}

/**
 * The command file. A program that is dropped on it comes as one whole path; else it is the command that it is elsewhere. It asks
 * for a program when it is opened with a double click.
 */
function commandFile({ unpack, drop }: Words["command"]): string {
  return `@echo off
setlocal
chcp 65001 >nul
set "node=%~dp0node\\node.exe"
set "main=%~dp0app\\dist\\harness\\cli\\main.js"
if not exist "%node%" goto packed
if "%~1"=="" goto ask
if /i "%~f1"=="%~1" goto dropped
"%node%" "%main%" %*
exit /b %errorlevel%

:packed
echo ${unpack}
pause
exit /b 2

:ask
set "program="
set /p "program=${drop} "
if not defined program exit /b 0
set "program=%program:"=%"
goto check

:dropped
set "program=%~f1"

:check
cd /d "%~dp0"
"%node%" "%main%" check "%program%"
set "code=%errorlevel%"
echo.
pause
exit /b %code%
`;
}

interface Words {
  /** Letters of ASCII only: a command file is read before its code page is set. */
  readonly command: { readonly unpack: string; readonly drop: string };
  readonly readmeName: string;
  readonly readme: string;
}

const WORDS: Readonly<Record<Locale, Words>> = wordsInEach<Words>("portable", ({ text }) => ({
  command: {
    unpack: text`Unpack the whole archive first: right click, Extract all.`,
    drop: text`Drag the folder of your program into this window, and press Enter:`,
  },
  readmeName: text`README.txt`,
  readme: text`Cavalo checks your program before you hand it in. Nothing is to be installed.

1. Drag the folder of your program onto cavalo.cmd. Or open cavalo.cmd with a double click, and drag the folder into its window.
2. Read what is wrong, and where.

In a terminal, cavalo.cmd is the command "cavalo": cavalo.cmd check FOLDER --open, cavalo.cmd show CASE, cavalo.cmd --help
To type it in any folder, add this folder to the variable Path: Windows key, "environment variables".

Windows may ask if you trust a file from the internet: "More info", "Run anyway".
An antivirus program may take app\\harness\\run\\isolation\\job\\job.exe away, because few machines have it. It limits time and memory of your
program, and ends it when the check ends. Its source is in the repository of Cavalo. Allow the file, and unpack it again.
`,
}));

const NODE_LICENSE = `Node.js, https://nodejs.org, is licensed as follows. Its LICENSE there names the parts of others in it.

Copyright Node.js contributors. All rights reserved.

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
