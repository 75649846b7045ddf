import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";

/** The folder of our own cases. */
export const BUNDLED_CASES = path.join(PACKAGE_FOLDER, "cases");
