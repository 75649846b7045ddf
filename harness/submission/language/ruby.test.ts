import { expect, test } from "vitest";
import type { Source } from "./language.ts";
import { ruby } from "./ruby.ts";

test.each([
  [
    ["main.rb", "lib/board.rb"],
    ["ruby", "-I", "{folder}/lib", "{folder}/main.rb"],
  ],
  [
    ["main.rb", "board.rb"],
    ["ruby", "{folder}/main.rb"],
  ],
])("of %j, what is required by its name is looked for in lib", (paths, run) => {
  const sources = paths.map((path): Source => ({ path, text: "", utf8: true }));
  expect(ruby.plan({ sources, main: sources[0]! }).run).toEqual(run);
});
