// Draws docs/check.svg and docs/check.pt-BR.svg: what `cavalo check` prints about two bundled programs.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const COLUMNS = 100;
const LINE = 19;
const MARGIN = 22;
const CHARACTER = 8.43;

const CHECKS = [
  ["submissions/knights-tour/go-illegal-move", "cases/knights-tour/8x8-any.yaml"],
  [
    "submissions/lost-knight/python-no-wrap",
    "cases/lost-knight/{tiny-3x3,rectangle-20x40,board-300,board-450}.yaml",
  ],
];
const ROOT = new URL("../", import.meta.url);
const POINTS = /^[\d.,]+ (of|de) [\d.,]+/;
const COLOURS = { $: "#7fb4ff", WA: "#ff7b72", cause: "#f2cc60", points: "#d2a8ff" };

/** Runs `cavalo check` and keeps all that it prints. */
function linesOf([folder, cases], language) {
  const command = ["dist/harness/cli/main.js", "check", folder, "--cases", cases, "--lang", language];
  const options = { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] };
  const printed = printedBy(() => execFileSync(process.execPath, command, options)).split("\n");
  return [`$ cavalo check ${folder}`, ...printed].flatMap((line) =>
    wrapped(line).map((text) => ({ text, colour: colourOf(line) })),
  );
}

/** Takes the output of a command that exits with 1, as `check` does for a wrong program. */
function printedBy(run) {
  try {
    return run();
  } catch (error) {
    if (error.status !== 1) throw error;
    return error.stdout;
  }
}

/** Breaks a line between words; what follows is indented. */
function wrapped(line) {
  if (line.length <= COLUMNS) return [line];
  const end = line.lastIndexOf(" ", COLUMNS);
  return [line.slice(0, end), ...wrapped(`    ${line.slice(end + 1)}`)];
}

function colourOf(line) {
  if (line.startsWith("$")) return COLOURS.$;
  if (line.startsWith("WA")) return COLOURS.WA;
  if (/^(Probable cause|Causa provável)/.test(line)) return COLOURS.cause;
  if (POINTS.test(line)) return COLOURS.points;
  return "#e6edf3";
}

const escaped = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

function picture(lines, title) {
  const width = Math.round(2 * MARGIN + COLUMNS * CHARACTER);
  const height = 2 * MARGIN + LINE * lines.length;
  const texts = lines.map(
    ({ text, colour }, row) =>
      `<text x="${MARGIN}" y="${MARGIN + LINE * row + 14}" fill="${colour}">${escaped(text)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${title}</title>
<rect width="100%" height="100%" rx="8" fill="#161b22"/>
<g xml:space="preserve" font-size="14" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace">
${texts.filter((text) => !text.endsWith("></text>")).join("\n")}
</g>
</svg>
`;
}

for (const [language, file, title] of [
  ["en", "check.svg", "Two wrong programs and what Cavalo says about them"],
  ["pt-BR", "check.pt-BR.svg", "Dois programas errados e o que o Cavalo diz sobre eles"],
]) {
  const lines = CHECKS.flatMap((check) => linesOf(check, language)).slice(0, -1);
  writeFileSync(new URL(file, import.meta.url), picture(lines, title));
}
