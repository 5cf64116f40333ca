import { STAGES } from './steps.ts';
import { COMMANDS, TIERS, type Tier } from './tiers.ts';

const WHEN: Readonly<Record<Tier, string>> = {
  core: 'before each change is merged; takes some minutes',
  deep: 'at every landing, in addition to the core; takes half an hour',
  release: 'before a release; takes hours',
};

/** The text of `--help`. */
export function helpText(): string {
  const tiers = TIERS.map((tier) => {
    const steps = STAGES[tier].flat().map(({ name, what }) => `  ${name.padEnd(16)} ${what}`);
    return [`${COMMANDS[tier]}: ${WHEN[tier]}`, ...steps, ''].join('\n');
  });
  return [
    ...tiers,
    'Arguments after -- select what runs, and can be combined:',
    '  npm test -- lint unit                            only these steps',
    '  npm test -- unit tests/api/accounts/retention.test.ts     one test file, of any tier',
    '  npm test -- server/formats                       all tests below a folder',
    '  npm run test:deep -- --minutes=45                stops after 45 minutes, and tells what did not run',
    '  npm test -- invoice                              all tests of the feature, in every layer',
  ].join('\n');
}
