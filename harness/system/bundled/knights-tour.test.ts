import { fromRecord } from "./grading.ts";
import { ofProblem, TELLING_CHOICE } from "./programs.ts";
import { readRecord } from "./record-file.ts";
import { testBundled, testCases } from "./tests.ts";

const choice = ofProblem(TELLING_CHOICE, "knights-tour");

testCases("knights-tour", choice.few, testBundled({ ...choice, grader: () => fromRecord(readRecord()) }));
