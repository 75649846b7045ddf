import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Effort } from "../class/reading/archive/archive.ts";
import { readZip } from "../class/reading/archive/zip.ts";
import type { PlatformName } from "../pack/platform/names.ts";
import type { Container } from "../testing/container.ts";

type Texts = Readonly<Record<string, string>>;

/** Files that a platform keeps of a hand-in. */
export interface Kept {
  /** Share of the points; undefined if there is no grade. */
  readonly share: number | undefined;
  /** All that the student sees. */
  readonly shown: string;
}

/** A platform as it calls a bundle: files and users as in its documentation or its source. */
export interface Place {
  /** Folder of the bundle. */
  readonly bundle: string;
  /** Puts the files of the bundle where they belong and runs the set-up. */
  setUp(container: Container): Promise<void>;
  grade(container: Container, handIn: Texts): Promise<Kept>;
}

/** Cases of one point each, of which one is hidden. Its name and its board are secrets. */
export const CASES: Texts = {
  "problem.yaml": "problem: lost-knight\ntitle: Mine\n",
  "open.yaml": "title: Open\nboard:\n  text: |\n    C..\n    ...\n    S..\n",
  "other.yaml": "title: Other\nboard:\n  text: |\n    C..\n    .S.\n",
  "segredo.yaml":
    "title: Segredo\nvisibility: hidden\nboard:\n  text: |\n    C......\n    .......\n    ..x.S..\n",
};

export const POINTS = 3;

/** Makes a folder with these files, for a user. */
function put(place: string, files: Texts, user = 0): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(place, name), text);
    chownSync(path.join(place, name), user, user);
  }
  chownSync(place, user, user);
}

function read(container: Container, file: string): string {
  const place = container.at(file);
  return existsSync(place) ? readFileSync(place, "utf8") : "";
}

/** Unpacks a bundle, without the rights of its files, and with tools that are there already. */
export async function unpackBundle(container: Container, zip: string, folder: string): Promise<void> {
  const place = container.at(folder);
  mkdirSync(place, { recursive: true });
  for await (const { name, content } of readZip(zip, new Effort())) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content()) chunks.push(chunk);
    writeFileSync(path.join(place, name), Buffer.concat(chunks));
  }
  writeFileSync(path.join(place, "tools.sh"), "#!/bin/sh\nnode --version\n");
}

async function succeed(container: Container, ...command: string[]): Promise<void> {
  const { exitCode, stderr } = await container.run({ command });
  if (exitCode !== 0) throw new Error(stderr);
}

const gradescope: Place = {
  bundle: "autograder/source",
  async setUp(container) {
    for (const name of ["submission", "results"]) mkdirSync(container.at(`autograder/${name}`));
    cpSync(container.at("autograder/source/run_autograder"), container.at("autograder/run_autograder"));
    chmodSync(container.at("autograder/run_autograder"), 0o755);
    await succeed(container, "bash", "/autograder/source/setup.sh");
  },
  async grade(container, handIn) {
    put(container.at("autograder/submission"), handIn);
    put(container.at("autograder/results"), {});
    await container.run({ command: ["/autograder/run_autograder"], folder: "/autograder" });
    const shown = read(container, "autograder/results/results.json");
    return { share: shown === "" ? undefined : JSON.parse(shown).score / POINTS, shown };
  },
};

const prairielearn: Place = {
  bundle: "grade/serverFilesCourse/cavalo",
  async setUp(container) {
    // Every job has a container of its own, with these files anew.
    cpSync(container.at(this.bundle), container.at("course"), { recursive: true });
  },
  async grade(container, handIn) {
    rmSync(container.at("grade"), { recursive: true });
    cpSync(container.at("course"), container.at(this.bundle), { recursive: true });
    put(container.at("grade/student"), handIn);
    put(container.at("grade/data"), { "data.json": '{"correct_answers": "segredo"}' });
    const run = `${this.bundle}/run.sh`;
    chmodSync(container.at(run), 0o755);
    await container.run({ command: [`/${run}`] });
    const shown = read(container, "grade/results/results.json");
    const { gradable, score } = JSON.parse(shown);
    return { share: gradable ? score : undefined, shown };
  },
};

const vpl: Place = {
  bundle: "root/bundle",
  async setUp(container) {
    await succeed(container, "sh", "/root/bundle/setup.sh");
  },
  async grade(container, handIn) {
    const user = 10_001;
    const scripts = {
      "vpl_evaluate.sh": read(container, "root/bundle/vpl_evaluate.sh"),
      "common_script.sh": ". ./vpl_environment.sh\n",
      "vpl_environment.sh": "export VPL_GRADEMIN=0\nexport VPL_GRADEMAX=10\n",
    };
    const folder = "/home/p10001";
    put(container.at(folder), { ...handIn, ...scripts }, user);
    await container.run({ command: ["bash", "./vpl_evaluate.sh"], folder, user });
    const { stdout } = await container.run({ command: ["./vpl_execution"], folder, user });
    const grade = Array.from(stdout.matchAll(/^Grade :=>>(.*)$/gm)).at(-1)?.[1];
    return { share: grade === undefined ? undefined : Number(grade) / 10, shown: stdout };
  },
};

const classroom50: Place = {
  bundle: "home/runner/bundle",
  async setUp(container) {
    // Every job has a machine of its own, with these files anew.
    cpSync(container.at(this.bundle), container.at("pages"), { recursive: true });
  },
  async grade(container, handIn) {
    const user = 1001;
    const folder = "/home/runner/work";
    cpSync(container.at("pages"), container.at(this.bundle), { recursive: true });
    put(container.at(folder), handIn, user);
    const { stdout } = await container.run({
      command: ["python3", "/home/runner/bundle/autograder.py"],
      folder,
      user,
      environment: {
        CLASSROOM: "alest-2",
        ASSIGNMENT: "cavalo",
        ASSIGNMENT_TYPE: "individual",
        OWNER: "ana",
        USERNAME: "ana",
        SUBMISSION_TAG: "submit/2026-11-22T10-00-00Z-abc1234",
        COMMIT_URL: "https://github.com/x/y/commit/abc1234",
        RELEASE_URL: "https://github.com/x/y/releases/tag/submit",
        REVIEW_URL: "https://github.com/x/y/compare/a...b",
      },
    });
    const shown = read(container, `${folder}/result.json`);
    const result = shown === "" ? undefined : JSON.parse(shown);
    return { share: result && result.score / result["max-score"], shown: stdout + shown };
  },
};

const autolab: Place = {
  bundle: "tmp/cavalo",
  async setUp(container) {
    cpSync(container.at(this.bundle), container.at("assessment"), { recursive: true });
    await succeed(container, "sh", "/tmp/cavalo/setup.sh");
    rmSync(container.at(this.bundle), { recursive: true });
  },
  async grade(container, handIn) {
    const user = 1001;
    const folder = "/home/autograde/autolab";
    put(container.at(folder), handIn, user);
    for (const [from, to] of [
      ["autograde-Makefile", "Makefile"],
      ["autograde.tar", "autograde.tar"],
    ])
      cpSync(container.at(`assessment/${from}`), path.join(container.at(folder), to!));
    const { stdout } = await container.run({ command: ["make"], folder, user });
    const [last = ""] = stdout.split("\n").slice(-1);
    const scores = last.startsWith('{"scores"') ? JSON.parse(last).scores : undefined;
    return { share: scores && scores["lost-knight"] / POINTS, shown: stdout };
  },
};

export const PLACES: Readonly<Record<PlatformName, Place>> = {
  gradescope,
  prairielearn,
  vpl,
  classroom50,
  autolab,
};
