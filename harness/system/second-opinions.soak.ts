import { expect, test } from "vitest";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { answering, LAST_ARRAY, opinionOf } from "../testing/second-opinions.ts";

const { found } = await findToolchain(LANGUAGES.cpp);

test.skipIf(!found).each([
  [
    "an array at the end of a struct is named",
    answering(2, LAST_ARRAY),
    "WA main.cpp:4 index 4 out of bounds for type 'int [4]'",
  ],
  ["of a right program nothing is said", answering(1, "int main() {"), "AC"],
  ["of a wrong program without a flaw nothing is said", answering(2, "int main() {"), "WA"],
])("in C++, %s", async (_, text, opinion) => {
  expect(await opinionOf({ "main.cpp": text })).toBe(opinion);
});
