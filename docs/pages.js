// Draws docs/class.png and docs/student.png: pages of a real grading of bundled programs. It needs chromium.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
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
  await browser.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Exits with 1, because some of the programs are wrong. */
function grade() {
  const options = ["--problem", "lost-knight", "--cases", CASES, "--lang", "en", "--trust-submissions"];
  const command = ["dist/harness/cli/main.js", "grade", path.join(folder, "class"), ...options];
  try {
    execFileSync(process.execPath, [...command, "--out", path.join(folder, "out")], { cwd: ROOT });
  } catch (error) {
    if (error.status !== 1) throw error;
  }
}

async function draw(browser, { page: name, picture, height }) {
  const page = await browser.newPage({ viewport: { width: 1000, height } });
  await page.goto(`file://${path.join(folder, "out", name)}`);
  await page.screenshot({ path: path.join(ROOT, "docs", picture) });
  await page.close();
}
