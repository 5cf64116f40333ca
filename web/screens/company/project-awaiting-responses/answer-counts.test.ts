import { expect, test } from 'vitest';
import { INTEREST_STATUSES } from '#domain/casting/candidate/candidate.workflow.ts';
import { answerCounts } from './answer-counts.view.ts';

test('each request is in exactly one count of answers, and a withdrawn request in none', () => {
  const rows = INTEREST_STATUSES.flatMap((interest_status) => [
    { interest_status, is_deleted: false, seen_date: '2026-11-20T10:00:00Z', closed_date: null },
    { interest_status, is_deleted: false, seen_date: null, closed_date: null },
    { interest_status, is_deleted: true, seen_date: null, closed_date: null },
  ]);
  const counts = answerCounts(rows);
  expect(counts).toEqual({ asked: 8, interested: 2, waiting: 2, seen: 1, overdue: 2, declined: 2 });
  const told = {
    interest_status: 'pending',
    is_deleted: false,
    seen_date: null,
    closed_date: '2026-11-21T10:00:00Z',
  } as const;
  expect(answerCounts([told])).toMatchObject({ asked: 1, waiting: 0 });
  expect(counts.interested + counts.waiting + counts.overdue + counts.declined).toBe(counts.asked);
});
