import { chooseLocale, type Locale } from "../../base/locale.ts";
import type { Report } from "../../report/record/report.ts";
import { tell } from "../../report/tell.ts";
import { recordOf } from "./class-record.ts";
import type { ClassState } from "./history.ts";

/** Tells the results of a class that count, in the language that is asked for, or else in that of its cases. */
export function tellClass(state: ClassState, { lang }: { readonly lang?: Locale | undefined }): Report {
  const locale = chooseLocale({ asked: lang, cases: state.cases, environment: process.env });
  return tell(recordOf(state), locale);
}
