import { expect, test } from "vitest";
import { php } from "./php.ts";

const source = (text: string) => ({ path: "a.php", text, utf8: true });

test.each(["<?php $n = $_POST['n'];", '<FORM method="post"><?php echo 1 ?></FORM>'])(
  "%s belongs to a web page",
  (text) => {
    expect(php.isAside!(source(text))).toBe(true);
    expect(php.isAside!(source("<?php echo fgets(STDIN);"))).toBe(false);
  },
);

test.each([
  ["require './fila.php';", true],
  ['include_once("../fila.php");', true],
  ["require 'fila.php';", false],
  ["require __DIR__ . '/fila.php';", false],
])("%s names a file from where the program starts: %s", (line, isFrom) => {
  expect(php.namesFromStart!(source(`<?php\n${line}\n`))).toBe(isFrom);
});
