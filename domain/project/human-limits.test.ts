import { describe, expect, test } from 'vitest';
import { type Asking, humanLimits, STOPS, stopsIn } from './human-limits.ts';

/** Asked on a Monday for a Friday: nothing is too much. */
const kind: Asking = {
  asked_on: '2026-08-17',
  answer_by: '2026-08-21',
  text_length: 900,
  is_unpaid: false,
  production_type: 'commercial_film',
  role_count: 1,
  content: [],
  content_note: '',
};

test('an asking that leaves people time says nothing', () => expect(humanLimits(kind)).toEqual([]));

describe('too much is named', () => {
  test.each<[string, Partial<Asking>]>([
    ['no_time', { answer_by: '2026-08-17' }],
    ['few_days', { answer_by: '2026-08-19' }],
    ['few_days', { answer_by: '2026-08-20', text_length: 1800 * 4 }],
    ['much_text', { text_length: 1800 * 4 }],
    ['too_much_text', { text_length: 1800 * 7 }],
    ['many_roles', { role_count: 3 }],
    ['unpaid', { is_unpaid: true, production_type: 'short_film' }],
    ['unpaid_advertising', { is_unpaid: true }],
    ['intimacy_unsaid', { content: ['nudity'] }],
  ])('%s', (limit, over) => expect(humanLimits({ ...kind, ...over })).toContain(limit));

  test('three days are enough for little to read, and content that is described is said', () => {
    expect(humanLimits({ ...kind, answer_by: '2026-08-20' })).toEqual([]);
    expect(humanLimits({ ...kind, content: ['nudity'], content_note: 'Rygg, bakifrån.' })).toEqual([]);
  });

  test.each(['2026-08-21', '2026-08-22', '2026-08-23'])(
    'asked on %s, nobody has to answer before Tuesday',
    (asked_on) => {
      const until = (answer_by: string) => humanLimits({ ...kind, asked_on, answer_by });
      expect(until('2026-08-24')).toContain('over_weekend');
      expect(until('2026-08-25')).not.toContain('over_weekend');
    },
  );
});

test('of everything too much, only some stops', () => {
  const all = humanLimits({ ...kind, answer_by: kind.asked_on, is_unpaid: true, content: ['intimacy'], role_count: 9 });
  expect(stopsIn(all)).toEqual(['unpaid_advertising', 'intimacy_unsaid']);
  expect(STOPS).not.toContain('few_days');
});
