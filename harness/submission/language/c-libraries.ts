import type { Plan, Source } from "./language.ts";

/** Libraries with headers of their own, by what a source that uses one has in it: each stands before those that it uses. */
const LIBRARIES: readonly (readonly [use: RegExp, library: string])[] = [
  [includes("(?:ncursesw?\\/)?panel\\.h"), "panel"],
  [includes("(?:ncursesw?\\/)?menu\\.h"), "menu"],
  [includes("(?:ncursesw?\\/)?form\\.h"), "form"],
  [includes("(?:ncursesw?\\/)?n?curses\\.h"), "ncurses"],
  [includes("readline\\/\\w+\\.h"), "readline"],
  [includes("gmpxx\\.h"), "gmpxx"],
  [includes("gmp(?:xx)?\\.h"), "gmp"],
  [includes("SDL2?\\/SDL_image\\.h|SDL_image\\.h"), "SDL2_image"],
  [includes("SDL2?\\/SDL_ttf\\.h|SDL_ttf\\.h"), "SDL2_ttf"],
  [includes("SDL2?\\/SDL\\w*\\.h|SDL\\w*\\.h"), "SDL2"],
  [includes('SFML\\/Graphics\\b[^>"\\n]*'), "sfml-graphics"],
  [includes('SFML\\/(?:Graphics|Window)\\b[^>"\\n]*'), "sfml-window"],
  [includes('SFML\\/[^>"\\n]+'), "sfml-system"],
  [includes("GL\\/(?:free)?glut\\w*\\.h"), "glut"],
  [includes("GLFW\\/\\w+\\.h"), "glfw"],
  [includes("GL\\/glew\\.h"), "GLEW"],
  [/\bglu[A-Z]\w*\s*\(/, "GLU"],
  [includes("(?:GL|GLFW)\\/\\w+\\.h"), "GL"],
  [includes('X11\\/[^>"\\n]+'), "X11"],
];

function includes(header: string): RegExp {
  return new RegExp(`^[ \\t]*#[ \\t]*include[ \\t]*[<"](?:${header})[>"]`, "m");
}

/**
 * Adds plans that link a program with the libraries that it uses, as its own build file would. One that is not there would be
 * an error, also where the code that uses it is left out.
 *
 * @param usual the plan that was tried without them
 */
export function withLibraries(
  texts: readonly Pick<Source, "text">[],
  usual: Plan,
  others: readonly Plan[],
): Plan[] {
  const used = LIBRARIES.filter(([use]) => texts.some(({ text }) => use.test(text)));
  const flags = used.map(([, library]) => `-l${library}`);
  if (flags.length === 0) return [...others];
  const linked = ({ build, ...plan }: Plan): Plan => ({
    ...plan,
    build: [...build.slice(0, -1), [...build.at(-1)!, ...flags]],
  });
  return [linked(usual), ...others, ...others.map(linked)];
}
