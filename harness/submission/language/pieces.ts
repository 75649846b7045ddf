import type { LanguageName } from "./names.ts";

/** A family of languages with the same comments and texts. Those of several lines may end with the program. */
interface Family {
  readonly comment: RegExp;
  readonly text: RegExp;
  /** Lines that say what is used from elsewhere. */
  readonly import: RegExp;
}

const C_COMMENT = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/y;

const C: Family = {
  comment: C_COMMENT,
  text: /"""[\s\S]*?(?:"""|$)|@?\$?"(?:\\.|[^"\\\n])*(?:"|\\?(?=\n)|\\?$)|'(?:\\.[^'\n]{0,8}|[^'\\\n])'/y,
  import: /(?:#|import\b|using\s+(?!var\b)[\w:.][\w:. ]{0,200};|package\b|namespace\b|use\s).*/y,
};
const SCRIPT: Family = {
  comment: C_COMMENT,
  text: /"(?:\\.|[^"\\\n])*(?:"|\\?(?=\n)|\\?$)|'(?:\\.|[^'\\\n])*(?:'|\\?(?=\n)|\\?$)|`(?:\\[\s\S]|[^`\\])*(?:`|\\?$)/y,
  import: /(?:import\b|.*\brequire\().*/y,
};
const PYTHON: Family = {
  comment: /#.*/y,
  text: /[rbuf]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*(?:"|\\?(?=\n)|\\?$)|'(?:\\.|[^'\\\n])*(?:'|\\?(?=\n)|\\?$))/iy,
  import: /(?:import|from)\b.*/y,
};
const RUBY: Family = {
  comment: /#.*|^=begin[\s\S]*?(?:^=end|(?![\s\S]))/my,
  text: /"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)|'(?:\\[\s\S]|[^'\\])*(?:'|\\?$)/y,
  import: /require\b.*/y,
};
const LUA: Family = {
  comment: /--(?:\[\[[\s\S]*?(?:\]\]|$)|.*)/y,
  text: /\[\[[\s\S]*?(?:\]\]|$)|"(?:\\.|[^"\\\n])*(?:"|\\?$|(?=\n))|'(?:\\.|[^'\\\n])*(?:'|\\?$|(?=\n))/y,
  import: /.*\brequire\b.*/y,
};
const PASCAL: Family = {
  comment: /\{[^}]*(?:\}|$)|\(\*[\s\S]*?(?:\*\)|$)|\/\/.*/y,
  text: /'(?:''|[^'\n])*(?:'|$)/y,
  import: /(?:uses|unit|program)\b.*/iy,
};
const PERL: Family = {
  comment: /#.*|^=[a-z][\s\S]*?(?:^=cut|(?![\s\S]))/my,
  text: RUBY.text,
  import: /(?:use|no|require|package)\b.*/y,
};
const PHP: Family = {
  comment: /\/\/.*|#(?!\[).*|\/\*[\s\S]*?(?:\*\/|$)/y,
  text: RUBY.text,
  import: /(?:<\?php|(?:require|include)(?:_once)?\b|use\b|namespace\b).*/y,
};
const R: Family = {
  comment: /#.*/y,
  text: RUBY.text,
  import: /(?:library|require|source)[ \t]*\(.*/y,
};
const HASKELL: Family = {
  comment: /--.*|\{-[\s\S]*?(?:-\}|$)/y,
  text: /"(?:\\.|[^"\\\n])*(?:"|\\?(?=\n)|\\?$)|'(?:\\.|[^'\\\n])'/y,
  import: /(?:import|module)\b.*/y,
};

