import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";

/** A page that checks programs, as somebody uses it, and what it did besides. */
export interface CheckerPage {
  readonly page: Page;
  /** Requests of anything but the page's own files, dialogs, and errors that nobody caught. */
  readonly strange: readonly string[];
  /** Elements of a selector that are shown: hidden ones keep their place in the page. */
  readonly shown: (selector: string) => Locator;
  readonly choose: (name: string) => Promise<void>;
  /** Drops files into the field that is shown. */
  readonly drop: (...files: readonly DroppedFile[]) => Promise<void>;
  readonly result: Locator;
}

export interface DroppedFile {
  readonly name: string;
  readonly text: string | Buffer;
}

export interface CheckerView {
  readonly width?: number;
  readonly scheme?: "light" | "dark";
}

/** Opens the page at an address, which is closed when the test is over. */
export async function openChecker(
  browser: Browser,
  address: string,
  { width = 1280, scheme = "light" }: CheckerView = {},
): Promise<CheckerPage> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme });
  onTestFinished(() => page.close());
  const strange: string[] = [];
  const own = new URL(".", address).href;
  page.on("request", (request) => {
    if (![own, "blob:", "about:"].some((start) => request.url().startsWith(start)))
      strange.push(request.url());
  });
  page.on("dialog", (dialog) => {
    strange.push(dialog.message());
    dialog.dismiss();
  });
  page.on("pageerror", ({ message }) => strange.push(message));
  await page.goto(address);
  const shown = (selector: string) => page.locator(`${selector}:visible`);
  return {
    ...{ page, strange, shown },
    choose: (name) => page.locator(".choice label:visible", { hasText: name }).click(),
    drop: (...files) =>
      page
        .locator(".checker > div:not([hidden]) input[type=file]")
        .setInputFiles(
          files.map(({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })),
        ),
    result: page.locator(".result"),
  };
}

/** Drops one program, runs it, and waits for its result. */
export async function checkProgram(checker: CheckerPage, ...files: readonly DroppedFile[]): Promise<Locator> {
  await checker.drop(...files);
  await checker.shown("button.main").click();
  await checker.result.waitFor();
  return checker.result;
}

/** Serves the files of a folder below `/a/`, as a site of a course does; returns the address of the page. */
export async function serve(folder: string): Promise<string> {
  const types: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript" };
  const server = createServer(({ url = "" }, response) => {
    const name = url.replace(/^\/a\//, "");
    response.setHeader("content-type", types[path.extname(name)] ?? "text/plain");
    try {
      response.end(readFileSync(path.join(folder, name)));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/a/index.html`;
}
