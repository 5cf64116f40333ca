import { expect, test } from 'vitest';
import { commitSeed } from '#scripts/test/commit-seed.ts';
import { yearCloses } from './year-closes.ts';

test('a year of five hundred projects drawn by the commit closes month by month as its papers say', async () => {
  expect.hasAssertions();
  await yearCloses(commitSeed(), 500);
}, 3_600_000);
