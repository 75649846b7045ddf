import { expect, test } from "vitest";
import { c } from "./c.ts";
import { cpp } from "./cpp.ts";

function linkedBy(text: string, language = c): string[][] {
  const main = { path: "main.c", text: `${text}\nint main() { return 0; }\n`, utf8: true };
  const plans = language.otherPlans!({ sources: [main], main }, { version: [12], read: () => undefined });
  return plans.map(({ build }) => build.at(-1)!.filter((flag) => /^-l(?!m$)/.test(flag)));
}

test.each([
  ["#include <ncurses.h>", ["-lncurses"]],
  ["#include <panel.h>\n#include <curses.h>", ["-lpanel", "-lncurses"]],
  ["#include <gmpxx.h>", ["-lgmpxx", "-lgmp"]],
  ["#include <GL/glut.h>", ["-lglut", "-lGL"]],
  ["#include <GL/glut.h>\nvoid f() { gluPerspective(); }", ["-lglut", "-lGLU", "-lGL"]],
  ["#include <SFML/Graphics.hpp>", ["-lsfml-graphics", "-lsfml-window", "-lsfml-system"]],
  ['#include "SDL.h"', ["-lSDL2"]],
  ["#include <stdio.h>\n#include <pthread.h>", []],
])("a program with %j is linked with what it uses: %j", (text, libraries) => {
  for (const language of [c, cpp]) expect(linkedBy(text, language)[0]).toEqual(libraries);
});

test("a program is built without its libraries, too, in each way", () => {
  const linked = linkedBy("#include <ncurses.h>").map(({ length }) => length);
  expect(linked.filter((libraries) => libraries === 0).length).toBe((linked.length - 1) / 2);
});
