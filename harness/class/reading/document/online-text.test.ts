import { expect, test } from "vitest";
import { textOfHtml } from "./online-text.ts";

test.each([
  [
    "<p>#include &lt;stdio.h&gt;</p><p>int main() {</p><p>&nbsp; &nbsp; return 0;</p><p>}</p>",
    "#include <stdio.h>\nint main() {\n    return 0;\n}\n",
  ],
  ["<p>a<br>b<br />c</p>", "a\nb\nc\n"],
  ["<pre>def f():\n    return 1\n</pre>", "def f():\n    return 1\n"],
  ['<p>if x:</p>\n<p style="padding-left: 40px;">y</p>', "if x:\n    y\n"],
  ["<div><span>print(</span>“8”<span>)</span></div>", 'print("8")\n'],
  [
    "<head><title>x</title></head><!-- a > b --><script>x</script>y &#65;&#x42;&#0;&oops; a < b",
    "y AB&#0;&oops; a < b",
  ],
])("the text of %j", (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

const MILLION = 1_000_000;

test.each([
  ["<", "<".repeat(MILLION)],
  ["<a>", "<a>".repeat(MILLION)],
  ["<script>", "<script>".repeat(MILLION)],
  ["<!--", "<!--".repeat(MILLION)],
  ["&lt", "&lt".repeat(MILLION)],
  ["</script   ", `<script>${"</script      ".repeat(MILLION)}`],
  ['<p style="', `<p style="${"padding-left:   ".repeat(MILLION)}`],
])("a million times %j on one line takes time by its length", (_, html) => {
  const before = process.cpuUsage().user;
  textOfHtml(html);
  expect(process.cpuUsage().user - before).toBeLessThan(5e6);
});
