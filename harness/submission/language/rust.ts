import { codeOf, type Language } from "./language.ts";
import { NATIVE } from "./runtime.ts";

export const rust: Language = {
  title: "Rust",
  extensions: [".rs"],
  runtime: NATIVE,
  tools: [
    {
      command: "rustc",
      version: ["--version"],
      install: "apt install rustc",
      behind: { arguments: ["--print", "sysroot"], append: "/bin/rustc" },
    },
  ],
  isMain: (source) => /\bfn main ?\(/.test(codeOf(source)),
  usualMains: ["src/main.rs", "main.rs"],
  reads: ["utf8"],
  plan: ({ main }) => ({
    build: [
      [
        "rustc",
        "--edition",
        "2021",
        "-C",
        "opt-level=2",
        "-A",
        "warnings",
        "-o",
        "program",
        `./${main.path}`,
      ],
    ],
    run: ["./program"],
  }),
};
