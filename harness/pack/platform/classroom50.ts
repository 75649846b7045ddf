import { say } from "../../base/sentence.ts";
import type { Platform } from "./platform.ts";

export const classroom50: Platform = {
  format: "classroom50",
  result: "result.json",
  variables: [
    "CLASSROOM",
    "ASSIGNMENT",
    "ASSIGNMENT_TYPE",
    "OWNER",
    "USERNAME",
    "SUBMISSION_TAG",
    "COMMIT_URL",
    "RELEASE_URL",
    "REVIEW_URL",
  ],
  // It publishes the folder of an autograder on GitHub Pages.
  isPublic: true,
  next: say`unpack the zip as CLASSROOM/autograders/ASSIGNMENT, and give runtime.json to the assignment. It holds only public cases`,
};
