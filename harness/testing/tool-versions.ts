import { findOtherToolchains, findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { LanguageName } from "../submission/language/names.ts";
import { isOlder, type Version, versionIn } from "../submission/language/version.ts";

interface Found {
  readonly usual: Version;
  readonly newest: Version;
}

/** The versions of a language's tools on the machine of the tests; as if far from all versions where there is none. */
export async function versionsOf(name: LanguageName): Promise<Found> {
  const usual = await findToolchain(LANGUAGES[name]);
  if (!usual.found) return { usual: [Number.MAX_SAFE_INTEGER], newest: [0] };
  const own = versionIn(usual.toolchain.version);
  const [newest = own] = (await findOtherToolchains(LANGUAGES[name])).map(({ version }) =>
    versionIn(version),
  );
  return { usual: own, newest: isOlder(own, newest) ? newest : own };
}

/** Tells if something of that version is refused by the usual tools, and taken by others on this machine. */
export function isBeside({ usual, newest }: Found, since: Version): boolean {
  return isOlder(usual, since) && !isOlder(newest, since);
}
