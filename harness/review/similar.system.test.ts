import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { gradedDeskClass, openDesk } from "../testing/desk.ts";

const PROGRAM = readFileSync(
  path.join(PACKAGE_FOLDER, "submissions/lost-knight/javascript-two-ends/cavalo.js"),
  "utf8",
);

test("programs are compared when somebody asks, and nothing is said of them before", async () => {
  const folder = await gradedDeskClass({
    "hand-ins/Ana Souza/main.js": PROGRAM,
    "hand-ins/Bia Lima/main.js": PROGRAM.replace(/^/, "// <b>mine</b>\n"),
  });
  const { get, act, desk } = openDesk(folder);
  const page = async (key: string) => (await get(`similar?key=${key}`)).text();
  expect(await page("1")).toMatch(/have not been compared/);
  expect(await (await get("person?key=1")).text()).not.toMatch(/\d ?%\)/);
  const compared = new Promise<void>((resolve) => {
    desk.onChange(() => desk.similar.of(desk.reviewed).kind === "compared" && resolve());
  });
  expect((await act({ do: "compare" })).status).toBe(200);
  expect(await page("1")).toContain("Comparing");
  await compared;
  const text = await page("1");
  expect(text).toMatch(/<strong>100 %<\/strong> Ana Souza · Bia Lima/);
  expect(text).toContain("// &lt;b>mine&lt;/b>");
  expect(await (await get("person?key=1")).text()).toContain("(100 %)");
  expect(await page("3")).toMatch(/was not compared/);
  expect((await get("similar?key=9")).status).toBe(404);
});
