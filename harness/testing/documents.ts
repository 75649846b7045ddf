import { zipOfFiles } from "./archives.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "\u201c");

/** A document of Word with a paragraph for each line, in which quotes are no longer those that were typed. */
export function docxOf(text: string): Buffer {
  const paragraphs = text
    .split("\n")
    .map((line) => `<w:p><w:r><w:t xml:space="preserve">${escaped(line)}</w:t></w:r></w:p>`);
  const document = `<?xml version="1.0"?><w:document><w:body>${paragraphs.join("")}</w:body></w:document>`;
  return zipOfFiles({ "[Content_Types].xml": "<Types/>", "word/document.xml": document });
}

/** A document of LibreOffice with a paragraph for each line. */
export function odtOf(text: string): Buffer {
  const paragraphs = text.split("\n").map((line) => {
    const [blanks = ""] = /^ */.exec(line)!;
    const set = blanks === "" ? "" : `<text:s text:c="${blanks.length}"/>`;
    return `<text:p text:style-name="P1">${set}${escaped(line.trimStart())}</text:p>`;
  });
  const content = `<office:document-content><office:text>${paragraphs.join("")}</office:text></office:document-content>`;
  return zipOfFiles({ mimetype: "application/vnd.oasis.opendocument.text", "content.xml": content });
}

/** A page as a learning platform writes it of what a student typed, with a paragraph for each line. */
export function onlineTextOf(text: string): string {
  const line = (each: string) => each.replaceAll("<", "&lt;").replaceAll("  ", "&nbsp; ") || "<br>";
  return text
    .split("\n")
    .map((each) => `<p>${line(each)}</p>`)
    .join("");
}
