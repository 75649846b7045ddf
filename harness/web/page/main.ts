import { CATALOGUES } from "../../report/catalogue/index.ts";
import { StudentMain } from "../../report/html/student-main.tsx";
import { forStudents } from "../../report/record/audience.ts";
import { tell } from "../../report/tell.ts";
import { judgePrinted } from "../judge-printed.ts";
import { readCases } from "../shared-cases.ts";

Object.assign(globalThis, { cavalo: { CATALOGUES, StudentMain, forStudents, judgePrinted, readCases, tell } });
