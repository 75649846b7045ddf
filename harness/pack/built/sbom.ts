/** The part of a lock file of npm that tells what is installed with a package. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  /** Hashes as in a web page: `sha512-` and base64. */
  readonly integrity?: string;
  /** Set if users do not install it. */
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const INSTALLED_IN = "node_modules/";

/**
 * Makes the bill of materials of what users install, as CycloneDX 1.5 has it. That of npm bears the time and a random number:
 * this one is the same whenever it is made of the same lock file.
 */
export function sbomOf({ packages }: Lock) {
  const own = packages[""]!;
  const root = `${own.name}@${own.version}`;
  const refOf = (place: string) => (place === "" ? root : `${nameOf(place)}@${packages[place]!.version}`);
  const places = Object.keys(packages).filter((place) => place !== "" && !packages[place]!.dev);
  // One version may be installed in several places.
  const installed = Array.from(new Map(places.map((place) => [refOf(place), place])).values()).map(
    (place) => [place, packages[place]!] as const,
  );
  const needsOf = ([place, locked]: readonly [string, LockedPackage]) => {
    const names = Object.keys({ ...locked.dependencies, ...locked.optionalDependencies });
    return { ref: refOf(place), dependsOn: names.map((name) => refOf(placeFrom(place, name, packages))) };
  };
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: componentOf(own.name!, own, "application") },
    components: installed.map(([place, locked]) => componentOf(nameOf(place), locked, "library")),
    dependencies: [["", own] as const, ...installed].map(needsOf),
  };
}

function componentOf(name: string, locked: LockedPackage, type: "application" | "library") {
  const { version, license, integrity, optional } = locked;
  const [, sha512] = /^sha512-(\S+)$/.exec(integrity ?? "") ?? [];
  return {
    type,
    "bom-ref": `${name}@${version}`,
    name,
    version,
    scope: optional ? "optional" : "required",
    ...(sha512 !== undefined && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(sha512, "base64").toString("hex") }],
    }),
    ...(license !== undefined && { licenses: [{ license: licenceOf(license) }] }),
    purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  };
}

/** A licence is one of those that SPDX names, or the package says where to read it. */
function licenceOf(license: string): { id: string } | { name: string } {
  return /\s/.test(license) ? { name: license } : { id: license };
}

function nameOf(place: string): string {
  return place.slice(place.lastIndexOf(INSTALLED_IN) + INSTALLED_IN.length);
}

/** Finds a package as Node does: in the folder of who needs it, or in the nearest one above. */
function placeFrom(place: string, name: string, packages: Lock["packages"]): string {
  const beside = `${place === "" ? "" : `${place}/`}${INSTALLED_IN}${name}`;
  if (beside in packages || place === "") return beside;
  return placeFrom(place.slice(0, Math.max(0, place.lastIndexOf(INSTALLED_IN) - 1)), name, packages);
}
