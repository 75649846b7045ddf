import { codeOf, type Language, type Plan, type Program, type Refusal } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";
import { isOlder, newestOf, versionIn } from "./version.ts";

/** Releases in which what older ones call unstable became a part of the language, by the name of the feature. */
const STABLE_SINCE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    let_else: "1.65",
    generic_associated_types: "1.65",
    is_some_with: "1.70",
    is_some_and: "1.70",
    once_cell: "1.70",
    is_terminal: "1.70",
    int_roundings: "1.73",
    lazy_cell: "1.80",
    is_sorted: "1.82",
    let_chains: "1.88",
  }),
);

export const rust: Language = {
  title: LANGUAGE_TITLES.rust,
  extensions: [".rs"],
  runtime: NATIVE,
  costs: { buildMs: 300, startMs: 1 },
  tools: [
    {
      command: "rustc",
      version: ["--version"],
      install: "apt install rustc",
      behind: { arguments: ["--print", "sysroot"], append: "/bin/rustc" },
    },
  ],
  elsewhere: ["~/.rustup/toolchains/*/bin", "/usr/lib/rust-*/bin"],
  floorRemainder: "x.rem_euclid(n)",
  isWrittenIn: (text) => /\bfn main\s*\(\s*\)/.test(text),
  isMain: (source) => /\bfn main ?\(/.test(codeOf(source)),
  usualMains: ["src/main.rs", "main.rs"],
  plan: (program) => planFor(program, "2021"),
  // Later editions refuse some of what was right in earlier ones.
  otherPlans: (program, { read }) => {
    const library = ownLibrary(program, read("Cargo.toml"));
    return [
      ...(library === undefined ? [] : [planWith(library, program)]),
      ...["2024", "2018", "2015"].map((edition) => planFor(program, edition)),
    ];
  },
  neededVersion,
};

function flagsFor(edition: string): string[] {
  return ["--edition", edition, "-C", "opt-level=2", "-A", "warnings"];
}

function planFor({ main }: Program, edition: string): Plan {
  return {
    build: [["rustc", ...flagsFor(edition), "-o", "program", `./${main.path}`]],
    run: ["./program"],
  };
}

/** Root of the library of a package. */
const LIBRARY = "src/lib.rs";

/** Names the library that a package brings for its programs; undefined if it has none. */
function ownLibrary({ sources, main }: Program, cargo: string | undefined): string | undefined {
  const [, name] = /^[ \t]*name[ \t]*=[ \t]*"([\w-]+)"/m.exec(cargo ?? "") ?? [];
  const isThere = main.path !== LIBRARY && sources.some(({ path }) => path === LIBRARY);
  return isThere ? name?.replaceAll("-", "_") : undefined;
}

function planWith(library: string, { main }: Program): Plan {
  const built = `lib${library}.rlib`;
  const rustc = ["rustc", ...flagsFor("2021")];
  return {
    build: [
      [...rustc, "--crate-type", "lib", "--crate-name", library, "-o", built, `./${LIBRARY}`],
      [...rustc, "--extern", `${library}=${built}`, "-o", "program", `./${main.path}`],
    ],
    run: ["./program"],
  };
}

/** The release in which all is stable that the compiler calls unstable, where it complains of nothing else. */
function neededVersion({ messages, version }: Refusal): string | undefined {
  const errors = messages.split(/^(?=error)/m).filter((part) => /^error(?!: aborting)/.test(part));
  const releases = errors.map((error) => {
    const feature =
      /^error\[E0658\]: use of unstable library feature [`'](?<name>\w+)[`']/.exec(error)?.groups?.name ??
      /^error\[E0658\][\s\S]*add `#!\[feature\((?<name>\w+)\)\]`/.exec(error)?.groups?.name;
    return STABLE_SINCE.get(feature ?? "");
  });
  const needed = newestOf(releases);
  return needed !== undefined && isOlder(version, versionIn(needed)) ? needed : undefined;
}
