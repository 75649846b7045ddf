import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { CLASS_PAGE } from "../report/record/file-names.ts";
import { BROWSER, startBrowser } from "./browser.ts";
import { withFolder } from "./command.ts";
import { printGoal } from "./goals.ts";
import { median } from "./measure.ts";

const ROUNDS = 5;

/** Measures the CPU time that a browser takes to open the page of a large class. */
export async function benchClassPage(text: string): Promise<void> {
  if (BROWSER === undefined) return console.log("  no browser is here: the class page is not measured");
  await withFolder(async (folder) => {
    const file = path.join(folder, CLASS_PAGE);
    writeFileSync(file, text);
    const browser = await startBrowser();
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await openingMs(browser, file));
    await browser.close();
    printGoal({
      number: "11",
      title: "the page of that class in a browser, CPU time",
      measured: median(times),
      most: 1000,
      unit: "ms",
    });
  });
}

async function openingMs(browser: Browser, file: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(`file://${file}`);
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  const { metrics } = await session.send("Performance.getMetrics");
  await page.close();
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
}
