import { expect, test } from "vitest";
import { cavalo } from "../testing/cavalo.ts";
import {
  bundledIn,
  copiedInto,
  differing,
  shortCases,
  statesWhatIsIgnored,
  verdictsIn,
} from "../testing/checked.ts";
import { folderWith } from "../testing/folders.ts";

// Languages whose tools every system that is tried has. The bundle is tried with all of them on Linux.
test.each(
  bundledIn(["c", "cpp", "java", "javascript", "python"]).filter((each) => !statesWhatIsIgnored(each)),
)("%s gets the verdicts that it states", async (bundled) => {
  const folder = folderWith({});
  const name = copiedInto(folder, bundled);
  const { stdout } = await cavalo(
    folder,
    "check",
    name,
    "--problem",
    bundled.split("/")[0]!,
    "--json",
    ...shortCases(),
  );
  expect(differing(bundled, verdictsIn(stdout))).toEqual([]);
});
