import { expect, test } from 'vitest';
import { loadInBackground, SearchStopped } from './talent-search.ts';

test('a failed loading is logged, and one that the stop of the process ends is not', async () => {
  const logged: unknown[] = [];
  const log = { error: (fields: { err: unknown }) => void logged.push(fields.err) };
  const failure = new Error('no database');
  loadInBackground(() => Promise.reject(failure), log);
  loadInBackground(() => Promise.reject(new SearchStopped()), log);
  await expect.poll(() => logged).toEqual([failure]);
});
