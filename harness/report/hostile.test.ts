import { parse } from "csv-parse/sync";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { inEach } from "../base/sentence.ts";
import { printable } from "../base/text.ts";
import { bundledCases, simulatedRecord } from "../bench/simulated-class.ts";
import { filesIn } from "../testing/reports.ts";
import { FORMAT_NAMES, type FormatName } from "./record/names.ts";
import { tell } from "./tell.ts";

const MARK = "pwned";

/** Texts that one reader or another would obey. */
const HOSTILE = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}()>`,
  `]]><failure/>${MARK}`,
  `javascript:${MARK}()`,
  `=HYPERLINK("http://x","${MARK}")`,
  `@SUM(1)${MARK}`,
  `::error::${MARK}`,
  `\n::add-mask::1\n##[error]${MARK}`,
  `\u001b[31m\u001b]0;${MARK}\u0007`,
  `\nGrade :=>>10\n--|>${MARK}`,
  `[${MARK}](http://x) @everyone #1 | x | \`y\``,
  `\u0000\ufffe\ud800\u202e${MARK}`,
  "x".repeat(20_000),
];

const [asked] = bundledCases("lost-knight", 1);
const environment = new Proxy(
  {},
  { get: (_, name) => (`${String(name)}`.startsWith("VPL") ? undefined : "submit/x") },
);
const CONTEXT = { columns: 80, unicode: true, day: "2026-11-22", environment };

/** Puts a text wherever a student can: in names, sources, messages and outputs. */
function filesWith(text: string, format: FormatName) {
  const record = simulatedRecord([{ ...asked!, title: inEach(() => text) }], {
    [text]: () => ({
      verdict: "RTE",
      finding: { kind: "exit-code", code: 1, quote: text.slice(0, 160) },
      clue: { kind: "uncaught-error", error: text, file: text, line: 1, code: text },
      printed: text,
    }),
  });
  const [submission] = record.submissions;
  const told = tell(
    {
      ...record,
      submissions: [
        {
          ...submission!,
          language: text,
          commands: { version: text, build: [text], run: text },
          notices: [{ kind: "other-versions", graded: text, others: [text] }],
        },
      ],
    },
    "en",
  );
  const handIn = { files: [{ path: text, bytes: 1, text }, { path: text }], others: 1 };
  return filesIn(format, told, { ...CONTEXT, handIns: { keyOf: () => "", of: () => handIn } });
}

/** The beginning of each text names its test. */
const TEXTS = HOSTILE.map((text) => [JSON.stringify(text.slice(0, 30)), text] as const);

test.each(FORMAT_NAMES)("%s holds no control character", (format) => {
  for (const file of HOSTILE.flatMap((text) => filesWith(text, format))) {
    // The ends of lines and the mark of a CSV file are its own.
    const text = file.text.replace(/^\ufeff|\r\n|\n/g, "");
    expect(text.match(/[\p{Cc}\p{Cs}\u202e\u2028\u2029\ufffe]/u), file.path.slice(0, 80)).toBeNull();
  }
});

test.each(TEXTS)("the pages hold no markup of %s", (_, text) => {
  for (const { text: page } of filesWith(text, "html")) {
    const body = page.replace(/<style>.*?<\/style>|<script>.*?<\/script>/gs, "");
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(
      body.match(
        /<img|<script|(?:href|src)="(?!#content"|(?:\.\.\/)*(?:students\/|instructor\/|index\.html")).{0,40}/,
      ),
    ).toBeNull();
  }
});

test.each(TEXTS)("JUnit stays well formed with %s", (_, text) => {
  const [file] = filesWith(text, "junit");
  expect(XMLValidator.validate(file!.text)).toBe(true);
  const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(file!.text);
  expect(Object.keys(testsuites.testsuite.testcase).sort()).toEqual([
    "@_classname",
    "@_name",
    "@_time",
    "failure",
  ]);
});

test.each(TEXTS)("no cell is a formula with %s", (_, text) => {
  const [row] = parse(filesWith(text, "csv")[0]!.text, { columns: true, bom: true }) as [
    Record<string, string>,
  ];
  expect(row["name"]?.replace(/^'/, "")).toBe(printable(text).replace(/^'/, ""));
  for (const cell of Object.values(row)) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r]/);
});

test.each(TEXTS)("a log of GitHub has no command but ours with %s", (_, text) => {
  const [annotations, summary] = filesWith(text, "github");
  for (const line of annotations!.text.trimEnd().split("\n")) {
    expect(line).toMatch(/^::error [^:]*::[^\r\n]*$/);
    expect(line).not.toMatch(/##\[/);
    expect(line.length).toBeLessThan(4096 * 3);
  }
  expect(summary!.text).not.toMatch(/^\s*::|##\[|<(?:script|img)|\]\(http|@everyone/m);
});

test.each(TEXTS)("VPL reads one grade, the right one, with %s", (_, text) => {
  const [file] = filesWith(text, "vpl");
  expect(file!.text.match(/^\s*Grade :=>>.*$/gm)).toEqual(["Grade :=>>0"]);
  expect(file!.text.match(/--\|>/g)).toHaveLength(1);
});

test.each(["json", "gradescope", "prairielearn", "classroom50", "ctrf"] as const)(
  "%s stays JSON",
  (format) => {
    for (const text of HOSTILE)
      for (const file of filesWith(text, format)) expect(() => JSON.parse(file.text)).not.toThrow();
  },
);
