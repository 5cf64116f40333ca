import { expect, test } from 'vitest';
import { yearCloses } from './year-closes.ts';

test('a year of forty projects drawn by the commit closes month by month as its papers say', async () => {
  expect.hasAssertions();
  await yearCloses(Number(process.env.FUZZ_SEED ?? 1), 40);
}, 600_000);
