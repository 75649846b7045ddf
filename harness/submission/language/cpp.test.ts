import { expect, test } from "vitest";
import { cpp } from "./cpp.ts";

const main = { path: "main.cpp", text: "int main() {}\n", utf8: true };
const plans = cpp.otherPlans!({ main, sources: [main] }, { version: [12], read: () => undefined });

/** Plans that include all headers, after these errors. */
const withAllHeaders = (...errors: string[]) =>
  plans.filter(
    ({ build, mayHelp }) =>
      build.flat().includes("bits/stdc++.h") &&
      mayHelp!(errors.map((error) => `./main.cpp:1:1: ${error}\n`).join("  1 | int x\n")),
  );

test("headers that are not included are tried for a name that is not known", () => {
  expect(withAllHeaders("error: ‘sqrt’ was not declared in this scope")).toHaveLength(2);
  const unknown = "fatal error: quadro.h: No such file or directory";
  expect(withAllHeaders("error: expected unqualified-id", unknown)).toHaveLength(2);
  expect(withAllHeaders()).toHaveLength(2);
});

test("they are not read for mistakes of the syntax alone", () => {
  expect(withAllHeaders("error: expected ‘)’ before ‘{’ token", "error: stray ‘#’ in program")).toEqual([]);
});
