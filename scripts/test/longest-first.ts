import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take long for their size, the longest first. Without earlier results Vitest orders files by size: the
 * fuzz test (twenty lines) came last, and one of two workers was idle for a minute and a half.
 */
const LONG = [
  'tests/api/kernel/demo-days.deep.test.ts',
  'tests/api/kernel/fuzz.deep.test.ts',
  'tests/api/kernel/demo.deep.test.ts',
  'tests/api/money/money-killed.deep.test.ts',
  'tests/api/authorisation/hidden-people.deep.test.ts',
  'tests/api/authorisation/walk-1.test.ts',
  'tests/api/work/double-booking.test.ts',
  'tests/api/accounts/shut-out.deep.test.ts',
  'server/db/embedded.deep.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const at = LONG.findIndex((path) => moduleId.endsWith(`/${path}`));
  return at === -1 ? LONG.length : at;
};

/** Runs the longest files first, so that no worker is idle while another runs the last file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // The sort is stable: files outside LONG keep Vitest's order.
    return sorted.sort((a, b) => placeOf(a) - placeOf(b));
  }
}
