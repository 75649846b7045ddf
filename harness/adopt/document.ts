import { Document, isMap, isNode, isScalar, type Node, visit } from "yaml";
import { counted } from "../base/text.ts";
import type { YamlPath } from "../base/yaml-file.ts";
import type { Result } from "./result.ts";
import { isRight } from "./try.ts";

/** Writes a manifest as the text of a file, with its evidence as comments. */
export function manifestText({ manifest, evidence, tries }: Result): string {
  const document = new Document(manifest);
  document.commentBefore = ` Written by cavalo adopt: ${summaryOf(tries)}.`;
  for (const { at, because } of evidence) comment(nodeAt(document, at), because);
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

/** Counts the small cases that are right with a manifest, and names the others. */
export function summaryOf(tries: Result["tries"]): string {
  const wrong = tries.filter((each) => !isRight(each));
  const right = `with this manifest, ${tries.length - wrong.length} of ${counted(tries.length, "small case")} are right`;
  if (wrong.length === 0) return right;
  return `${right}, but not ${wrong.map(({ task, ruling }) => `${task.asked.name} (${ruling.verdict})`).join(", ")}`;
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