const OCAML: Family = {
  comment: /\(\*[\s\S]*?(?:\*\)|$)/y,
  text: /"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)|'(?:\\[^'\n]{1,4}|[^'\\\n])'/y,
  import: /(?:open|include)\b.*/y,
};
const FORTRAN: Family = {
  comment: /!.*|^[cC*](?=[ \t]).*/my,
  text: /"[^"\n]*(?:"|(?=\n)|$)|'[^'\n]*(?:'|(?=\n)|$)/y,
  import: /(?:use|implicit)\b.*/iy,
};
const ADA: Family = {
  comment: /--.*/y,
  text: /"[^"\n]*(?:"|(?=\n)|$)|'[^'\n]'/y,
  import: /(?:with|use|pragma)\b[^;\n]{0,200};/iy,
};
const PROLOG: Family = {
  comment: /%.*|\/\*[\s\S]*?(?:\*\/|$)/y,
  text: /"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)|'(?:\\.|[^'\\\n])*(?:'|\\?(?=\n)|\\?$)/y,
  import: /:-[ \t]*(?:use_module|module|ensure_loaded|consult|include)\b.*/y,
};
const VISUAL_BASIC: Family = {
  comment: /(?:'|rem\b).*/iy,
  text: /\$?"(?:""|[^"\n])*(?:"|(?=\n)|$)/y,
  import: /(?:imports|option|namespace)\b.*/iy,
};
const JULIA: Family = {
  comment: /#=[\s\S]*?(?:=#|$)|#.*/y,
  text: /"""[\s\S]*?(?:"""|$)|"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)|'(?:\\[^'\n]{1,8}|[^'\\\n])'/y,
  import: /(?:using|import)\b.*/y,
};
const FAMILIES: Readonly<Record<LanguageName, Family>> = {
  ada: ADA,
  c: C,
  cpp: C,
  csharp: C,
  dart: SCRIPT,
  fortran: FORTRAN,
  go: C,
  haskell: HASKELL,
  java: C,
  javascript: SCRIPT,
  julia: JULIA,
  kotlin: C,
  lua: LUA,
  pascal: PASCAL,
  perl: PERL,
  php: PHP,
  ocaml: OCAML,
  prolog: PROLOG,
  python: PYTHON,
  r: R,
  ruby: RUBY,
  rust: C,
  scala: C,
  swift: C,
  typescript: SCRIPT,
  visualbasic: VISUAL_BASIC,
};

const SPACE = /\s+/y;
const NUMBER = /\.?\d[\w.]*/y;
/** A name with all that is reached through it: `System.out.println`, `a->b`, `std::cout`. */
const NAME = /[\p{L}_$@][\p{L}\p{N}_$]*(?:(?:\.|->|::|\?\.)[\p{L}_$][\p{L}\p{N}_$]*)*/uy;
/** Types in brackets: one language needs them, another one knows them. */
const GENERIC = /<(?:[\w\s,.?[\]]|<[\w\s,.?[\]]*>)*>(?=\s*[\w({>])/y;
/** From one index to the next: `a[i][j]` and `a[i, j]` are the same. */
const NEXT_INDEX = /\]\s*\[/y;
const OPERATOR = /\+\+|--|<<=|>>=|===|!==|[-+*/%&|^]=|:=|[=!<>]=|&&|\|\||<<|>>|\/\/|\*\*|=>|->|\.\./y;

/** A part of a program; all of them together are its text. */
export interface Piece {
  readonly name: "space" | "comment" | "import" | "text" | "number" | "word" | "sign";
  readonly from: number;
  readonly to: number;
}

/** Takes a program to pieces; all pieces together are its text. */
export function* piecesOf(text: string, language: LanguageName): Generator<Piece> {
  const family = FAMILIES[language];
  let isLineStart = true;
  let before: Piece["name"] = "space";
  for (let from = 0; from < text.length; ) {
    const end = (pattern: RegExp) => {
      pattern.lastIndex = from;
      return pattern.test(text) ? pattern.lastIndex : undefined;
    };
    const [name, to] = firstOf([
      ["space", () => end(SPACE)],
      ["comment", () => end(family.comment)],
      ["import", () => (isLineStart ? end(family.import) : undefined)],
      ["text", () => end(family.text)],
      ["number", () => end(NUMBER)],
      ["word", () => end(NAME)],
      ["space", () => end(NEXT_INDEX)],
      ["space", () => (before === "word" ? end(GENERIC) : undefined)],
      ["sign", () => end(OPERATOR)],
    ]) ?? ["sign", from + 1];
    yield { name, from, to };
    isLineStart = text.slice(from, to).includes("\n") || (isLineStart && name === "space");
    before = name;
    from = to;
  }
}

function firstOf(
  tries: readonly (readonly [Piece["name"], () => number | undefined])[],
): [Piece["name"], number] | undefined {
  for (const [name, end] of tries) {
    const to = end();
    if (to !== undefined) return [name, to];
  }
  return undefined;
}
