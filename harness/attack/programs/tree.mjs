// Walks through all folders but the system's, with a run time that has folders of its own, and looks for ours.
import { readdirSync } from "node:fs";
import path from "node:path";

const SYSTEM = ["/proc", "/sys", "/usr", "/dev"];

function walk(folder) {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return;
  }
  for (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (/^attack-stage-|^hidden\.yaml$|^lost-knight$/.test(entry.name)) console.log(`BREACH seen: ${file}`);
    else if (entry.isDirectory() && !SYSTEM.includes(file)) walk(file);
  }
}

walk("/");
