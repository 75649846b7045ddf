/** Input that cannot be answered; the message is one line for the person who wrote it. */
export class InputError extends Error {
  override readonly name = "InputError";
}
