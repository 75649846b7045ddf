/** Platforms that Cavalo makes a bundle for, as their makers write them, by the options of the command. */
export const PLATFORM_TITLES = {
  gradescope: "Gradescope",
  prairielearn: "PrairieLearn",
  vpl: "VPL",
  classroom50: "Classroom 50",
  autolab: "Autolab",
} as const;

export type PlatformName = keyof typeof PLATFORM_TITLES;
export const PLATFORM_NAMES = Object.keys(PLATFORM_TITLES) as readonly PlatformName[];
