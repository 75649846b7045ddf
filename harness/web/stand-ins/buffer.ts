import { Buffer } from "buffer";

export { Buffer };

const decoder = new TextDecoder("utf-8", { fatal: true });

/** Tests if bytes are UTF-8, as Node does. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    decoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
