import { expect, test } from "vitest";
import { adopt } from "../adopt/adopt.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { bareSubmission } from "../submission/find/bare.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { folderWith } from "../testing/folders.ts";
import { labFor } from "../testing/lab.ts";

const hasJava = (await findToolchain(LANGUAGES.java)).found;

test.skipIf(!hasJava)("a program in Java that has only a test gets no manifest, but a sentence", async () => {
  const files = {
    "A.java": "class A {}",
    "ATest.java": "import org.junit.Test; class ATest { @Test void f() {} }",
  };
  const bare = await bareSubmission(folderWith(files), "knights-tour");
  expect(await adopt(bare, labFor(await bestIsolation()))).toMatchObject({
    kind: "given-up",
    reason: { en: expect.stringContaining("no main program was found in its source files") },
  });
});
