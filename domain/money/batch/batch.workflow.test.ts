import { expect, test } from 'vitest';
import { batchWorkflow } from './batch.workflow.ts';

const MOMENT = { today: '2026-12-29', now: '2026-12-29T09:00:00.000Z' };
const whyNot = (status: 'made' | 'exported', execution_on: string) =>
  batchWorkflow.transitions.export.guard({ status, execution_on } as never, MOMENT);

test('a file is first fetched until its payment day, and again at any time', () => {
  expect(whyNot('made', '2026-12-29')).toBeNull();
  expect(whyNot('made', '2026-12-28')).toBe('not_allowed_now');
  expect(whyNot('exported', '2026-12-28')).toBeNull();
});
