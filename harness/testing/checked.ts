import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { expectedVerdict } from "../submission/expectation.ts";
import type { Manifest } from "../submission/manifest.ts";

const PROGRAMS = path.resolve("submissions");

/** Bundled programs of both assignments in some languages, as `problem/name`. */
export function bundledIn(languages: readonly string[]): string[] {
  return ["lost-knight", "knights-tour"].flatMap((problem) =>
    readdirSync(path.join(PROGRAMS, problem))
      .filter((name) => languages.some((language) => name.startsWith(`${language}-`)))
      .map((name) => `${problem}/${name}`),
  );
}

/** Tells if a program states something that is ignored where a student checks it, so that its verdicts are others there. */
export function statesWhatIsIgnored(bundled: string): boolean {
  return manifestOf(bundled).fixed !== undefined;
}

function manifestOf(bundled: string): Manifest {
  return parse(readFileSync(path.join(PROGRAMS, bundled, "submission.yaml"), "utf8"));
}

/** Cases of both assignments that differ from others in more than their size or their start, as options of a command. */
export function shortCases(): string[] {
  return readdirSync("cases", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /^(?:lost-knight|knights-tour)\/(?!problem|8x8|board-[2-5])[^/]+\.yaml$/.test(file))
    .flatMap((file) => ["--cases", path.resolve("cases", file)]);
}

/** Copies a bundled program into a folder; its name there. */
export function copiedInto(folder: string, bundled: string): string {
  const name = path.basename(bundled);
  rmSync(path.join(folder, name), { recursive: true, force: true });
  cpSync(path.join(PROGRAMS, bundled), path.join(folder, name), { recursive: true });
  return name;
}

/** The verdicts of a report that was printed as JSON, by case. */
export function verdictsIn(report: string): Readonly<Record<string, string>> {
  const { submissions } = JSON.parse(report);
  return Object.fromEntries(
    submissions.flatMap((each: { results: { case: string; verdict: string }[] }) =>
      each.results.map((result) => [result.case, result.verdict]),
    ),
  );
}

/** Cases in which a bundled program has another verdict than it states. */
export function differing(bundled: string, verdicts: Readonly<Record<string, string>>): string[] {
  const manifest = manifestOf(bundled);
  return Object.entries(verdicts)
    .map(([name, verdict]) => ({ name, verdict, stated: expectedVerdict(manifest, name) }))
    .filter(({ verdict, stated }) => stated !== undefined && stated !== verdict)
    .map(({ name, verdict, stated }) => `${name}: ${verdict}, not ${stated}`);
}
