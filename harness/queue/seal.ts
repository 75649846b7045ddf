import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { fingerprint } from "../base/fingerprint.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Nothing that was sealed is shorter. */
export const LEAST_SEALED_BYTES = NONCE_BYTES + TAG_BYTES;

const LEAST_SECRET_BYTES = 16;

/** The variable that names the file of the secret. */
const NAMED_BY = "CAVALO_QUEUE_SECRET";

/**
 * Seals what goes through Redis, so that only those who know the secret can read it or make it. A seal holds for what
 * it is about: a result of one job is none of another.
 */
export interface Seal {
  seal(bytes: Buffer, about: string): Buffer;
  /** Opens what was sealed; undefined if it was sealed with another secret, or about something else. */
  open(sealed: Buffer, about: string): Buffer | undefined;
  /** Names a list of texts or bytes by a hash that nobody else can compute, so that nobody can guess what they are. */
  nameOf(parts: readonly (string | Buffer)[]): string;
}

export function createSeal(secret: Buffer): Seal {
  const key = derive(secret, "seal");
  const nameKey = derive(secret, "name");
  return {
    seal(bytes, about) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, about) {
      const [nonce, rest] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES)];
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(about)).setAuthTag(rest.subarray(0, TAG_BYTES));
        return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
    nameOf: (parts) => createHmac("sha256", nameKey).update(fingerprint(parts)).digest("base64url"),
  };
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", `cavalo queue ${purpose}`, 32));
}

/**
 * Reads the secret that coordinators and workers share, from the file that the environment names.
 *
 * @throws ExpectedError if none is named, if it cannot be read, if others can read it, or if it is short
 */
export function readSecret(environment: NodeJS.ProcessEnv): Buffer {
  const file = environment[NAMED_BY] ?? "";
  if (file === "") throw new ExpectedError(placed(NAMED_BY, NO_FILE));
  const secret = readBytes(file);
  // systemd gives a service its files in a folder of its own, by access lists: these show as rights of a group.
  const isOfService = path.dirname(file) === environment.CREDENTIALS_DIRECTORY;
  if ((statSync(file).mode & (isOfService ? 0o007 : 0o077)) !== 0)
    throw new ExpectedError(placed(displayPath(file), OPEN_FILE));
  if (secret.length < LEAST_SECRET_BYTES) throw new ExpectedError(placed(displayPath(file), SHORT));
  return secret;
}

function readBytes(file: string): Buffer {
  try {
    return Buffer.from(readFileSync(file, "utf8").trim());
  } catch (error) {
    const code = systemErrorCode(error) ?? String(error);
    const sentence = say`the secret cannot be read (${code})`;
    throw new ExpectedError(placed(displayPath(file), sentence), { cause: error });
  }
}

const NO_FILE: Sentence = say`set it to the path of the file with the secret that all machines share. \`(umask 077; openssl rand -base64 32 > secret)\` makes one`;
const OPEN_FILE: Sentence = say`other users can read the secret. Type \`chmod 600\` with this file`;
const SHORT: Sentence = say`the secret is shorter than ${LEAST_SECRET_BYTES} characters`;
