import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { counted } from "../../base/text.ts";
import { loadCases } from "../../problem/load.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { saidBy } from "../attempt/said.ts";
import { type Surveyed, survey } from "./survey.ts";

/** Largest number of differences to name; the others are counted. */
const MOST_NAMED = 3;

function rowOf({ name, adoption, differences, besides }: Surveyed): string {
  const cells =
    adoption.kind === "given-up"
      ? [name, `no manifest: ${adoption.reason.en}`, ""]
      : [name, saidBy(adoption.manifest, "en"), agreement(differences, besides)];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
}

function agreement(differences: readonly string[], besides: number): string {
  const more = differences.length - MOST_NAMED;
  const named = [...differences.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more`] : [])];
  const said = named.length === 0 ? ["as stated"] : named;
  return [...said, ...(besides > 0 ? [`${counted(besides, "more case")} run`] : [])].join("; ");
}

const isolation = await bestIsolation();
const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases") }).filter(
  (asked) => asked.rows <= (asked.problem === "knights-tour" ? 50 : 100),
);
const surveyed = await survey({ isWanted: () => true, cases, jobs: 2, isolation });
const stated = surveyed.filter(
  ({ adoption, differences }) => adoption.kind === "adopted" && differences.length === 0,
);
console.log(
  [
    `${stated.length} of ${surveyed.length} get the verdicts that their own manifests state, on the bundled cases up to 100 x 100.`,
    "",
    "| program | the manifest that was found, or why there is none | verdicts |",
    "|---|---|---|",
    ...surveyed.map(rowOf),
  ].join("\n"),
);
