import { useEffect, useRef } from "preact/hooks";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { StudentContent } from "../../report/html/student-content.tsx";
import type { Report } from "../../report/record/report.ts";
import { PAGE_WORDS } from "./words.ts";

/** Script of the pages of reports, which this page has, too. */
declare const enliven: (root: Element) => void;

/** Shows the report on one program as a page of the reports does. */
export function Result({ report }: { readonly report: Report }) {
  const place = useRef<HTMLElement>(null);
  const [submission] = report.submissions;
  useEffect(() => {
    if (!place.current) return;
    enliven(place.current);
    place.current.focus();
  }, [report]);
  if (!submission) return null;
  const words = PAGE_WORDS[report.language];
  return (
    <section class="result" ref={place} tabIndex={-1} aria-label={words.result}>
      <StudentContent report={report} submission={submission} catalogue={CATALOGUES[report.language]} />
      <p class="faint">{words.notes}</p>
    </section>
  );
}
