/** Things that the file of a project says of the program that is built by it. */
export interface Statement {
  /**
   * Files and folders that are built, from the folder of the project; the path of a folder ends with a slash, and that of the
   * folder itself is empty. Absent if the file does not say it.
   */
  readonly built?: readonly string[];
  /** Files and folders of these that are not built. */
  readonly leftOut?: readonly string[];
  /** The class with the main program, with its package, or the file with it. */
  readonly main?: string;
}

/** A format in which an editor or a tool keeps a project. */
export interface ProjectFormat {
  /** Tests by the path of a file from the folder of the project. */
  readonly isFile: RegExp;
  readonly read: (text: string) => Statement;
}
