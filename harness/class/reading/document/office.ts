import { open } from "node:fs/promises";
import { readInTime } from "../../../base/reading-time.ts";
import { ArchiveError, Effort } from "../archive/archive.ts";
import { readArchive } from "../archive/index.ts";
import { asTyped, nameOf, piecesOf, withoutEntities } from "./markup.ts";

/** The text of a document has more with all that says how it looks. */
const MOST_XML_BYTES = 16 * 1024 * 1024;

/** Documents of so many parts are none. */
const MOST_ENTRIES = 5000;

/** The part of a document that holds its text, by the ending of its name. */
const PARTS = { docx: "word/document.xml", odt: "content.xml" } as const;

type Format = keyof typeof PARTS;

/**
 * Reads the text of a document of Word or of LibreOffice, a line for each paragraph.
 *
 * @returns undefined if it is too large
 * @throws ArchiveError if it is damaged
 */
export async function textOfDocument(file: string): Promise<string | undefined> {
  const format: Format = file.toLowerCase().endsWith(".odt") ? "odt" : "docx";
  if (!(await isZip(file))) throw new ArchiveError("unknown-format");
  let entries = 0;
  for await (const { name, content } of readArchive(file, new Effort())) {
    if (++entries > MOST_ENTRIES) return undefined;
    if (name !== PARTS[format]) continue;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of content()) {
      bytes += chunk.length;
      if (bytes > MOST_XML_BYTES) return undefined;
      chunks.push(chunk);
    }
    const xml = Buffer.concat(chunks).toString("utf8");
    return readInTime(() => asTyped(format === "docx" ? textOfWord(xml) : textOfWriter(xml)));
  }
  return "";
}

/** Anything else that is called a document is unpacked by nobody. */
async function isZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString("latin1") === "PK";
  } finally {
    await handle.close();
  }
}

/** Text stands in elements of its own, and what was deleted, and a second copy for old programs, in others. */
function textOfWord(xml: string): string {
  const parts: string[] = [];
  let isText = false;
  for (const piece of piecesOf(xml, ["mc:fallback", "w:movefrom"])) {
    if ("text" in piece) {
      if (isText) parts.push(withoutEntities(piece.text));
      continue;
    }
    const name = nameOf(piece.tag);
    isText = name === "w:t" && !piece.tag.endsWith("/");
    if (name === "w:tab" && !piece.tag.includes("w:pos")) parts.push("\t");
    if (name === "w:nobreakhyphen") parts.push("-");
    if (name === "w:br" || name === "w:cr" || name === "/w:p") parts.push("\n");
  }
  return parts.join("");
}

/** Blanks are counted, because a file in XML may have others for its looks. */
function textOfWriter(xml: string): string {
  const parts: string[] = [];
  let depth = 0;
  for (const piece of piecesOf(xml, ["office:annotation", "text:tracked-changes"])) {
    if ("text" in piece) {
      if (depth > 0) parts.push(withoutEntities(piece.text.replace(/[ \t\r\n]+/g, " ")));
      continue;
    }
    const name = nameOf(piece.tag);
    const isParagraph = /^\/?text:[ph]$/.test(name);
    if (isParagraph && name.startsWith("/")) {
      depth = Math.max(0, depth - 1);
      parts.push("\n");
    } else if (isParagraph) {
      if (piece.tag.endsWith("/")) parts.push("\n");
      else depth++;
    } else if (name === "text:s")
      parts.push(" ".repeat(Number(/text:c="(?<count>\d{1,2})"/.exec(piece.tag)?.groups?.count ?? 1)));
    else if (name === "text:tab") parts.push("\t");
    else if (name === "text:line-break") parts.push("\n");
  }
  return parts.join("");
}
