import { findToolchain } from "../../submission/build/toolchain.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import type { LanguageName } from "../../submission/language/names.ts";

/** Finds those of some languages whose tools are on the machine of the tests. */
export async function languagesHere<Name extends LanguageName>(names: readonly Name[]): Promise<Name[]> {
  const searches = await Promise.all(names.map((name) => findToolchain(LANGUAGES[name])));
  return names.filter((_, at) => searches[at]!.found);
}
