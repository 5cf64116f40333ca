import { expect, onTestFinished, test, vi } from 'vitest';
import { createHelpers } from './answering-threads.ts';
import { setBit, sharedBits } from './doc-set.ts';
import type { DocumentRow } from './document.ts';
import { answerFromSegments, type Prepared } from './prepared.ts';
import { type Segment, segmentOf } from './segment.ts';
import type { Question, Wanted } from './talent-search.ts';

const TODAY = '2026-11-21';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const rowOf = (number: number, facts: string): DocumentRow => ({
  talent_id: idOf(number),
  is_findable: true,
  visible_from: number % 5 === 0 ? '2026-12-24' : '-infinity',
  created_date: `2026-01-${10 + (number % 9)}T00:00:00Z`,
  fresh_date: '2026-11-01T00:00:00Z',
  playing_age_min: 20 + number,
  playing_age_max: 30 + number,
  height_cm: 160 + number,
  completeness: 80,
  answered_share: null,
  profile_points: 100,
  name: '',
  facts: `${facts} w.namn${number}`,
  busy: '2026-12-01/2026-12-03',
});
const rows = Array.from({ length: 40 }, (_, number) => rowOf(number, number % 2 ? 'skill.riding.3' : 'gender.woman'));
const wanted = (words = ''): Wanted => ({ wishes: [], words, unknown: [], today: TODAY, without: [] });
const riders: Wanted = { ...wanted(), wishes: [{ demand: 'must', any: [{ kind: 'skill', id: 'riding' }] }] };
const prepared = (question: Question): Prepared => ({ question, stems: new Map(), rows: [] });
const count = (words = '') => prepared({ kind: 'count', wanted: wanted(words) });

/** One helper, started and there. */
async function helped(first: readonly Segment[], script?: URL) {
  let segments = first;
  const counts: unknown[] = [];
  const onFree = vi.fn();
  const helpers = createHelpers({
    most: 1,
    segments: () => segments,
    onFree,
    onCount: (number, error) => counts.push(error ? 'lost' : number),
    script,
  });
  onTestFinished(() => helpers.stop());
  const isThere = async () => {
    onFree.mockClear();
    expect(helpers.take(count())).toBe(undefined);
    await vi.waitFor(() => expect(onFree).toHaveBeenCalled(), { timeout: 10_000 });
  };
  await isThere();
  const set = (others: readonly Segment[]) => {
    segments = others;
  };
  return { helpers, counts, isThere, set };
}

test('a helper answers every kind of question as the thread that it helps', async () => {
  const segments = [segmentOf(rows.slice(0, 33), TODAY), segmentOf(rows.slice(33), TODAY)];
  const { helpers } = await helped(segments);
  const questions: Prepared[] = [
    prepared({ kind: 'page', wanted: wanted(), order: 'best', from: 0, size: 24 }),
    prepared({ kind: 'page', wanted: riders, order: 'newest', from: 3, size: 7 }),
    prepared({ kind: 'page', wanted: wanted('namm7 nam'), order: 'best', from: 0, size: 24 }),
    prepared({ kind: 'page', wanted: { ...riders, without: [idOf(3)] }, order: 'best', from: 0, size: 24 }),
    prepared({ kind: 'best', wanted: riders, limit: 4 }),
    prepared({ kind: 'count', wanted: { ...wanted(), today: '2026-12-24' } }),
    { ...prepared({ kind: 'match', talent_id: idOf(1), all: [riders, wanted('ingen')] }), rows: rows.slice(1, 2) },
  ];
  for (const question of questions)
    expect(await helpers.take(question)).toEqual(await answerFromSegments(question, segments));
});

test('somebody changed or deleted is so in the very next answer of a helper', async () => {
  const base = segmentOf(rows, TODAY);
  const { helpers, set } = await helped([base]);
  const found = () => helpers.take(prepared({ kind: 'count', wanted: riders }));
  const before = Number(await found());
  base.gone = sharedBits(base.size);
  setBit(base.gone, 1);
  set([base]);
  expect(await found()).toBe(before - 1);
  set([base, segmentOf([rowOf(1, 'skill.riding.1')], TODAY)]);
  expect(await found()).toBe(before);
});

test('a helper has at most two questions at once', async () => {
  const { helpers } = await helped([segmentOf(rows, TODAY)]);
  const asked = [helpers.take(count()), helpers.take(count()), helpers.take(count())];
  expect(asked.map((answer) => answer !== undefined)).toEqual([true, true, false]);
  await Promise.all(asked);
  expect(await helpers.take(count())).toBe(32);
});

test('the questions of a helper that ends are refused as lost, and another takes its place', async () => {
  const script = new URL('../../tests/support/dying-answering-worker.ts', import.meta.url);
  const { helpers, counts, isThere } = await helped([segmentOf(rows, TODAY)], script);
  for (let times = 0; times < 2; times += 1) {
    await expect(helpers.take(count('dör'))).rejects.toMatchObject({ code: 'SEARCH_LOST' });
    await isThere();
    expect(await helpers.take(count())).toBe(32);
  }
  expect(counts).toEqual([1, 'lost', 1, 'lost', 1]);
});
