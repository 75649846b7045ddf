import { expect, test } from "vitest";
import { java } from "./java.ts";
import { kotlin } from "./kotlin.ts";

const pathsIn = (command: readonly string[]) => command[command.indexOf("-cp") + 1];

test.each([
  ["Java", java, "public class Main { public static void main(String[] a) { } }", "{folder}/classes"],
  ["Kotlin", kotlin, "fun main() { }", "{folder}/program.jar"],
] as const)(
  "a program in %s finds the classes in archives that were handed in with it",
  (_, language, text, own) => {
    const main = { path: language.usualMains[0]!, text, utf8: true };
    const planWith = (...archives: string[]) =>
      language.plan(
        { sources: [main], main },
        { version: [17], read: () => undefined, archives: () => archives },
      );
    const { build, run } = planWith("lib/ecs100.jar", "biblioteca própria/b.jar");
    expect(pathsIn(build[0]!)).toBe("lib/ecs100.jar:biblioteca própria/b.jar");
    expect(pathsIn(run)).toBe(`${own}:{folder}/lib/ecs100.jar:{folder}/biblioteca própria/b.jar`);
    expect(planWith().build[0]).not.toContain("-cp");
    expect(pathsIn(planWith().run)).toBe(own);
  },
);
