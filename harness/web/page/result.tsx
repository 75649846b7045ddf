import { useEffect, useRef } from "preact/hooks";
import type { Locale } from "../../base/locale.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { StudentContent } from "../../report/html/student-content.tsx";
import type { Reports } from "./judge.ts";
import { PAGE_WORDS } from "./words.ts";

/** Script of the pages of reports, which this page has, too. */
declare const enliven: (root: Element) => void;

interface ResultProps {
  readonly reports: Reports;
  readonly locale: Locale;
  readonly isHidden: boolean;
}

/** Shows the report on one program as a page of the reports does. */
export function Result({ reports, locale, isHidden }: ResultProps) {
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
      </div>
      <p class="faint">{words.notes}</p>
    </section>
  );
}
