import type { PromptKind, UsedArgument } from "../../problem/input/clues.ts";
import { switchesIn } from "./example-commands.ts";
import { type Code, placeIn } from "./literals.ts";
import { promptKindOf, promptKindsIn } from "./prompt-kinds.ts";

const OPTION = String.raw`^[ \t]*(?:-\w,[ \t]+)?(?<option>--?[A-Za-z][\w-]{0,20})`;

/** Lines of help: `-s N : board size`; in columns, `-p, --start R,C    first square`, where the form is in capitals. */
const HELP = [
  String.raw`(?:[ \t=]{1,40}(?<form>\S{1,12}))?(?:[ \t]{0,40}[:\t]|[ \t]{1,40}-)[ \t]{0,40}(?<help>\S.{0,80})`,
  String.raw`[ \t=]+(?<form><[^<>\n]{1,20}>|[A-Z][A-Z,]{0,11})[ \t]{2,}(?<help>\S.{0,80})`,
].map((rest) => new RegExp(`${OPTION}${rest}`, "gm"));

/** An option or an argument as a source declares it. */
interface Declared {
  /** Names, the clearest last: `-s`, `--size`. Without a hyphen, it is an argument. */
  readonly names: readonly string[];
  /** Name of the variable that it is read into. */
  readonly variable?: string | undefined;
  /** Help and default. */
  readonly about: string;
  /** Tells if two values follow it, each a word of its own. */
  readonly isPair?: boolean;
}

