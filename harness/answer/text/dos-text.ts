import { isUtf8 } from "node:buffer";

/** The bytes from 0x80 on in code page 850, the encoding of Brazilian and European consoles of Windows. */
const CODE_PAGE_850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤" +
  "ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** Bytes in which the encoding is looked for. */
const MOST_READ_BYTES = 64 * 1024;

/** Horizontal lines of a frame, or `é`, `ç` or `ã` within a word: in Latin-1 these would be control characters or `Æ`. */
const SIGNS = /\xc4{3}|\xcd{3}|[A-Za-z][\x81-\x8f\xc6]{1,2}[a-z]/;

/** Makes UTF-8 of a text in code page 850. Any other text is returned as it is. */
export function fromCodePage850(bytes: Buffer): Buffer {
  if (isUtf8(bytes) || !SIGNS.test(bytes.toString("latin1", 0, MOST_READ_BYTES))) return bytes;
  const text = bytes
    .toString("latin1")
    .replace(/[\x80-\xff]/g, (character) => CODE_PAGE_850[character.charCodeAt(0) - 0x80]!);
  return Buffer.from(text);
}
