import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gradeDeskClass, gradedDeskClass, openDesk } from "../testing/desk.ts";

/** Text of a page as it is read. */
const read = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replace(/\s+/g, " ");

test("versions are listed with what changed, and the one that counts is shown first", async () => {
  const folder = await gradedDeskClass();
  const { get } = openDesk(folder);
  const page = async (address: string) => read(await (await get(address)).text());
  expect(await page("person?key=2")).not.toContain("Versions (");
  const evil = '<script>"\u202e</script>';
  writeFileSync(
    `${folder}/hand-ins/Bia Lima/main.js`,
    `// Bia\n// ${evil}\nconsole.log("Em 3 movimentos.");\n`,
  );
  await gradeDeskClass(folder);
  expect(await page("person?key=2")).toContain("Versions (2)");
  const last = await page("versions?key=2");
  expect(last).toMatch(/0 of (\d+) points 1 WA .* \1 of \1 points 1 AC this one counts/);
  expect(last).toContain("1 case: ✗ wrong answer became ✓ accepted");
  expect(last).toContain('+ // <script>"\\u{202e}</script>');
  expect(last).toContain('// Bia − console.log("Em 4 movimentos.");');
  expect(await page("versions?key=2&at=0")).toContain('main.js // Bia console.log("Em 4 movimentos.");');
  expect((await get("versions?key=9")).status).toBe(404);
});
