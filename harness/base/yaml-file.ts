import type { Static, TSchema } from "@sinclair/typebox";
import { Ajv } from "ajv";
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { isDay } from "./day.ts";
import { ExpectedError } from "./errors.ts";
import { displayPath, readText } from "./files.ts";
import { remembered } from "./remembered.ts";
import { explain, withoutEchoes } from "./schema-mistake.ts";
import { inEach, placed, type Sentence, say } from "./sentence.ts";
import { REPEATED_KEY, syntaxMistake } from "./yaml-syntax.ts";

/** Path to a value in a YAML document: keys and list positions from the top. */
export type YamlPath = readonly (string | number)[];

export interface YamlFile<T> {
  readonly path: string;
  readonly value: T;
  /** Formats a message about the value at `at`: `file:line:column: sentence`. */
  mistake(at: YamlPath, sentence: Sentence): Sentence;
  /**
   * Finds the place in the file, `file:line:column`, of a line and a column of the text at `at`, both counted
   * from 1. If the text is not written with `|`, the result is the place of the text, then the row and the
   * column within it.
   */
  placeIn(at: YamlPath, line: number, column: number): Sentence;
  /** Checks if YAML joins the lines of the text at `at`: it is written without a mark, or with `>`. */
  joinsLines(at: YamlPath): boolean;
}

/** A person mends no more at once, and to find the place of each takes time. */
const MOST_MISTAKES = 100;

/** The parser follows each one through all that stands before it. */
const MOST_ALIASES = 100;

const MANY_ALIASES: Sentence = say`there are more than ${MOST_ALIASES} aliases (*name)`;

const TOO_DEEP: Sentence = say`the values are nested too deep`;

// Our own schemas are checked in a test, not at each start.
const ajv = new Ajv({
  allErrors: true,
  verbose: true,
  discriminator: true,
  validateSchema: false,
  code: { optimize: false },
  formats: { date: isDay },
});
const validatorFor = remembered((schema: TSchema) => ajv.compile(schema));

/** A YAML file that was read, whatever it holds. */
export interface YamlText {
  readonly path: string;
  readonly value: unknown;
  /**
   * Checks it against a schema.
   *
   * @throws ExpectedError with its mistakes, up to a hundred at once, each as `file:line:column: sentence`
   */
  as<S extends TSchema>(schema: S): YamlFile<Static<S>>;
}

/** Reads a YAML file and checks it against its schema, with the errors of both. */
export function readYamlFile<S extends TSchema>(file: string, schema: S): YamlFile<Static<S>> {
  return readYamlText(file).as(schema);
}

/**
 * Reads a YAML file.
 *
 * @throws ExpectedError if it is not YAML
 */
export function readYamlText(file: string): YamlText {
  const text = readText(file);
  const lines = new LineCounter();
  const document = parsed(text, file, lines);
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${displayPath(file)}:${line}:${col}`;
  };
  // Later errors follow from the first one; the author did not make them.
  const [error] = document.errors;
  if (error) throw new ExpectedError(placed(at(error.pos[0]), syntaxMistake(error, text)));
  const repeated = repeatedKey(document);
  if (repeated !== undefined) throw new ExpectedError(placed(at(repeated), REPEATED_KEY));

  const extra = aliasesBeyond(document);
  if (extra !== undefined) throw new ExpectedError(placed(at(extra), MANY_ALIASES));

  const mistake = (where: YamlPath, sentence: Sentence) => placed(at(offsetOf(document, where)), sentence);
  const value: unknown = toPlainValue(document, (sentence) => mistake([], sentence));
  const read: YamlFile<unknown> = {
    path: file,
    value,
    mistake,
    placeIn: (where, line, column) => {
      const offset = offsetInBlock(document.getIn(where, true), { text, line, column });
      return offset === undefined ? mistake(where, rowAndColumn(line, column)) : inEach(() => at(offset));
    },
    joinsLines: (where) => {
      const node = document.getIn(where, true);
      return isScalar(node) && (node.type === "PLAIN" || node.type === "BLOCK_FOLDED");
    },
  };
  return { path: file, value, as: (schema) => checked(read, schema) };
}

function checked<S extends TSchema>(file: YamlFile<unknown>, schema: S): YamlFile<Static<S>> {
  const validate = validatorFor(schema);
  if (validate(file.value)) return file as YamlFile<Static<S>>;
  const errors = validate.errors ?? [];
  const told = withoutEchoes(errors.slice(0, MOST_MISTAKES)).map((error) => {
    const { where, sentence } = explain(error);
    return file.mistake(where, sentence);
  });
  const more =
    errors.length > MOST_MISTAKES ? [placed(displayPath(file.path), say`there are more mistakes`)] : [];
  throw new ExpectedError([...told, ...more]);
}

/** Parses a text; one that is nested so deep that the parser gives up is a mistake like any other. */
function parsed(text: string, file: string, lineCounter: LineCounter): Document {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false, logLevel: "error" });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ExpectedError(placed(`${displayPath(file)}:1:1`, TOO_DEEP));
  }
}

/** Finds the offset of the first key that a mapping has twice, in linear time; the parser's own search is quadratic. */
function repeatedKey(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) {
          found = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        seen.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

/** Finds the offset of the first alias that is too many. */
function aliasesBeyond(document: Document): number | undefined {
  let count = 0;
  let found: number | undefined;
  visit(document, {
    Alias(_, { range }) {
      if (++count <= MOST_ALIASES) return undefined;
      found = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

/** Finds the offset in the file of a line and a column of a text; undefined if it is not written with `|`. */
function offsetInBlock(
  node: unknown,
  { text, line, column }: { text: string; line: number; column: number },
): number | undefined {
  if (!isScalar(node) || node.type !== "BLOCK_LITERAL" || !node.range) return undefined;
  const [header, , end] = node.range;
  const inFile = text.slice(header, end).split("\n");
  const before = inFile.slice(0, line).join("\n").length + 1;
  const written = inFile[line]?.replace(/\r$/, "") ?? "";
  const indentation = written.length - (String(node.value).split("\n")[line - 1]?.length ?? 0);
  return header + before + indentation + column - 1;
}

/** Builds the value out of text, numbers, lists and mappings alone; one that contains itself is a mistake. */
function toPlainValue(document: Document, mistake: (sentence: Sentence) => Sentence): unknown {
  try {
    // An empty file means the same as an empty mapping.
    return JSON.parse(JSON.stringify(document.toJS() ?? {}));
  } catch (error) {
    const sentence = unfoldingMistake(error);
    if (!sentence) throw error;
    throw new ExpectedError(mistake(sentence), { cause: error });
  }
}

function unfoldingMistake(error: unknown): Sentence | undefined {
  // Aliases without an anchor, or aliases that unfold to more than the parser is willing to build.
  if (error instanceof ReferenceError) return inEach(() => error.message);
  if (error instanceof TypeError) return say`a value contains itself`;
  return error instanceof RangeError ? TOO_DEEP : undefined;
}

/** Finds the offset of the value at a path, or of its key; of the nearest parent if the value is missing. */
function offsetOf(document: Document, where: YamlPath): number {
  for (let length = where.length; length > 0; length--) {
    const parent = document.getIn(where.slice(0, length - 1), true);
    const key = where[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key);
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(where.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0;
}

function rowAndColumn(row: number, column: number): Sentence {
  return say`row ${row}, column ${column}`;
}
