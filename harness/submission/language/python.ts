import type { Language } from "./language.ts";
import { NATIVE } from "./runtime.ts";

export const python: Language = {
  title: "Python",
  extensions: [".py"],
  runtime: NATIVE,
  tools: [
    {
      command: "python3",
      version: ["--version"],
      install: "apt install python3",
      behind: { arguments: ["-c", "import sys; print(sys.executable)"] },
    },
  ],
  isMain: ({ text }) => /^if\s+__name__\s*==/m.test(text),
  usualMains: ["main.py", "__main__.py", "app.py"],
  reads: ["utf8"],
  plan: ({ main }) => ({
    build: [["python3", "-B", "-m", "py_compile", `./${main.path}`]],
    run: ["python3", "-B", `{folder}/${main.path}`],
  }),
};
