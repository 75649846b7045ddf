import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { ExpectedError } from "../base/errors.ts";
import { collectClass } from "../class/reading/collect.ts";
import { studentOf } from "../submission/student.ts";
import { type AnyClass, anyClass, signOf } from "./any-class.ts";

interface Sample {
  readonly classes: number;
  readonly seed: number;
}

/** Expects of many classes that as many students come out as went in, each with the own program, or that the user is asked. */
export async function expectOneRowEach({ classes, seed }: Sample): Promise<void> {
  let asked = 0;
  const property = fc.asyncProperty(anyClass, async (made) => {
    const home = mkdtempSync(path.join(tmpdir(), "cavalo à prova "));
    try {
      asked += (await isReadOrAsked(made, home)) ? 0 : 1;
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  });
  await fc.assert(property, { numRuns: classes, seed });
  expect(asked).toBeLessThan(classes / 5);
}

async function isReadOrAsked({ pack, students, mayBeAsked }: AnyClass, home: string): Promise<boolean> {
  for (const [name, content] of Object.entries(pack())) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), content);
  }
  const to = path.join(home, "copies");
  mkdirSync(to);
  const zip = path.join(home, "turma.zip");
  const root = existsSync(zip) ? zip : path.join(home, "turma");
  const request = { root, problem: "lost-knight", manifests: { trusted: false } } as const;
  try {
    const { submissions } = await collectClass(request, to);
    const signs = submissions.map(({ name, kind }) => {
      const texts = kind.kind === "program" ? kind.program.sources.map(({ text }) => text) : [];
      const own = students.filter((each) => texts.some((text) => text.includes(signOf(each))));
      return own.length === 1 ? signOf(own[0]!) : `${name}: ${kind.kind} of ${own.length}`;
    });
    expect(signs.sort()).toEqual(students.map(signOf).sort());
    expect(new Set(submissions.map(studentOf)).size).toBe(students.length);
    return true;
  } catch (error) {
    if (!(error instanceof ExpectedError) || !mayBeAsked || !/--sections/.test(error.message)) throw error;
    return false;
  }
}
