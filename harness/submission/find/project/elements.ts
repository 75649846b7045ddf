/** An element of XML as it opens. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The text up to the next tag. */
  readonly text: string;
}

const TAG = /<(?<name>[A-Za-z][\w.:-]{0,60})(?<attributes>(?:\s[^<>]{0,2000})?)>(?<text>[^<]{0,500})/g;

const ATTRIBUTE =
  /(?<![\w:-])(?<key>[A-Za-z][\w:-]{0,60})\s{0,9}=\s{0,9}(?:"(?<double>[^"]{0,500})"|'(?<single>[^']{0,500})')/g;

/** Lists the elements of a project file in their order, without those in comments. No project needs more of XML. */
export function elementsIn(xml: string): Element[] {
  return Array.from(withoutComments(xml).matchAll(TAG), ({ groups }) => {
    const { name = "", attributes = "", text = "" } = groups!;
    const pairs = Array.from(attributes.matchAll(ATTRIBUTE), ({ groups: each }) => {
      return [each!.key!, plain(each!.double ?? each!.single ?? "")] as const;
    });
    return { name, attributes: Object.fromEntries(pairs), text: plain(text.trim()) };
  });
}

function withoutComments(xml: string): string {
  const [first = "", ...rest] = xml.split("<!--");
  return (
    first +
    rest.map((part) => part.slice(part.indexOf("-->") < 0 ? part.length : part.indexOf("-->") + 3)).join("")
  );
}

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity]!);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};
