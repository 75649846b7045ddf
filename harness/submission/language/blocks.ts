/**
 * Lists the names of the blocks that are open at the end of a code, the outermost first: of classes, for example. Blocks without
 * such a name are left out.
 *
 * @param code without comments and strings
 * @param named pattern of the words that begin a block, with a group `name`
 */
export function blocksAround(code: string, named: RegExp): string[] {
  const around: (string | undefined)[] = [];
  let next: string | undefined;
  for (const { 0: part, groups } of code.matchAll(RegExp(`[{}]|${named.source}`, "g"))) {
    if (part === "{") {
      around.push(next);
      next = undefined;
    } else if (part === "}") around.pop();
    else next = groups!.name!;
  }
  return around.filter((name) => name !== undefined);
}
