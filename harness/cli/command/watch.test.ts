import { expect, test } from "vitest";
import { isOfWindowsInWsl } from "./watch.ts";

const WSL = "Linux version 6.6.87.2-microsoft-standard-WSL2";

test.each([
  ["/mnt/c/Users/ana/cavalo", WSL, true],
  ["/mnt/d", WSL, true],
  ["/home/ana/cavalo", WSL, false],
  ["/mnt/data/cavalo", WSL, false],
  ["/mnt/c/cavalo", "Linux version 6.1.0 (Debian)", false],
])(
  "%s is looked at again and again only where it is a folder of Windows in WSL",
  (folder, kernel, isPolled) => {
    expect(isOfWindowsInWsl(folder, kernel)).toBe(isPolled);
  },
);