/** Declarations in the forms of common libraries. Searches are bounded, so that their time grows as the source does. */
const FORMS: readonly { readonly pattern: RegExp; declared(match: RegExpMatchArray): Declared }[] = [
  {
    // Python: argparse, optparse, click. Ruby: OptionParser. JavaScript: commander.
    pattern:
      /(?:\badd_argument|\badd_option|\bclick\.(?:option|argument)|\.option|\bopts?\.on)[ (]((?:[^()]|\([^()]{0,80}\)){1,300})/g,
    declared: ([, written]) => byTexts(written!),
  },
  {
    // Go: flag.
    pattern: /\bflag\.(?:Int|String|Uint)\w*\((?:&\w+,\s*)?"(\w+)"([^)\n]{0,200})/g,
    declared: ([, name, about]) => ({ names: [`-${name}`], about: textsIn(about!).join(" ") }),
  },
  {
    // Rust: clap, structopt.
    pattern: /#\[(?:arg|clap|structopt)\(([^\]\n]{0,200})\)\]\s*(?:pub\s+)?(\w{1,30})\s*:/g,
    declared: ([, written, name]) => ({ names: [derivedFrom(written!, name!)], variable: name, about: "" }),
  },
  {
    // Any language: `arg.startsWith("--size=")`.
    pattern: /["'](--?[a-z][\w-]{0,20}=)["']/gi,
    declared: ([, name]) => ({ names: [name!], about: "" }),
  },
  {
    // C: getopt.
    pattern: /\bcase\s*'(\w)'\s*:\s*(?:\{\s*)?(?:\w+[ \t]+)?(\w{1,30})\s*=[^;\n]{0,60}\boptarg\b/g,
    declared: ([, letter, variable]) => ({ names: [`-${letter}`], variable, about: "" }),
  },
  {
    // A loop over the arguments, in any language.
    pattern:
      /["'](--?[a-z][\w-]{0,20})["'][^"';]{1,60}?\b([a-z]\w{0,30})\s*=[^;\n]{0,60}(?:\barg[vs]\s*\[|optarg|\bnext\(|\b(?:arg|val|value)\b)/gi,
    declared: ([, name, variable]) => ({ names: [name!], variable, about: "" }),
  },
];

/** Finds the options and arguments that a program declares. Those of unknown meaning are left out. */
export function optionsIn(source: Code): UsedArgument[] {
  const shown = source.literals.flatMap(({ text, at }) =>
    HELP.flatMap((pattern) => Array.from(text.matchAll(pattern))).map(({ groups }) => {
      const { option, form, help } = groups as { option: string; form?: string; help: string };
      // A form says how several values are written.
      const shown = form?.includes(",") ? `${form} ${help}` : help;
      return { text: shown, at, option, kind: promptKindsIn(help)[0] };
    }),
  );
  const declared = FORMS.flatMap(({ pattern, declared }) =>
    Array.from(source.text.matchAll(pattern)).flatMap((match) => {
      const { names, variable, about, isPair } = declared(match);
      const name = names.at(-1) ?? "";
      const kind = kindOf([...names.toReversed(), ...(variable === undefined ? [] : [variable])], about);
      const text = about === "" ? name : about;
      const at = placeIn(source, match.index);
      const [first, second] = isPair ? pairOf(kind, about) : [kind];
      return [
        { text, at, kind: first, ...(name.startsWith("-") && { option: name }) },
        ...(second === undefined ? [] : [{ text, at, kind: second }]),
      ];
    }),
  );
  const known = [...shown, ...declared].filter(({ kind }) => kind !== undefined);
  const keyOf = ({ option, at }: UsedArgument) => option ?? at;
  const options = known.filter((each, at) => known.findIndex((other) => keyOf(other) === keyOf(each)) === at);
  return options.length > 0 ? [...options, ...switchesIn(source)] : [];
}

/** Words of an option that only switches something on. */
const SWITCH = /store_(?:true|false)|is_flag/;

/** Finds the meanings of two values that follow one option: the parts of a square, or both sides of a board. */
function pairOf(kind: PromptKind | undefined, about: string): readonly (PromptKind | undefined)[] {
  if (kind === undefined) return [kind];
  if (SIDES.includes(kind)) return ["rows", "columns"];
  const said = promptKindsIn(about).filter((each) => PARTS.includes(each));
  return said.length === 2 ? said : ["row", "column"];
}

const SIDES: readonly PromptKind[] = ["size", "rows", "columns", "board"];
const PARTS: readonly PromptKind[] = ["row", "column", "x", "y"];

/** Mark of an option with two values, in Python. */
const PAIR = /\bnargs\s*=\s*2\b/;

function byTexts(written: string): Declared {
  const texts = textsIn(written);
  const isName = (text: string) => /^-{1,2}[a-z]/i.test(text);
  const forms = texts.filter((text, at) => isName(text) || at === 0);
  // `-s, --size <n>` has both names in one text.
  const names = forms.flatMap((text) =>
    text.split(/[\s,=<>[\]]+/).filter((word, at) => isName(word) || at === 0),
  );
  const isSwitch = SWITCH.test(written);
  return {
    names: isSwitch ? [] : names,
    about: isSwitch ? "" : texts.filter((text) => !isName(text)).join(" "),
    isPair: PAIR.test(written),
  };
}

function textsIn(written: string): string[] {
  return Array.from(
    written.matchAll(/"([^"\n]{0,120})"|'([^'\n]{0,120})'/g),
    ([, double, single]) => double ?? single ?? "",
  );
}

/** Gives the name of a field's option: both `long` and `short` are made from the field's name. */
function derivedFrom(written: string, field: string): string {
  const stated = /\blong\s*=\s*"([\w-]+)"/.exec(written)?.[1];
  if (/\blong\b/.test(written)) return `--${stated ?? field.replaceAll("_", "-")}`;
  const letter = /\bshort\s*=\s*['"](\w)/.exec(written)?.[1] ?? field[0];
  return /\bshort\b/.test(written) ? `-${letter}` : field;
}

/** Words that alone name the square of the start. */
const START = /^(?:start|begin|origin|origem|inicio|initial|init|from)$/i;

/** Finds the meaning of an argument by its names, or else by what is said of it. */
export function kindOf(names: readonly string[], about = ""): PromptKind | undefined {
  const plain = names.map((name) => name.replace(/^-+|=$/g, "").replaceAll("-", "_"));
  const named = plain.map(promptKindOf).find((kind) => kind !== undefined);
  if (named !== undefined) return named;
  if (plain.some((name) => START.test(name))) return "cell";
  return promptKindsIn(about)[0] ?? (names.includes("-s") ? "size" : undefined);
}
