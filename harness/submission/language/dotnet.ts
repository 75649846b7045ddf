import { readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { remembered } from "../../base/remembered.ts";
import type { Plan, Tool } from "./language.ts";
import { compareVersions, versionIn } from "./version.ts";

export const DOTNET: Tool = {
  command: "dotnet",
  version: ["--version"],
  install: "see dotnet.microsoft.com",
};

/** File of our own with what projects of C# say once for all files. */
export const USINGS = "usings.g.cs";

/**
 * Calls a compiler of the newest SDK with all libraries of the run time, without MSBuild: that takes five times as long, asks for
 * packages in the network, and runs what a project file says.
 */
const COMPILE = [
  "compiler=$1; shift",
  'root="$(dirname "$(readlink -f "$(command -v dotnet)")")"',
  'sdk="$(ls -d "$root"/sdk/*/Roslyn/bincore | sort -V | tail -n 1)"',
  'ref="$(ls -d "$root"/packs/Microsoft.NETCore.App.Ref/*/ref/* | sort -V | tail -n 1)"',
  // From this release on there are lines with `using` for all files.
  'release="$(echo "$sdk" | sed "s|.*/sdk/||; s|[.].*||")"',
  `if [ "$compiler" = csc ] && [ "$release" -ge 6 ]; then set -- "$@" ./${USINGS}; fi`,
  'for each in "$ref"/*.dll; do set -- "$@" "-r:$each"; done',
  'exec dotnet "$sdk/$compiler.dll" -nologo -noconfig -optimize+ -debug:portable -out:program.dll "$@"',
].join("; ");

/** Says which run time a program is for: the newest that there is. */
const RUN_TIME = JSON.stringify({
  runtimeOptions: {
    rollForward: "LatestMajor",
    framework: { name: "Microsoft.NETCore.App", version: "3.0.0" },
  },
});

/** Numbers and texts are the same on every machine, and no file is made for a debugger. */
const SETTINGS = {
  DOTNET_SYSTEM_GLOBALIZATION_INVARIANT: "1",
  DOTNET_EnableDiagnostics: "0",
  COMPlus_EnableDiagnostics: "0",
};

/** Plans a program of .NET. */
export function planByDotnet(compiler: "csc" | "vbc", words: readonly string[]): Plan {
  return {
    build: [["sh", "-c", COMPILE, "sh", compiler, ...words]],
    run: ["dotnet", "{folder}/program.dll"],
    files: { "program.runtimeconfig.json": RUN_TIME },
    environment: SETTINGS,
    variables: SETTINGS,
  };
}

/** The newest SDK on the PATH; undefined if there is none. */
export const sdkOfDotnet = remembered((): string | undefined => {
  for (const folder of (process.env.PATH ?? "").split(path.delimiter)) {
    try {
      const root = path.dirname(realpathSync(path.join(folder, "dotnet")));
      const versions = readdirSync(path.join(root, "sdk")).filter((name) => /^\d/.test(name));
      const newest = versions.sort((a, b) => compareVersions(versionIn(a), versionIn(b))).at(-1);
      if (newest !== undefined) return newest;
    } catch {
      // It is not here.
    }
  }
  return undefined;
});
