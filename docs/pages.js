// Draws docs/class.png, docs/student.png, docs/browser.png and docs/review.png: pages of real gradings of bundled programs. It
// needs chromium.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const CLASS = {
  ana: "go-reads-stdin",
  bia: "python-no-wrap",
  caio: "c-walks-through-x",
  davi: "c-does-not-compile",
  eva: "ruby-reads-stdin",
  fábio: "javascript-counts-squares",
  gabi: "python-no-wrap",
  heitor: "python-prints-nothing",
};
const CASES = "cases/lost-knight/{tiny,seam,worked,exit,rectangle,maze,no-way}*.yaml";
/** Part of the line on which the desk is shown with a comment. */
const COMMENTED = "0 <= ni < linhas";
const ROOT = fileURLToPath(new URL("../", import.meta.url));

const folder = mkdtempSync(path.join(tmpdir(), "cavalo-pages-"));
try {
  for (const [student, program] of Object.entries(CLASS)) {
    const sources = path.join(ROOT, "submissions", "lost-knight", program);
    const isNoManifest = (file) => !file.endsWith("submission.yaml");
    cpSync(sources, path.join(folder, "class", student), { recursive: true, filter: isNoManifest });
  }
  grade();
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  await draw(browser, { page: "index.html", picture: "class.png", height: 1180 });
  await draw(browser, { page: "students/bia.html", picture: "student.png", height: 1180 });
  await drawChecker(browser);
  await drawDesk(browser);
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Exits with 1 if some of the programs are wrong. */
function grade(
  handIns = path.join(folder, "class"),
  where = ["--problem", "lost-knight", "--out", path.join(folder, "out")],
) {
  const options = ["--cases", CASES, "--lang", "en", "--trust-submissions", ...where];
  const command = ["dist/harness/cli/main.js", "grade", handIns, ...options];
  try {
    execFileSync(process.execPath, command, { cwd: ROOT });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
}

/** Draws the page that checks programs in a browser, when it has run a wrong one. */
async function drawChecker(browser) {
  const pack = [
    "dist/harness/cli/main.js",
    "pack",
    "--for-browser",
    "--problem",
    "lost-knight",
    "--lang",
    "en",
  ];
  execFileSync(process.execPath, [...pack, "--out", path.join(folder, "checker")], { cwd: ROOT });
  const page = await browser.newPage({ viewport: { width: 1000, height: 1180 } });
  await page.goto(`file://${path.join(folder, "checker", "index.html")}`);
  const program = path.join(ROOT, "submissions", "lost-knight", CLASS.bia, "cavalo.py");
  await page.locator("input[type=file]").first().setInputFiles(program);
  await page.locator("button.main:visible").click();
  await page.locator(".result .cause").waitFor({ timeout: 120_000 });
  await page.locator(".result").evaluate((result) => result.scrollIntoView({ block: "start" }));
  await page.mouse.wheel(0, -300);
  await page.waitForTimeout(300);
  await page.screenshot({ path: path.join(ROOT, "docs", "browser.png") });
  await page.close();
}

/** Draws the desk while somebody comments on a line. */
async function drawDesk(browser) {
  const own = path.join(folder, "turma");
  mkdirSync(path.join(own, "hand-ins", "ivo"), { recursive: true });
  cpSync(path.join(folder, "class"), path.join(own, "hand-ins"), { recursive: true });
  writeFileSync(path.join(own, "hand-ins", "ivo", "relatorio.pdf"), "%PDF");
  const rubric =
    "rubric: [{ item: style, title: Style, most: 2, levels: [{ title: clear, points: 2 }, { title: hard to read, points: 0 }] }]";
  writeFileSync(path.join(own, "grading.yaml"), `problem: lost-knight\n${rubric}\n`);
  grade(own, []);
  const review = ["dist/harness/cli/main.js", "review", own, "--lang", "en", "--grader", "lena"];
  const desk = spawn(process.execPath, review, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(desk.stdout, "data");
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(/http\S+/.exec(String(said))[0]);
  await page.keyboard.press("/");
  await page.keyboard.type("bia");
  await page.keyboard.press("Enter");
  await page.locator(".code .line", { hasText: COMMENTED }).dblclick();
  await page.keyboard.type("The board **wraps around**: take the remainder here.");
  await page.keyboard.press("Control+Enter");
  await page.locator(".remark").waitFor();
  await page.screenshot({ path: path.join(ROOT, "docs", "review.png") });
  await page.close();
  desk.kill("SIGINT");
  await once(desk, "exit");
}

async function draw(browser, { page: name, picture, height }) {
  const page = await browser.newPage({ viewport: { width: 1000, height } });
  await page.goto(`file://${path.join(folder, "out", name)}`);
  await page.screenshot({ path: path.join(ROOT, "docs", picture) });
  await page.close();
}
