import type { Tool } from "../language/language.ts";

/** Commands that bring tools where there is no apt, by the tool. */
const INSTALLING: Partial<Record<NodeJS.Platform, Readonly<Record<string, string>>>> = {
  win32: {
    gcc: "winget install BrechtSanders.WinLibs.POSIX.UCRT",
    "g++": "winget install BrechtSanders.WinLibs.POSIX.UCRT",
    javac: "winget install EclipseAdoptium.Temurin.21.JDK",
    java: "winget install EclipseAdoptium.Temurin.21.JDK",
    python3: "winget install Python.Python.3.13",
    node: "winget install OpenJS.NodeJS.LTS",
    go: "winget install GoLang.Go",
    rustc: "winget install Rustlang.Rustup",
    ruby: "winget install RubyInstallerTeam.Ruby.3.4",
    kotlinc: "winget install JetBrains.Kotlin.Compiler",
    ghc: "see haskell.org/ghcup",
    mcs: "see mono-project.com",
    mono: "see mono-project.com",
  },
  darwin: {
    gcc: "xcode-select --install",
    "g++": "xcode-select --install",
    javac: "brew install openjdk",
    java: "brew install openjdk",
    python3: "brew install python",
    node: "brew install node",
    go: "brew install go",
    rustc: "brew install rust",
    ruby: "brew install ruby",
    kotlinc: "brew install kotlin",
    ghc: "brew install ghc",
    mcs: "brew install mono",
    mono: "brew install mono",
  },
};

/** The command that brings a tool to this system; undefined if none is known. */
export function installing({ command, install }: Pick<Tool, "command" | "install">): {
  readonly install?: string;
} {
  const known = INSTALLING[process.platform];
  const here = known ? (known[command] ?? elsewhere(install)) : install;
  return here === undefined ? {} : { install: here };
}

/** A command that may help on every system: apt is on few. */
function elsewhere(install: string): string | undefined {
  return install.startsWith("apt ") ? undefined : install;
}
