import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import type { Locale } from "../base/locale.ts";
import type { CodedProblem } from "../case/names.ts";
import { filled, templatesFor } from "./fill.ts";

/** A repository that students start from. */
export interface NewCourse {
  readonly title: string;
  readonly problem: CodedProblem;
  readonly locale: Locale;
  /** Address of the repository of Cavalo. */
  readonly url: string;
}

/** Places in the repository, by template. */
const FILES = {
  "cavalo.yaml": "cavalo.yaml",
  "github.yml": ".github/workflows/cavalo.yml",
  "pages.yml": ".github/workflows/page.yml",
  "gitlab.yml": ".gitlab-ci.yml",
  "devcontainer.json": ".devcontainer/devcontainer.json",
  "tasks.json": ".vscode/tasks.json",
} as const;

/**
 * Makes the files of a course's repository, by path: its settings, CI that checks every push, a page that checks
 * programs in a browser, a container for development,
 * and tasks for an editor.
 *
 * @throws ExpectedError if the address is not one that CI can clone
 */
export function newCourse({ title, problem, locale, url }: NewCourse): Map<string, string> {
  const action = actionAt(url);
  const values = { title, problem, language: locale, url, ...(action !== undefined && { action }) };
  const folder = templatesFor("course");
  // Only GitHub can use the action, and publish the page.
  const own = Object.entries(FILES).filter(
    ([, file]) => !file.startsWith(".github/") || action !== undefined,
  );
  return new Map([
    ["README.md", filled(path.join(folder, `README.${locale}.md`), values)],
    ...own.map(([template, file]): [string, string] => [file, filled(path.join(folder, template), values)]),
  ]);
}

/** Name of our action for a workflow; undefined if Cavalo is not on GitHub. */
function actionAt(url: string): string | undefined {
  // The address becomes part of commands.
  if (!/^https:\/\/[\w.-]+(?:\/[\w.-]+)+$/.test(url))
    throw new ExpectedError({
      en: `${JSON.stringify(url)} is not the address of a repository, such as https://example.org/owner/cavalo`,
      "pt-BR": `${JSON.stringify(url)} não é o endereço de um repositório, como https://example.org/dono/cavalo`,
    });
  const repository = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(url)?.[1];
  return repository && `${repository}/action@main`;
}
