import { elementsIn } from "./elements.ts";
import type { ProjectFormat, Statement } from "./project.ts";

/** The folder of sources where Maven and Gradle look for them, unless they are told of another. */
const USUAL_FOLDER = "src/main/";

export const maven: ProjectFormat = {
  isFile: /^pom\.xml$/,
  read: (text) => {
    const elements = elementsIn(text);
    const folder = elements
      .find(({ name }) => name === "sourceDirectory")
      ?.text.replace(/^\$\{[\w.]+\}\//, "");
    const names = ["mainClass", "exec.mainClass", "start-class"];
    const mains = new Set(elements.filter(({ name }) => names.includes(name)).map(({ text: main }) => main));
    const [main, other] = Array.from(mains).filter((each) => !each.includes("${"));
    return {
      built: [folder ? `${folder}/` : USUAL_FOLDER],
      ...(main && other === undefined && { main }),
    };
  },
};

const MAIN_CLASS =
  /\bmainClass(?:Name)?[ \t]{0,9}(?:=|\.set[ \t]{0,9}\()[ \t]{0,9}["'](?<main>[\w.$]{1,200})["']/;

/** Folders of sources: `srcDirs = ['src']`, `srcDir("src")`, `setSrcDirs(listOf("src"))`. */
const FOLDERS = /\bsrcDirs?\b[^\n'"]{0,40}(?<folders>["'][^\n]{1,300})/i;

export const gradle: ProjectFormat = {
  isFile: /^build\.gradle(?:\.kts)?$/,
  read: (text) => {
    const { main } = MAIN_CLASS.exec(text)?.groups ?? {};
    const { folders = "" } = FOLDERS.exec(text)?.groups ?? {};
    const named = Array.from(
      folders.matchAll(/["'](?<folder>[^"'\n]{1,200})["']/g),
      ({ groups }) => groups!.folder!,
    );
    return {
      built: named.length > 0 ? named.map((folder) => `${folder}/`) : [USUAL_FOLDER],
      ...(main && { main }),
    };
  },
};

/** Commands of CMake that name sources, and those that name a list of them. */
const COMMAND =
  /^[ \t]*(?<command>add_executable|add_library|target_sources|set)[ \t]{0,9}\((?<words>[^()]{1,5000})\)/gim;

/** A program that is built by CMake. Sources that it looks for by itself are not known. */
export const cmake: ProjectFormat = {
  isFile: /^CMakeLists\.txt$/,
  read: (text) => {
    const lists = new Map<string, readonly string[]>();
    const built: string[] = [];
    for (const { groups } of text.replace(/#.*/g, "").matchAll(COMMAND)) {
      const [name = "", ...words] = groups!.words!.replaceAll('"', " ").trim().split(/\s+/);
      if (groups!.command!.toLowerCase() === "set") lists.set(name, words);
      else for (const word of words) built.push(...(lists.get(listIn(word)) ?? [word]));
      if (built.length > MOST_FILES) return {};
    }
    return built.length === 0 || built.some((file) => file.includes("${")) ? {} : { built };
  },
};

/** More files are no student's project. Lists may be named many times. */
const MOST_FILES = 20_000;

/** The name of the list that a word of CMake stands for. */
function listIn(word: string): string {
  return /^\$\{(?<list>\w+)\}$/.exec(word)?.groups?.list ?? "";
}

const MAKE_WORD = /(?<![\w./*%-])(?<stem>[\w./-]{1,200})\.(?:c|cc|cpp|cxx|o)(?![\w.])/gi;

/** A program that is built by Make. It names sources, or what is compiled from them. */
export const make: ProjectFormat = {
  isFile: /^makefile$/i,
  read: (text): Statement => {
    const rules = text.replace(/#.*/g, "");
    if (/\$\((?:wildcard|shell)\b|\*\.(?:c|cpp|cc|cxx)\b/i.test(rules)) return {};
    const stems = new Set(Array.from(rules.matchAll(MAKE_WORD), ({ groups }) => groups!.stem!));
    const built = Array.from(stems).flatMap((stem) =>
      ["c", "cc", "cpp", "cxx"].map((each) => `${stem}.${each}`),
    );
    return built.length > 0 ? { built } : {};
  },
};

/** The manifest of a `.jar`. */
export const jarManifest: ProjectFormat = {
  isFile: /^manifest\.mf$/i,
  read: (text) => {
    const { main } = /^Main-Class:[ \t]*(?<main>[\w.$]{1,200})/m.exec(text)?.groups ?? {};
    return main ? { main } : {};
  },
};
