/** Elements in which the page carries what it needs, by their ids. */
export const CASES_ID = "cases-text";
export const CODE_ID = "page-code";
export const APP_ID = "app";

/** The folder beside the page with what runs programs, as a URL. */
export const RUNTIMES_FOLDER = "runtimes/";
