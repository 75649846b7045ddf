import type { Static, TSchema } from "@sinclair/typebox";
import { Ajv, type ErrorObject } from "ajv";
import { distance } from "fastest-levenshtein";
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { ExpectedError } from "./errors.ts";
import { displayPath, readText } from "./files.ts";
import { remembered } from "./remembered.ts";
import { syntaxMistake } from "./yaml-syntax.ts";

/** Path to a value in a YAML document: keys and list positions from the top. */
export type YamlPath = readonly (string | number)[];

export interface YamlFile<T> {
  readonly path: string;
  readonly value: T;
  /** Formats a message about the value at `at`: `file:line:column: sentence`. */
  mistake(at: YamlPath, sentence: string): string;
  /**
   * Finds the place in the file, `file:line:column`, of a line and a column of the text at `at`, both counted
   * from 1. If the text is not written with `|`, the result is the place of the text, then the row and the
   * column within it.
   */
  placeIn(at: YamlPath, line: number, column: number): string;
  /** Checks if YAML joins the lines of the text at `at`: it is written without a mark, or with `>`. */
  joinsLines(at: YamlPath): boolean;
}

const ajv = new Ajv({ allErrors: true, verbose: true, discriminator: true });
const validatorFor = remembered((schema: TSchema) => ajv.compile(schema));

/**
 * Reads a YAML file and checks it against its schema.
 *
 * @throws ExpectedError with every mistake of the file at once, each as `file:line:column: sentence`
 */
export function readYamlFile<S extends TSchema>(file: string, schema: S): YamlFile<Static<S>> {
  const text = readText(file);
  const lines = new LineCounter();
  const document = parsed(text, file, lines);
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${displayPath(file)}:${line}:${col}`;
  };
  // Later errors follow from the first one; the author did not make them.
  const [error] = document.errors;
  if (error) throw new ExpectedError(`${at(error.pos[0])}: ${syntaxMistake(error, text)}`);
  const repeated = repeatedKey(document);
  if (repeated !== undefined) throw new ExpectedError(`${at(repeated)}: this key appears twice`);

  const mistake = (where: YamlPath, sentence: string) => `${at(offsetOf(document, where))}: ${sentence}`;
  const value: unknown = toPlainValue(document, (sentence) => mistake([], sentence));
  const validate = validatorFor(schema);
  if (!validate(value)) {
    throw new ExpectedError(
      withoutEchoes(validate.errors ?? []).map((error) => {
        const { where, sentence } = explain(error);
        return mistake(where, sentence);
      }),
    );
  }
  return {
    path: file,
    value: value as Static<S>,
    mistake,
    placeIn: (where, line, column) => {
      const offset = offsetInBlock(document.getIn(where, true), { text, line, column });
      return offset === undefined ? mistake(where, `row ${line}, column ${column}`) : at(offset);
    },
    joinsLines: (where) => {
      const node = document.getIn(where, true);
      return isScalar(node) && (node.type === "PLAIN" || node.type === "BLOCK_FOLDED");
    },
  };
}

/** Parses a text; one that is nested so deep that the parser gives up is a mistake like any other. */
function parsed(text: string, file: string, lineCounter: LineCounter): Document {
  try {
    return parseDocument(text, { lineCounter, prettyErrors: false, uniqueKeys: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ExpectedError(`${displayPath(file)}:1:1: the values are nested too deep`);
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

function toPlainValue(document: Document, mistake: (sentence: string) => string): unknown {
  try {
    // An empty file means the same as an empty mapping.
    return document.toJS() ?? {};
  } catch (error) {
    // Aliases without an anchor, or aliases that unfold to more than the parser is willing to build.
    if (error instanceof ReferenceError) throw new ExpectedError(mistake(error.message), { cause: error });
    throw error;
  }
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

/** Drops the errors of the branches of a failed choice: ajv reports all, a reader needs only the choice. */
function withoutEchoes(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter((error) => error.keyword === "anyOf");
  return errors.filter(
    (error) =>
      !choices.some(
        (choice) => error !== choice && `${error.instancePath}/`.startsWith(`${choice.instancePath}/`),
      ),
  );
}

function explain(error: ErrorObject): { where: YamlPath; sentence: string } {
  const where = error.instancePath.split("/").slice(1).map(unescapePointer);
  const name = where.length === 0 ? "this file" : `"${where.at(-1)}"`;
  const description: unknown = error.parentSchema?.description;
  const meaning = typeof description === "string" ? `: ${description}` : "";
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
      return { where: [...where, key], sentence: `unknown key "${key}"${suggestion(key, known)}` };
    }
    case "required":
      return { where, sentence: `${name} needs the key "${error.params.missingProperty}"` };
    case "anyOf":
      return { where, sentence: `${name} cannot be ${shown(error.data)}${meaning}` };
    case "enum":
      return {
        where,
        sentence: `${name} must be one of ${(error.params.allowedValues as unknown[]).join(", ")}`,
      };
    case "discriminator":
      return {
        where,
        sentence: `${name} needs a known kind, because the kind decides which keys are allowed`,
      };
    case "type":
      return {
        where,
        sentence: `${name} must be ${typeName(error.params.type)}, not ${shown(error.data)}${meaning}`,
      };
    default:
      return { where, sentence: `${name} ${error.message ?? "is not valid"}${meaning}` };
  }
}

function unescapePointer(segment: string): string | number {
  const key = segment.replaceAll("~1", "/").replaceAll("~0", "~");
  return /^\d+$/.test(key) ? Number(key) : key;
}

function suggestion(key: string, known: readonly string[]): string {
  const nearest = known.toSorted((a, b) => distance(key, a) - distance(key, b))[0];
  if (nearest !== undefined && distance(key, nearest) <= 2) return `. Did you mean "${nearest}"?`;
  return `. The keys allowed here are ${known.join(", ")}`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function typeName(type: unknown): string {
  const names: Record<string, string> = {
    array: "a list",
    boolean: "true or false",
    integer: "a whole number",
    number: "a number",
    object: "a mapping of keys to values",
    string: "a text",
  };
  return names[String(type)] ?? String(type);
}
