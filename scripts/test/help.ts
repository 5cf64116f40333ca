import { STAGES } from './steps.ts';
import { COMMANDS, TIERS, type Tier } from './tiers.ts';

const WHEN: Readonly<Record<Tier, string>> = {
  core: 'before each change is merged, some minutes',
  deep: 'at every landing, beside the core, half an hour',
  release: 'before a release, hours',
};

/** The text of `--help`. */
export function helpText(): string {
  const tiers = TIERS.map((tier) => {
    const steps = STAGES[tier].flat().map(({ name, what }) => `  ${name.padEnd(16)} ${what}`);
    return [`${COMMANDS[tier]}: ${WHEN[tier]}`, ...steps, ''].join('\n');
  });
  return [
    ...tiers,
    'Words after -- choose what runs, and may be joined:',
    '  npm test -- lint unit                            these steps',
    '  npm test -- unit tests/api/accounts/retention.test.ts     one file, whatever its tier',
    '  npm test -- server/formats                       all tests below a folder',
    '  npm test -- invoice                              all tests of a folder of features, in every layer',
  ].join('\n');
}
