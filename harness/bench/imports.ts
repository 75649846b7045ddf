import { createWriteStream, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { comparePrograms } from "../class/similar/compare.ts";
import { gradeClass, layClass } from "./classes.ts";
import { withFolder } from "./command.ts";
import { printGoal } from "./goals.ts";
import { median } from "./measure.ts";

const STUDENTS = 20;
const ROUNDS = 3;
const COMPARED = 200;

/** Measures the grading of a platform's archive beside that of the same programs in folders. */
export function benchImport(): Promise<void> {
  return withFolder(async (folder) => {
    const kinds = Array(STUDENTS).fill({ from: "c-array-queue", comment: "//" });
    const students = layClass(path.join(folder, "class"), kinds);
    const archive = path.join(folder, "class.zip");
    await zipLikeMoodle(students, archive);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const folders = withReport(folder, `folders-${round}`, path.join(folder, "class"));
      ratios.push(withReport(folder, `archive-${round}`, archive) / folders);
    }
    printGoal({
      number: "12",
      title: `Moodle's archive of ${STUDENTS} programs`,
      ...{ measured: median(ratios), most: 1.1, unit: "x", because: "the same programs in folders" },
    });
  });
}

/** Measures the comparison of many programs of which each is much like some others. */
export function benchSimilar(): Promise<void> {
  return withFolder((folder) => {
    const from = [
      "c-array-queue",
      "java-original",
      "python-no-wrap",
      "go-reads-stdin",
      "csharp-reads-argument",
    ];
    const kinds = Array.from({ length: COMPARED }, (_, at) => ({
      from: from[at % from.length]!,
      comment: "//",
    }));
    const listings = layClass(folder, kinds).map((student) => ({
      language: "java" as const,
      text: readdirSync(student, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(?:c|java|py|go|cs)$/.test(name))
        .map((name) => readFileSync(path.join(student, name), "latin1"))
        .join("\n"),
    }));
    const before = process.cpuUsage();
    comparePrograms({ listings, given: [], asked: [] });
    const { user, system } = process.cpuUsage(before);
    printGoal({
      number: "13",
      title: `${COMPARED} programs are compared, CPU time`,
      ...{ measured: (user + system) / 1e6, most: 20, unit: "s" },
    });
  });
}

/** Grades into a report of its own, so that nothing is known from another round. */
function withReport(folder: string, out: string, handIns: string): number {
  return gradeClass(folder, { handIns, out: path.join(folder, out) });
}

async function zipLikeMoodle(students: readonly string[], archive: string): Promise<void> {
  const zip = new ZipFile();
  for (const [at, student] of students.entries()) {
    for (const name of readdirSync(student, { recursive: true, encoding: "utf8" })) {
      if (path.extname(name) !== ".c" && path.basename(name) !== "submission.yaml") continue;
      zip.addFile(path.join(student, name), `Aluno ${at}_${100 + at}_assignsubmission_file_/${name}`);
    }
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(archive));
}
