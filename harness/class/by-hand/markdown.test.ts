import { expect, test } from "vitest";
import { htmlOf } from "./markdown.tsx";

test("Markdown is shown as it is meant", () => {
  expect(htmlOf("use *better* names\n\n```\nif (a<b)\n```")).toBe(
    "<p>use <em>better</em> names</p>\n<pre><code>if (a&lt;b)\n</code></pre>",
  );
});

test("nothing in a comment runs, loads, hides or stands among the headings of a page", () => {
  const hostile = [
    "# Title\n",
    "<script>alert(1)</script> <img src=x onerror=alert(1)>\n",
    "![i](https://x.y/i.png) [l](javascript:alert(1)) [m](data:text/html,x)\n",
    "<javascript:alert(1)>\n\n[r]\n\n[r]: javascript:alert(1) '\"><script>'\n",
    "a\u202eb\u0007\u0000c",
  ].join("\n");
  const html = htmlOf(hostile);
  const tags = html.match(/<[^>]*>/g) ?? [];
  const isPlain = /^<\/?(?:p|a)(?: href="(?:https:[^"]*)?"(?: title="[^"<>]*")?)?>$/;
  expect(tags.filter((tag) => !isPlain.test(tag))).toEqual([]);
  expect(html).toContain("# Title");
  expect(html).toContain("a\\u{202e}b\\u{7}\\u{0}c");
});
