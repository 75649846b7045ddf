import { expect, test } from "vitest";
import { showsUnicode } from "./unicode.ts";

test.each<[NodeJS.ProcessEnv, boolean]>([
  [{ LANG: "pt_BR.UTF-8", TERM: "xterm-256color" }, true],
  [{ LC_ALL: "", LC_CTYPE: "C.utf8", LANG: "C" }, true],
  [{ LC_ALL: "C", LANG: "pt_BR.UTF-8" }, false],
  [{ LANG: "pt_BR.ISO-8859-1" }, false],
  [{ LANG: "en_US.UTF-8", TERM: "linux" }, false],
  [{}, false],
])("with %j more than ASCII is shown: %s", (environment, shown) => {
  expect(showsUnicode(environment)).toBe(shown);
});
