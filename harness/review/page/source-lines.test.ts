import fc from "fast-check";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { LineText, sourceLines, textLines } from "./source-lines.tsx";

const html = (text: string, file: string) =>
  sourceLines(text, file, 100).map((line) => renderToString(h(LineText, { line })));

test("colours change no text, and no line moves", () => {
  const bits = [
    "/*",
    "*/",
    '"',
    "'''",
    "\n",
    "\r\n",
    "\r",
    "{-",
    "#",
    "//",
    "if",
    "import a",
    " ",
    "<a,",
    "\t",
    "1",
  ];
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...bits)).map((all) => all.join("")),
    fc.string(),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom("a.py", "A.java", "a.hs", "a.rb", "a.ts", "a.txt"), (text, file) => {
      const lines = sourceLines(text, file, Number.POSITIVE_INFINITY);
      expect(lines.map((line) => line.map((part) => part.text).join(""))).toEqual(textLines(text));
    }),
  );
});

test("comments, texts, numbers and words of the language are told apart, over several lines, too", () => {
  expect(html('/* a\nb */ return this.x + "1" + 2;', "A.java")).toEqual([
    '<code><span class="is-comment">/* a</span></code>',
    '<code><span class="is-comment">b */</span> <span class="is-keyword">return</span> <span class="is-keyword">this</span>.x + <span class="is-text">&quot;1&quot;</span> + <span class="is-number">2</span>;</code>',
  ]);
  expect(html("returned = 1 // 2", "a.txt")).toEqual(["<code>returned = 1 // 2</code>"]);
});

test("what is no text to read is cut and marked", () => {
  const [long, control] = html(`x${"=1".repeat(1_000_000)}\n"\u0007<b>"`, "a.py") as [string, string];
  expect(long.length).toBeLessThan(20_000);
  expect(long).toContain("…");
  expect(control).toBe('<code><span class="is-text">&quot;\\u{7}&lt;b>&quot;</span></code>');
});
