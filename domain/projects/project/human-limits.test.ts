import { describe, expect, test } from 'vitest';
import { BLANK_TERMS } from '#domain/deal/terms/written-terms.ts';
import { type Asking, humanLimits, STOPS, stopsIn } from './human-limits.ts';
import { requestLimits } from './request-limits.ts';

/** A request on a Monday, to be answered by Friday: it exceeds no limit. */
const kind: Asking = {
  asked_on: '2026-08-17',
  answer_by: '2026-08-21',
  text_length: 900,
  is_unpaid: false,
  production_type: 'commercial_film',
  role_count: 1,
  open_per_place: 1,
  content: [],
  content_note: '',
};

test('a request that leaves people enough time exceeds no limit', () => expect(humanLimits(kind)).toEqual([]));

describe('each exceeded limit is named', () => {
  test.each<[string, Partial<Asking>]>([
    ['no_time', { answer_by: '2026-08-17' }],
    ['few_days', { answer_by: '2026-08-19' }],
    ['few_days', { answer_by: '2026-08-20', text_length: 1800 * 4 }],
    ['much_text', { text_length: 1800 * 4 }],
    ['too_much_text', { text_length: 1800 * 7 }],
    ['many_roles', { role_count: 3 }],
    ['many_open', { open_per_place: 11 }],
    ['too_many_open', { open_per_place: 31 }],
    ['unpaid', { is_unpaid: true, production_type: 'short_film' }],
    ['unpaid_advertising', { is_unpaid: true }],
    ['intimacy_unsaid', { content: ['nudity'] }],
  ])('%s', (limit, over) => expect(humanLimits({ ...kind, ...over })).toContain(limit));

  test('three days are enough for few pages, and described content exceeds no limit', () => {
    expect(humanLimits({ ...kind, answer_by: '2026-08-20' })).toEqual([]);
    expect(humanLimits({ ...kind, content: ['nudity'], content_note: 'Rygg, bakifrån.' })).toEqual([]);
  });

  test.each(['2026-08-21', '2026-08-22', '2026-08-23'])(
    'people asked on %s must answer on Tuesday at the earliest',
    (asked_on) => {
      const until = (answer_by: string) => humanLimits({ ...kind, asked_on, answer_by });
      expect(until('2026-08-24')).toContain('over_weekend');
      expect(until('2026-08-25')).not.toContain('over_weekend');
    },
  );
});

test('only some of all exceeded limits stop the request', () => {
  const all = humanLimits({ ...kind, answer_by: kind.asked_on, is_unpaid: true, content: ['intimacy'], role_count: 9 });
  expect(stopsIn(all)).toEqual(['unpaid_advertising', 'intimacy_unsaid']);
  expect(STOPS).not.toContain('few_days');
});

describe('requests about several roles', () => {
  const role = (id: string, over: object = {}) => ({
    id,
    description: '',
    headcount: 2,
    pending_count: 0,
    terms: { fee: { ...BLANK_TERMS.fee, basis: 'day' as const }, content: [], content_note: '' },
    ...over,
  });
  const { asked_on, answer_by } = kind;
  const project = { description: '', production_type: 'commercial_film', roles: [role('a'), role('b'), role('c')] };
  const picks = (role_id: string, count: number) =>
    Array.from({ length: count }, (_, n) => ({ role_id, talent_id: `t${n}` }));
  const limits = (asked: ReturnType<typeof picks>, roles = project.roles) =>
    requestLimits({ ...project, roles }, { picks: asked, asked_on, answer_by, message: '' });

  test('are counted per role, with earlier unanswered requests', () => {
    expect(limits([...picks('a', 20), ...picks('b', 20)])).toEqual([]);
    expect(limits(picks('a', 20), [role('a', { pending_count: 1 })])).toEqual(['many_open']);
    expect(limits(picks('a', 61))).toEqual(['too_many_open']);
    expect(limits(['a', 'b', 'c'].flatMap((id) => picks(id, 1)))).toEqual(['many_roles']);
  });

  test('count only roles for which somebody is asked', () => {
    const unpaid = role('b', { terms: { fee: BLANK_TERMS.fee, content: ['nudity'], content_note: '' } });
    expect(limits(picks('a', 1), [role('a'), unpaid])).toEqual([]);
    expect(limits(picks('b', 1), [role('a'), unpaid])).toContain('intimacy_unsaid');
  });
});
