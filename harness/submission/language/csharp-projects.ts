import { posix } from "node:path";
import { type Circumstances, foldersAbove, type Program, type Source } from "./language.ts";

const COMPILED = /<Compile\s+Include="(?<file>[^"<>]{1,200}\.cs)"/gi;

const NAMESPACE = /^[ \t]*namespace[ \t]+(?<name>[\w.]{1,100})/m;

/** A project that lists nothing has all that lies in its folder and below. */
const HAS_ALL = /<Project\s+Sdk=/;

/**
 * Finds the sources of a project, beside which others lie that are not of it. A project file has the name of its folder or of its
 * namespace.
 *
 * @returns undefined if no such file has the main program, or if it leaves nothing out
 */
export function listedSources({ sources, main }: Program, { read }: Circumstances): Source[] | undefined {
  const names = new Set(sources.flatMap(({ text }) => NAMESPACE.exec(text)?.groups?.name ?? []));
  for (const folder of foldersAbove(main.path)) {
    for (const name of new Set([posix.basename(folder), ...names])) {
      const project = read(posix.join(folder, `${name}.csproj`)) ?? "";
      const files = new Set(
        Array.from(project.matchAll(COMPILED), ({ groups }) =>
          posix.join(folder, groups!.file!.replaceAll("\\", "/")),
        ),
      );
      const hasAll = files.size === 0 && HAS_ALL.test(project);
      const isOf = ({ path }: Source) =>
        hasAll ? folder === "." || path.startsWith(`${folder}/`) : files.has(path);
      const listed = sources.filter(isOf);
      if (listed.includes(main)) return listed.length < sources.length ? listed : undefined;
    }
  }
  return undefined;
}
