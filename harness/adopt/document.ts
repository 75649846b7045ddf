import { Document, isMap, isNode, isScalar, type Node, visit } from "yaml";
import { counted } from "../base/text.ts";
import type { YamlPath } from "../base/yaml-file.ts";
import type { Result } from "./result.ts";
import { isRight } from "./try.ts";

/** The manifest as the text of a file, with its evidence as comments. */
export function manifestText({ manifest, evidence, tries }: Result): string {
  const document = new Document(manifest);
  document.commentBefore = ` Written by cavalo adopt: ${summaryOf(tries)}.`;
  for (const { at, because } of evidence) comment(nodeAt(document, at), because);
  visit(document, {
    Seq: (_, list) => {
      list.flow = list.items.every(isScalar);
    },
    Scalar: (_, text) => {
      // A block for a single line, or for nothing but its end, is hard to read.
      if (typeof text.value === "string" && /^[^\n]*\n$/.test(text.value)) text.type = "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** How many of the cases that it was tried on came out right, and which did not. */
export function summaryOf(tries: Result["tries"]): string {
  const wrong = tries.filter((each) => !isRight(each));
  const right = `so asked and read, ${tries.length - wrong.length} of ${counted(tries.length, "small case")} came out right`;
  if (wrong.length === 0) return right;
  return `${right}, but not ${wrong.map(({ task, ruling }) => `${task.asked.name} (${ruling.verdict})`).join(", ")}`;
}

/** What a comment on a value stands before: its key, or the value itself in a list; for all of it, the document. */
function nodeAt(document: Document, at: YamlPath): Document | Node | undefined {
  if (at.length === 0) return document;
  const parent = at.length === 1 ? document.contents : document.getIn(at.slice(0, -1), true);
  const keys = isMap(parent) ? parent.items.map(({ key }) => key) : [];
  const key = keys.find((each) => isScalar(each) && each.value === at.at(-1));
  const node = key ?? document.getIn(at, true);
  return isNode(node) ? node : undefined;
}

/** Evidence for a line that is not there is evidence for nothing. */
function comment(node: Document | Node | undefined, because: string): void {
  if (node) node.commentBefore = [node.commentBefore, ` ${because}`].filter(Boolean).join("\n");
}
