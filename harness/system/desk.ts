import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { deskOf } from "../grade/store/desk-journal.ts";
import { cavalo } from "../testing/cavalo.ts";
import { gradedDeskClass } from "../testing/desk.ts";
import { canvasOf, type DeskProcess, deskProcess } from "../testing/desk-class.ts";
import type { MadeStudent } from "../testing/made-class.ts";
import { unpacked } from "../testing/unpacked.ts";
import { barriersOn } from "./class-pages.ts";

/** A page of the desk, and what somebody does there without a mouse. */
export interface DeskPage {
  readonly page: Page;
  /** Presses keys one after the other: as fast as they come, each counts for the page that it is meant for. */
  press(...keys: string[]): Promise<void>;
  /** Types into the field that has the focus. */
  type(text: string): Promise<void>;
  /** Saves what is typed, and waits until it is shown as saved. */
  save(): Promise<void>;
  /** Number of those who are still open. */
  left(): Promise<number>;
  /** Text of what is shown of the class or of a student. */
  text(): Promise<string>;
}

/** Opens a page of a desk in a window of its own. */
export async function openDeskPage(
  browser: Browser,
  address: string,
  { width = 1280, scheme = "light" as "light" | "dark" } = {},
): Promise<DeskPage> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(address);
  const status = () => page.locator('[role="status"]').textContent();
  return {
    page,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    type: (text) => page.keyboard.type(text),
    async save() {
      await page.evaluate(`document.querySelector('[role="status"]').textContent = ""`);
      await page.keyboard.press("Control+Enter");
      await expect.poll(status).toBe("Saved.");
      await expect.poll(() => page.evaluate("document.activeElement.matches('main, .line')")).toBe(true);
    },
    async left() {
      const text = (await page.locator(".desk-bar .left").textContent()) ?? "";
      return Number(/^(\d+) of/.exec(text)?.[1] ?? 0);
    },
    text: async () => (await page.locator("main").textContent()) ?? "",
  };
}

/** Goes to the next student who is open, and gives the key. */
async function next({ page, press }: DeskPage): Promise<string> {
  const shown = () => page.evaluate<string | undefined>("document.querySelector('#desk').dataset.person");
  const before = await shown();
  await press("n");
  await expect.poll(shown).not.toBe(before);
  return (await shown())!;
}

/** Words of a class that was settled, by the key of the student. */
export type Settled = ReadonlyMap<string, readonly string[]>;

/**
 * Settles all who are open by keys alone: a grade with a sentence for whoever has no program; points, and for every fifth a
 * comment on a line, one on the whole and an adjustment, for all others.
 */
export async function settleByKeys(desk: DeskPage): Promise<Settled> {
  const { press, type, save, left, page } = desk;
  const settled = new Map<string, string[]>();
  for (let open = await left(); open > 0; open = await left()) {
    const person = await next(desk);
    const said: string[] = [];
    settled.set(person, said);
    const say = async (text: string, ...keys: string[]) => {
      await press(...keys);
      await type(text);
      await save();
      said.push(text);
    };
    if ((await page.locator(".card.open").count()) > 0) {
      await press("g");
      await type("0");
      await press("Tab");
      await say(`No program of ${person}.`);
    } else {
      await press("p");
      await type("2");
      await save();
      if (settled.size % 5 === 1) {
        await say(`Why this line of ${person}?`, "s", "ArrowDown", "ArrowDown", "Enter");
        await say(`Well asked, ${person}.`, "c");
        await press("a");
        await type("-0.5");
        await say(`late talk of ${person}`, "Tab");
      }
    }
    await expect.poll(left).toBe(open - 1);
  }
  return settled;
}

/** Sentences that are on the disk. */
export function textsOnDisk(folder: string): string[] {
  return deskOf(path.join(folder, "report")).lines.flatMap((line) => {
    if (line.kind === "noted") return line.text;
    if (line.kind === "adjusted") return line.reason;
    return line.kind === "decided" ? (line.comment ?? []) : [];
  });
}

