import type { Locale } from "../../base/locale.ts";
import { analysisOf, type ItemAnalysis, type ItemRow } from "../items/analysis.ts";
import { findingsOf } from "../items/findings.ts";
import { itemsOfClass } from "../items/of-class.ts";
import { ITEM_WORDS, type ItemWords, rowName, sayFinding } from "../items/words.ts";
import type { ReportedCase, SubmissionReport } from "../record/report.ts";
import { PointsBar } from "./parts.tsx";

interface ItemsProps {
  readonly problem: string;
  readonly cases: readonly ReportedCase[];
  readonly submissions: readonly SubmissionReport[];
  readonly language: Locale;
}

/** Shows what the cases tell of the class: what stands out in sentences, and all figures to be opened. */
export function Items({ problem, cases, submissions, language }: ItemsProps) {
  const words = ITEM_WORDS[language];
  const { items, takers } = itemsOfClass(cases, submissions);
  if (takers.length === 0) return null;
  const analysis = analysisOf(items, takers);
  return (
    <>
      <h3 id={`items-${problem}`}>{words.title}</h3>
      <div class="items card">
        {analysis ? (
          <>
            <Sentences analysis={analysis} words={words} language={language} />
            <details>
              <summary>{words.perCase}</summary>
              <Rows analysis={analysis} words={words} />
            </details>
          </>
        ) : (
          <p class="faint">{words.tooFew(takers.length, "students")}</p>
        )}
      </div>
    </>
  );
}

interface AnalysisProps {
  readonly analysis: ItemAnalysis;
  readonly words: ItemWords;
}

function Sentences({ analysis, words, language }: AnalysisProps & { language: Locale }) {
  const findings = findingsOf(analysis);
  const { alpha, takers } = analysis;
  return (
    <>
      {findings.length === 0 ? (
        <p>{words.nothingStandsOut}</p>
      ) : (
        <ul>
          {findings.map((finding) => (
            <li>{sayFinding(finding, analysis, { locale: language, takers: "students" })}</li>
          ))}
        </ul>
      )}
      <p class="faint">
        {words.takers(takers, "students")}
        {alpha !== undefined && ` ${words.alpha(alpha)} ${words.alphaMeans}`}
      </p>
    </>
  );
}

function Rows({ analysis, words }: AnalysisProps) {
  const { heads } = words;
  return (
    <>
      <p class="faint">{words.restMeans}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.case}</th>
            <th scope="col" class="number">
              {heads.points}
            </th>
            <th scope="col">{heads.passed}</th>
            <th scope="col" class="number">
              {heads.rest}
            </th>
          </tr>
        </thead>
        <tbody>
          {analysis.rows.map((row) => (
            <Row row={row} words={words} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ row, words }: { row: ItemRow; words: ItemWords }) {
  const { items, points, judged, share, rest } = row;
  return (
    <tr>
      <th scope="row" title={items.length > 1 ? items.join(", ") : undefined}>
        {rowName(items, words)}
      </th>
      <td class="number">{words.number(points)}</td>
      <td class="share">
        {judged > 0 && (
          <>
            <span>{Math.round(100 * share)} %</span>
            <PointsBar earned={share} possible={1} />
          </>
        )}
      </td>
      <td class="number">{rest === undefined ? "–" : words.figure(rest)}</td>
    </tr>
  );
}
