import { expect, test } from 'vitest';
import { kronor } from '#domain/kernel/money/ore.ts';
import { standingOf } from './invoice.rules.ts';

const TODAY = '2026-12-29';
const ISSUED = {
  status: 'issued',
  due_on: TODAY,
  reminded_date: null,
  collection_date: null,
  total_ore: kronor(100),
  open_ore: kronor(100),
} as const;
const REMINDED = '2026-12-01T08:00:00Z';

test.each([
  ['is open until its last day is over', {}, 'open'],
  ['is overdue from the day after it', { due_on: '2026-12-28' }, 'overdue'],
  ['is open while no day is said', { due_on: null }, 'open'],
  ['is partly paid from the first öre', { open_ore: kronor(99) }, 'partly_paid'],
  ['that is partly paid is overdue all the same', { open_ore: kronor(99), due_on: '2026-12-28' }, 'overdue'],
  ['that was reminded of stays so', { reminded_date: REMINDED, due_on: '2026-12-28' }, 'reminded'],
  ['is in collection last', { reminded_date: REMINDED, collection_date: REMINDED }, 'collection'],
  ['that is paid is nothing else any more', { status: 'paid', collection_date: REMINDED }, 'paid'],
] as const)('an invoice %s', (_, changed, standing) => {
  expect(standingOf({ ...ISSUED, ...changed }, TODAY)).toBe(standing);
});
