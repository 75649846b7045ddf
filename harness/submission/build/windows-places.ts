/** Folders in which installers of Windows put compilers, which they do not always add to the PATH. */
const INSTALLED = [
  // gcc: Code::Blocks, Dev-C++, MSYS2, MinGW and TDM.
  "{programs}/CodeBlocks/MinGW/bin",
  "{programs}/Dev-Cpp/MinGW64/bin",
  "{programs}/Embarcadero/Dev-Cpp/TDM-GCC-64/bin",
  "{drive}/Dev-Cpp/MinGW64/bin",
  "{drive}/msys64/ucrt64/bin",
  "{drive}/msys64/mingw64/bin",
  "{drive}/mingw64/bin",
  "{drive}/MinGW/bin",
  "{drive}/TDM-GCC-64/bin",
  // Java: Oracle, Eclipse Temurin, Microsoft, Zulu, BlueJ, IntelliJ.
  "{programs}/Java/*/bin",
  "{programs}/Eclipse Adoptium/*/bin",
  "{programs}/Microsoft/*/bin",
  "{programs}/Zulu/*/bin",
  "{programs}/BlueJ/jdk/bin",
  "~/.jdks/*/bin",
  // Python, with that of Thonny.
  "~/AppData/Local/Programs/Python/*",
  "{programs}/Python3*",
  "{drive}/Python3*",
  "~/AppData/Local/Programs/Thonny",
  "{programs}/Go/bin",
  "~/.cargo/bin",
];

/** Folders that there may be, as patterns, the ones of 64 bits first. */
export function installedFolders(environment: NodeJS.ProcessEnv): string[] {
  const { ProgramFiles, "ProgramFiles(x86)": older, SystemDrive = "C:" } = environment;
  const programs = [ProgramFiles, older].filter((folder) => folder !== undefined);
  const filled = (pattern: string) =>
    pattern.startsWith("{programs}")
      ? programs.map((folder) => pattern.replace("{programs}", folder))
      : [pattern.replace("{drive}", SystemDrive)];
  return INSTALLED.flatMap(filled).map((pattern) => pattern.replaceAll("\\", "/"));
}

/** Names that a command has there besides its own: Python's installer makes no `python3`, and brings a launcher. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = { python3: ["python", "py"] };

/** Endings of programs. */
export const PROGRAM_ENDING = /\.(?:exe|cmd|bat)$/i;

/** Files that a command may be, the likeliest first. */
export function programNames(command: string): string[] {
  const names = [command, ...(OTHER_NAMES[command] ?? [])];
  return names.flatMap((name) => [`${name}.exe`, `${name}.cmd`, `${name}.bat`]);
}

/** The folder of programs of the Store, and of stand-ins that open the Store instead of running. */
export const STORE_FOLDER = /[\\/]Microsoft[\\/]WindowsApps[\\/]?$/i;
