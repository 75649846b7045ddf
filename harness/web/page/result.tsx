import { useEffect, useRef } from "preact/hooks";
import type { Locale } from "../../base/locale.ts";
import { readWalk } from "../../finding/walk.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import type { PageWords } from "../../report/catalogue/page-words.ts";
import { Drawings } from "../../report/html/drawings.tsx";
import { StudentContent } from "../../report/html/student-content.tsx";
import type { ReportedCase } from "../../report/record/report.ts";
import type { Judged } from "./judge.ts";
import { PAGE_WORDS } from "./words.ts";

/** Script of the pages of reports, which this page has, too. */
declare const enliven: (root: Element) => void;

interface ResultProps extends Judged {
  readonly locale: Locale;
  readonly isHidden: boolean;
}

/** Shows the report on one program as a page of the reports does. */
export function Result({ reports, tour, locale, isHidden }: ResultProps) {
  const place = useRef<HTMLElement>(null);
  const report = reports[locale];
  const [submission] = report.submissions;
  useEffect(() => {
    if (place.current) enliven(place.current);
  }, [report]);
  // Whoever changes the language stays where they are.
  useEffect(() => place.current?.focus(), [reports]);
  if (!submission) return null;
  const words = PAGE_WORDS[locale];
  const shown = { ...submission, name: submission.name || words.program };
  return (
    <section class="result" ref={place} tabIndex={-1} aria-label={words.result} hidden={isHidden}>
      {/* What is enlivened is made anew for each language. */}
      <div key={locale}>
        <StudentContent report={report} submission={shown} catalogue={CATALOGUES[locale]} />
        {tour !== undefined && <Tour walk={tour} asked={report.cases[0]!} page={CATALOGUES[locale].page} />}
      </div>
      <p class="faint">{words.notes}</p>
    </section>
  );
}

interface TourProps {
  /** As `writeWalk` writes it. */
  readonly walk: string;
  readonly asked: ReportedCase;
  readonly page: PageWords;
}

/** Draws a right tour, to be gone through step by step. */
function Tour({ walk, asked, page }: TourProps) {
  const { rows, columns } = asked;
  const whole = { rows, columns, wraps: false, yours: readWalk(walk), right: [] };
  return <Drawings scenes={{ whole, walk }} asked={asked} page={page} />;
}
