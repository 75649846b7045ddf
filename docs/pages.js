// Draws docs/class.png, docs/student.png and docs/browser.png: pages of real gradings of bundled programs. It needs chromium.
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
  await drawChecker(browser);
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

async function draw(browser, { page: name, picture, height }) {
  const page = await browser.newPage({ viewport: { width: 1000, height } });
  await page.goto(`file://${path.join(folder, "out", name)}`);
  await page.screenshot({ path: path.join(ROOT, "docs", picture) });
  await page.close();
}
