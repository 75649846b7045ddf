import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { BROWSER, startBrowser } from "../bench/browser.ts";
import { deskOf } from "../grade/store/desk-journal.ts";
import { draftsOf } from "../grade/store/drafts.ts";
import { cavalo } from "../testing/cavalo.ts";
import { gradedDeskClass } from "../testing/desk.ts";
import { deskProcess, gradedMoodleClass } from "../testing/desk-class.ts";
import { expectGivenOut, expectNoBarriers, killWhileSaving, openDeskPage, settleByKeys } from "./desk.ts";

/** A page of somebody else, who even knows the address of the desk. */
const FOREIGN = `<!doctype html><title>evil</title><body><script>
async function attack(desk) {
  const tried = {};
  const attempt = async (name, it) => { try { tried[name] = await it(); } catch { tried[name] = "refused"; } };
  const action = JSON.stringify({ do: "settle", person: "3", grade: 5 });
  await attempt("read", async () => (await fetch(desk)).text());
  await attempt("read without leave", async () => (await fetch(desk, { mode: "no-cors" })).text());
  await attempt("change", async () => (await fetch(desk + "act", { method: "POST", body: action, headers: { "content-type": "application/json" } })).text());
  await attempt("change without leave", async () => (await fetch(desk + "act", { method: "POST", body: action, mode: "no-cors" })).text());
  await attempt("draft without leave", async () => (await fetch(desk + "typed", { method: "POST", body: "[]", mode: "no-cors" })).text());
  const loaded = (name, element, set) => attempt(name, () => new Promise((resolve) => {
    element.onload = () => resolve("loaded"); element.onerror = () => resolve("refused");
    document.body.append(element); set(element);
  }));
  await loaded("script", document.createElement("script"), (each) => { each.src = desk + "desk.js"; });
  await loaded("image", document.createElement("img"), (each) => { each.src = desk; });
  await attempt("events", () => new Promise((resolve) => {
    const events = new EventSource(desk + "events");
    events.onopen = () => resolve("open"); events.onerror = () => { events.close(); resolve("refused"); };
  }));
  const frame = document.createElement("iframe"); frame.name = "frame"; document.body.append(frame);
  const form = document.createElement("form");
  Object.assign(form, { method: "POST", action: desk + "act", enctype: "text/plain", target: "frame" });
  const field = document.createElement("input"); field.name = action.slice(0, -1) + ',"x":"'; field.value = '"}';
  form.append(field); document.body.append(form);
  await attempt("form", () => new Promise((resolve) => { frame.onload = () => resolve("sent"); form.submit(); }));
  frame.remove();
  const shown = document.createElement("iframe"); shown.name = "shown"; shown.src = desk;
  await new Promise((resolve) => { shown.onload = resolve; document.body.append(shown); });
  return tried;
}
</script>`;