interface Killing {
  readonly folder: string;
  readonly person: string;
  /** Time between the last key and the kill. */
  readonly afterMs: number;
  readonly text: string;
}

/** Kills the desk while a comment is being saved. What the page shows as saved is on the disk, and what it does not is still in its field. */
export async function killWhileSaving(
  browser: Browser,
  { folder, person, afterMs, text }: Killing,
): Promise<void> {
  const desk: DeskProcess = await deskProcess(folder, "bruna");
  const { page, press, type } = await openDeskPage(browser, `${desk.address}person?key=${person}`);
  // A text of before the last kill may be there again.
  await press("c", "Control+a");
  await type(text);
  await press("Control+Enter");
  await setTimeout(afterMs);
  await desk.kill();
  const status = () => page.locator('[role="status"]').textContent();
  await expect.poll(status).toMatch(/^Saved\.$|^Not saved|does not answer/);
  // What is told last is that the desk is gone: it may have told before that the comment is saved.
  const isTyped = (await page.locator('.by-hand textarea[name="text"]').inputValue()) === text;
  if (!isTyped) expect(textsOnDisk(folder)).toContain(text);
}

/** Expects that no page of the desk has a barrier, or is wider than what shows it. */
export async function expectNoBarriers(
  browser: Browser,
  { width, scheme }: { readonly width: number; readonly scheme: "light" | "dark" },
): Promise<void> {
  const folder = await gradedDeskClass();
  const { address } = await deskProcess(folder, "bruna");
  const { page, press, type, save } = await openDeskPage(browser, address, { width, scheme });
  const expectNone = async () => {
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width);
  };
  await expectNone();
  await press("?");
  await expectNone();
  for (const key of ["3", "1"]) {
    await page.goto(`${address}person?key=${key}`);
    await press("p");
    await type("2");
    await save();
    await press("s", "Enter");
    await type("Why?");
    await expectNone();
  }
  writeFileSync(path.join(folder, "grading.yaml"), "problem: lost-knight\nlate: soon\n");
  await page.goto(address);
  expect(await page.locator(".mistakes").count()).toBe(1);
  await expectNone();
}

/** Expects that everything that was said of a class is where students, platforms and instructors find it. */
export async function expectGivenOut(folder: string, settled: Settled, students: readonly MadeStudent[]) {
  const out = path.join(folder, "report");
  const { exitCode, stderr } = await cavalo(folder, "report", ".");
  expect(exitCode, stderr).toBe(0);
  const grades = parse(readFileSync(path.join(out, "grades.csv")), { bom: true, columns: true }) as Row[];
  const worksheet = readFileSync(path.join(folder, "gradebook-filled.csv"), "utf8");
  const zip = readFileSync(path.join(out, "feedback.zip"));
  const { files } = await unpacked(zip, { name: "feedback.zip" });
  const { stdout: changes } = await cavalo(folder, "diff", "--json");
  writeFileSync(path.join(folder, "gradebook.csv"), canvasOf(students));
  expect((await cavalo(folder, "report", ".")).exitCode).toBe(0);
  const canvas = readFileSync(path.join(folder, "gradebook-filled.csv"), "utf8");
  for (const [person, said] of settled) {
    const { name } = students.find(({ number }) => String(number) === person)!;
    const row = grades.find((each) => Object.values(each).includes(name))!;
    expect(row.grade).not.toBe("");
    const hasProgram = !said.some((text) => text.startsWith("No program"));
    if (hasProgram) expect(row.Style).toBe("2");
    expect(row.adjustments ?? "").toBe(said.length > 1 ? "-0.5" : "");
    const page = Object.entries(files).find(([file]) => file.includes(person))?.[1] ?? "";
    const inBook = worksheet.split("\r\n").find((line) => line.startsWith(`Participant ${person},`))!;
    for (const text of said) {
      expect(page).toContain(text);
      expect(inBook).toContain(text);
    }
    expect(canvas).toMatch(new RegExp(`,${person},T1,${row.grade!.replace(".", "\\.")}`));
    expect(changes).toContain(name);
  }
}

type Row = Readonly<Record<string, string>>;
