import type { PageLanguage } from "../runtimes.ts";

export interface EditorOptions {
  readonly language: PageLanguage;
  readonly text: string;
  /** Name of the field for those who do not see it. */
  readonly label: string;
  readonly onChange?: () => void;
}

/** A field in which a program is typed. */
export interface Editor {
  text(): string;
  focus(): void;
  close(): void;
}
