import { folderWith } from "./folders.ts";
import { gradeOn } from "./grading.ts";

/** Verdict, and second opinion if there is one: `WA main.c:3 index 9 out of bounds`. */
export async function opinionOn(caseId: string, folder: string): Promise<string> {
  const { results, diagnoses } = await gradeOn(caseId, folder);
  const opinions = diagnoses.flatMap((each) =>
    each.kind === "second-opinion" ? [` ${each.file}:${each.line} ${each.quote}`] : [],
  );
  return results[0]!.verdict + opinions.join();
}

export const opinionOf = (files: Readonly<Record<string, string>>) =>
  opinionOn("lost-knight/exit-next-to-c", folderWith(files));

/** A program that prints this number of moves; the right number is 1. */
export const answering = (answer: number, before: string) =>
  `#include <stdio.h>\n${before}\n  printf("Em ${answer} movimentos.\\n");\n  return 0;\n}\n`;

/** An array at the end of a struct, used through a pointer: compilers may take it for a flexible array. */
export const LAST_ARRAY =
  "struct fila { int fim; int itens[4]; } fila, *f = &fila;\nint main(int n, char **a) {\n  f->itens[n + 2] = 1;";