describe.skipIf(!BROWSER)("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser?.close());

  test("a class is settled by keys alone, and all that is said goes out to students, platforms and history", async () => {
    const { folder, students } = await gradedMoodleClass(14);
    const { address } = await deskProcess(folder, "bruna");
    const settled = await settleByKeys(await openDeskPage(browser, address));
    expect(settled.size).toBe(14);
    await expectGivenOut(folder, settled, students);
  });

  test("keys find a student, take a decision back, and show what they do", async () => {
    const folder = await gradedDeskClass();
    const { address } = await deskProcess(folder, "bruna");
    const { page, press, type, left } = await openDeskPage(browser, address);
    const name = () => page.locator("main h1").textContent();
    await press("?");
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await press("Escape", "/");
    await type("caio");
    await press("Enter");
    await expect.poll(name).toBe("Caio Reis");
    // Whoever was looked for is found: the other keys go through all again.
    await press("j");
    await expect.poll(name).toBe("Ana Souza");
    await press("k");
    await expect.poll(name).toBe("Caio Reis");
    await press("1");
    await expect.poll(left).toBe(2);
    await press("u");
    await expect.poll(left).toBe(3);
    // A key counts for the page that it is meant for, however fast it comes.
    await press("j", "k", "1");
    await expect.poll(left).toBe(2);
    // What follows a key that leads to a field is written there.
    await press("j", "k", "j", "c", "o", "k");
    await expect.poll(() => page.locator(".by-hand textarea").inputValue()).toBe("ok");
    const { lines } = deskOf(path.join(folder, "report"));
    expect(lines.map((line) => [line.kind, "person" in line && line.person])).toEqual([
      ["decided", "3"],
      ["undone", "3"],
      ["decided", "3"],
    ]);
  });

  test("of what is shown as saved nothing is gone after a kill, and of what is not, nothing either", async () => {
    const folder = await gradedDeskClass();
    await killWhileSaving(browser, { folder, person: "2", afterMs: 20, text: "said at the end" });
  });

  test("two graders at two desks see what the other says, and lose nothing that they type", async () => {
    const folder = await gradedDeskClass();
    const [one, other] = await Promise.all(
      ["bruna", "otto"].map(async (grader) =>
        openDeskPage(browser, `${(await deskProcess(folder, grader)).address}person?key=2`),
      ),
    );
    await other!.press("a");
    await other!.type("1.5");
    await other!.press("Escape", "c");
    await other!.type("half a thought");
    await one!.press("c");
    await one!.type("from the other desk");
    await one!.save();
    await expect.poll(other!.text).toContain("from the other desk");
    await other!.type(", and the rest");
    await other!.save();
    await expect.poll(one!.text).toContain("half a thought, and the rest");
    expect(await other!.page.locator('.adjust [name="points"]').inputValue()).toBe("1.5");
    await expect.poll(one!.text).toContain("otto");
  });

  test("what is typed and not saved is there again after a reload, a kill and another start, for this grader alone", async () => {
    const folder = await gradedDeskClass();
    const first = await deskProcess(folder, "bruna");
    const desk = await openDeskPage(browser, `${first.address}person?key=2`);
    await desk.press("c");
    await desk.type("of the whole");
    await desk.press("Escape", "s", "ArrowDown", "Enter");
    await desk.type("of a line");
    await desk.page.close();
    await expect.poll(() => draftsOf(`${folder}/report`, "bruna").length).toBe(2);
    await first.kill();
    const second = await deskProcess(folder, "bruna");
    const again = await openDeskPage(browser, `${second.address}person?key=2`);
    expect(await again.page.locator("textarea[name=text]").evaluateAll(VALUES)).toEqual(
      expect.arrayContaining(["of the whole", "of a line"]),
    );
    expect(await again.page.locator(".draft").count()).toBe(2);
    await again.press("s", "ArrowDown", "Enter");
    await again.save();
    await expect.poll(() => again.page.locator(".remark").count()).toBe(1);
    await expect
      .poll(() => draftsOf(`${folder}/report`, "bruna").map(({ text }) => text))
      .toEqual(["of the whole"]);
    const other = await openDeskPage(browser, `${(await deskProcess(folder, "otto")).address}person?key=2`);
    expect(await other.page.locator(".by-hand textarea").inputValue()).toBe("");
    expect((await cavalo(folder, "forget", "Bia Lima")).exitCode).toBe(0);
    expect(draftsOf(`${folder}/report`, "bruna")).toEqual([]);
  });

  test("a page of another origin reads nothing and changes nothing, even if it knows the address", async () => {
    const folder = await gradedDeskClass();
    const { address } = await deskProcess(folder, "bruna");
    const server = createServer((_, response) =>
      response.setHeader("content-type", "text/html").end(FOREIGN),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    for (const host of ["127.0.0.1", "localhost"]) {
      const { page } = await openDeskPage(browser, `http://${host}:${port}/`);
      const tried = await page.evaluate<Record<string, string>>(`attack(${JSON.stringify(address)})`);
      expect(tried).toEqual({
        ...{ read: "refused", "read without leave": "", change: "refused", "change without leave": "" },
        ...{
          "draft without leave": "",
          script: "refused",
          image: "refused",
          events: "refused",
          form: "sent",
        },
      });
      const frame = page.frame("shown")!;
      expect(await frame.content()).not.toContain("Ana Souza");
    }
    expect(deskOf(path.join(folder, "report")).lines).toEqual([]);
  });

  // The soak has the others.
  test.each([
    [390, "light"],
    [1280, "dark"],
  ] as const)("no page of the desk has a barrier at %d pixels, %s", (width, scheme) =>
    expectNoBarriers(browser, { width, scheme }),
  );
});

const VALUES = (fields: Element[]) => fields.map((field) => (field as HTMLTextAreaElement).value);
