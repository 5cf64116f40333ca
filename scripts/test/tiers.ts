/**
 * The tiers of tests. `core` is `npm test`, before each merge; `deep` is `npm run test:deep`, at every landing;
 * `release` is `npm run test:release`, which takes hours.
 */
export const TIERS = ['core', 'deep', 'release'] as const;
export type Tier = (typeof TIERS)[number];

/** The command that runs a tier. */
export const COMMANDS: Readonly<Record<Tier, string>> = {
  core: 'npm test',
  deep: 'npm run test:deep',
  release: 'npm run test:release',
};

const SUFFIX = /\.(deep|release)\.test\.tsx?$/;

/** The tier in a test file's name: `agreements.test.ts` is core, `rights.deep.test.ts` deep. */
export function tierOf(path: string): Tier {
  const [, named] = SUFFIX.exec(path) ?? [];
  return TIERS.find((tier) => tier === named) ?? 'core';
}
