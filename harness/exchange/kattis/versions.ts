/** Versions of the format that can be written: problemtools reads the older one, BAPCtools the newer one. */
export const PACKAGE_VERSIONS = ["2025-09", "2023-07-draft"] as const;
export type PackageVersion = (typeof PACKAGE_VERSIONS)[number];
