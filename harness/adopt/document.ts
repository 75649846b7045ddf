import { Document, isMap, isNode, isScalar, type Node, parseDocument, visit } from "yaml";
import type { Locale } from "../base/locale.ts";
import { countedInEach, inEach, type Sentence, say } from "../base/sentence.ts";
import type { YamlPath } from "../base/yaml-file.ts";
import type { Manifest } from "../submission/manifest.ts";
import { patienceWith } from "./attempt/patience.ts";
import type { Result } from "./attempt/result.ts";
import { isRight } from "./attempt/try.ts";

const WRITTEN_BY: Sentence = say`Written by cavalo adopt`;

const MADE_UP: Sentence = say`look at the program: it asks for a value whose meaning is not known. The one given is made up, and another may suit it better`;

/** Writes a manifest as the text of a file, with its evidence as comments in a language. */
export function manifestText({ manifest, evidence, tries }: Result, locale: Locale): string {
  const document = new Document(manifest);
  document.commentBefore = ` ${WRITTEN_BY[locale]}: ${summaryOf(tries)[locale]}.`;
  for (const { at, because, isMadeUp } of evidence) {
    const node = nodeAt(document, at);
    comment(node, because[locale]);
    if (isMadeUp) comment(node, MADE_UP[locale]);
  }
  return textOf(document);
}

/** Writes a way of asking as the text of a file, or into the text of one, whose other keys and comments stay. */
export function manifestWith(way: Manifest, text: string): string {
  const document = parseDocument(text);
  for (const [key, value] of Object.entries(way)) document.set(key, document.createNode(value));
  return textOf(document);
}

function textOf(document: Document): string {
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar);
    },
    Scalar: (_, text) => {
      // Block style is hard to read for a single line, or for a line break alone.
      if (typeof text.value === "string" && /^[^\n]*\n$/.test(text.value)) text.type = "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Counts the small cases that were right with a manifest, each read alone, and names the others. */
export function summaryOf(tries: Result["tries"]): Sentence {
  const wrong = tries.filter((each) => !isRight(each));
  const names = wrong.map(({ task, ruling }) => `${task.asked.name} (${ruling.verdict})`).join(", ");
  const right = tries.length - wrong.length;
  const time = patienceWith(tries);
  const all = countedInEach(tries.length, "small case", "small cases");
  const summary =
    right === 1
      ? say`with this manifest, 1 of ${all} was recognised as right${time}`
      : say`with this manifest, ${right} of ${all} were recognised as right${time}`;
  if (wrong.length === 0) return summary;
  return right === 0 ? inEach((locale) => `${summary[locale]}: ${names}`) : say`${summary}, but not ${names}`;
}

/**
 * Finds the node before which a comment stands: a key, an item of a list, or the document for an empty path.
 */
function nodeAt(document: Document, at: YamlPath): Document | Node | undefined {
  if (at.length === 0) return document;
  const parent = at.length === 1 ? document.contents : document.getIn(at.slice(0, -1), true);
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : [];
  const key = keys.find((each) => isScalar(each) && each.value === at.at(-1));
  const node = key ?? document.getIn(at, true);
  return isNode(node) ? node : undefined;
}

/** Adds a comment before a node. Evidence for a line that does not exist is dropped. */
function comment(node: Document | Node | undefined, because: string): void {
  if (node) node.commentBefore = [node.commentBefore, ` ${because}`].filter(Boolean).join("\n");
}
