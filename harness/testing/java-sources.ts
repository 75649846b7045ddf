import { expect } from "vitest";
import { built, printedBy, printedOnceBuilt } from "./building.ts";

/** A source of a public class that prints 2, in which the file's name is not looked for in vain. */
export const javaSaysTwo = (name: string, rest = "") =>
  `/* public class Nada */ import java.util.*;\n${rest}public final class ${name} {\n  public static void main(String[] a) { System.out.println(2); }\n}\n`;

/** A file with a public class of another name, and the files beside it. */
export type Renamed = readonly [file: string, name: string, others: Readonly<Record<string, string>>];

/** Expects that the file is named as its class is, and that this is told. */
export async function expectRenamed([file, name, others]: Renamed): Promise<void> {
  const text = javaSaysTwo(name, file.startsWith("src/br/") ? "" : "class Antes {}\n");
  const files = { [file]: file.startsWith("src/br/") ? `package br;\n${text}` : text, ...others };
  const done = await built(files);
  expect(await printedOnceBuilt(done)).toBe("2\n");
  expect(done.kind === "ready" && done.notices[0]).toEqual({
    kind: "source-renamed",
    file,
    as: file.replace(/[^/]+$/, `${name}.java`),
  });
}

/** Expects that a program reads its resource at a place. */
export async function expectResourceFound(resource: string): Promise<void> {
  const reads = 'new Scanner(Main.class.getResourceAsStream("/moves.txt")).nextInt()';
  const main = javaSaysTwo("Main").replace("(2)", `(${reads})`);
  const folder = resource.startsWith("src/") ? "src/main/java/" : "";
  expect(await printedBy({ [`${folder}Main.java`]: main, [resource]: "8\n" })).toBe("8\n");
}
