import { describe, expect, test } from 'vitest';
import type { WrittenTerms } from '#domain/deal/terms/written-terms.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { decide } from '#domain/kernel/workflow/decide.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { CASTING_NEEDS, missingForCasting } from './project.rules.ts';
import { type ProjectSubject, projectWorkflow } from './project.workflow.ts';

const role = { title: 'Ryttare', headcount: 1, terms: termsFor(ore(450_000)) };
const subject = (overrides: Partial<ProjectSubject> = {}): ProjectSubject => ({
  status: 'draft',
  current_step: 1,
  kind: 'project',
  acceptance: 'each',
  title: 'Höstkampanj',
  municipality_id: '1480',
  production_type: null,
  usage_media: [],
  usage_territory: null,
  usage_months: null,
  last_day: '2026-12-01',
  roles: [role],
  request_count: 1,
  interested_count: 1,
  approved_count: 1,
  undecided_count: 0,
  short_role_count: 0,
  unsigned_count: 0,
  unsigned_since: null,
  rights_told_on: null,
  accepts_short_roles: false,
  is_part: false,
  has_casting_part: false,
  ...overrides,
});

describe('the missing parts of a draft before people may be asked', () => {
  test('are none for a complete draft, where unpaid is a stated fee', () => {
    expect(missingForCasting(subject())).toEqual([]);
    expect(missingForCasting(subject({ roles: [{ ...role, terms: termsFor(ore(0)) }] }))).toEqual([]);
  });

  test('are each named alone, and all in their order', () => {
    expect(missingForCasting(subject({ title: '  ' }))).toEqual(['title']);
    expect(missingForCasting(subject({ last_day: null }))).toEqual(['dates']);
    expect(missingForCasting(subject({ municipality_id: null }))).toEqual(['place']);
    expect(missingForCasting(subject({ roles: [] }))).toEqual(['roles']);
    for (const change of [{ title: ' ' }, { headcount: 0 }, { terms: termsFor(null) }]) {
      expect(missingForCasting(subject({ roles: [role, { ...role, ...change }] }))).toEqual(['role_fee']);
    }
    const nothing = subject({
      production_type: 'commercial_film',
      title: '',
      last_day: null,
      municipality_id: null,
      roles: [{ ...role, title: '', terms: { ...role.terms, rights: null, hours: null } }],
    });
    expect(missingForCasting(nothing)).toEqual(CASTING_NEEDS.filter((need) => need !== 'roles'));
  });

  test('include a right, or the statement that nothing is shown, for productions made to be shown or of unknown type', () => {
    const unsaid = { ...role, terms: { ...role.terms, rights: null } };
    for (const production_type of ['commercial_film', null]) {
      const commercial = { production_type, roles: [unsaid] };
      expect(missingForCasting(subject(commercial))).toEqual(['rights']);
      expect(missingForCasting(subject({ ...commercial, usage_media: ['tv'] }))).toEqual([]);
      const notShown = { ...role, terms: { ...role.terms, rights: [] } };
      expect(missingForCasting(subject({ ...commercial, roles: [notShown] }))).toEqual([]);
      expect(missingForCasting(subject({ ...commercial, roles: [notShown, unsaid] }))).toEqual(['rights']);
    }
    expect(missingForCasting(subject({ production_type: 'theatre', roles: [unsaid] }))).toEqual([]);
  });

  test('include the hours of each role, or the statement that they are not decided', () => {
    const missing = (hours: WrittenTerms['hours']) =>
      missingForCasting(subject({ roles: [role, { ...role, terms: { ...role.terms, hours } }] }));
    expect([missing('undecided'), missing({ call_time: '08:00', end_time: '16:00' })]).toEqual([[], []]);
    expect([missing(null), missing({ call_time: '08:00', end_time: null })]).toEqual([['hours'], ['hours']]);
  });
});

describe('the guards of the steps', () => {
  const moment = { now: '2026-11-21T10:00:00.000Z', today: '2026-11-21' };
  const reason = (command: keyof typeof projectWorkflow.transitions, overrides: Partial<ProjectSubject>) => {
    const decision = decide(
      projectWorkflow,
      command,
      subject(overrides),
      { role: 'company', member_role: 'owner', account_id: null },
      moment,
    );
    return isRefusal(decision) ? decision.refused : null;
  };
  const step = (current_step: 2 | 3 | 4) => ({ status: 'casting', current_step }) as const;

  test('casting opens when nothing is missing', () => {
    expect(reason('open-casting', {})).toBeNull();
    expect(reason('open-casting', { title: '' })).toBe('project_incomplete');
  });

  test('answers are awaited when requests are out, and the review begins after a yes', () => {
    expect(reason('await-answers', { ...step(2), request_count: 0 })).toBe('no_requests_sent');
    expect(reason('start-review', { ...step(3), interested_count: 0 })).toBe('nobody_interested');
    expect(reason('start-review', { ...step(3), kind: 'order' })).toBe('order_has_no_review');
    expect(reason('start-review', step(3))).toBeNull();
  });

  test('a project is activated from step 4, an order from 3, never without people, and short only if accepted', () => {
    expect(reason('activate', step(4))).toBeNull();
    expect(reason('activate', step(3))).toBe('not_allowed_now');
    expect(reason('activate', { ...step(3), kind: 'order' })).toBeNull();
    expect(reason('activate', { ...step(4), approved_count: 0, accepts_short_roles: true })).toBe('nobody_approved');
    expect(reason('activate', { ...step(4), short_role_count: 1 })).toBe('roles_short');
    expect(reason('activate', { ...step(4), short_role_count: 1, accepts_short_roles: true })).toBeNull();
  });

  test('people are booked part by part from step 4, an order from 3 unless all or nobody is booked', () => {
    expect(reason('book-part', { ...step(4), short_role_count: 1 })).toBeNull();
    expect(reason('book-part', step(3))).toBe('not_allowed_now');
    expect(reason('book-part', { ...step(4), approved_count: 0 })).toBe('nobody_approved');
    const order = { ...step(3), kind: 'order' } as const;
    expect(reason('book-part', { ...order, acceptance: 'each' })).toBeNull();
    expect(reason('book-part', { ...order, acceptance: 'all' })).toBe('order_waits_for_all');
  });

  test('a part of a production ends its casting instead of being activated', () => {
    expect(reason('activate', { ...step(4), is_part: true })).toBe('not_allowed_now');
    expect(reason('end-casting', step(4))).toBe('not_allowed_now');
    const part = { ...step(2), is_part: true, approved_count: 0 };
    expect(reason('end-casting', part)).toBeNull();
    expect(reason('end-casting', { ...part, short_role_count: 1 })).toBe('roles_short');
    expect(reason('end-casting', { ...part, short_role_count: 1, accepts_short_roles: true })).toBeNull();
  });

  test('more people are looked for until the last day, by one part at a time', () => {
    const active = { status: 'active', current_step: 5, last_day: '2026-11-21' } as const;
    expect(reason('cast-more', active)).toBeNull();
    expect(reason('cast-more', { ...active, last_day: '2026-11-20' })).toBe('work_over');
    expect(reason('cast-more', { ...active, has_casting_part: true })).toBe('not_allowed_now');
  });

  test('work can be completed on its last day, not before', () => {
    const active = { status: 'active', current_step: 5 } as const;
    expect(reason('complete', { ...active, last_day: '2026-11-22' })).toBe('work_not_over');
    expect(reason('complete', { ...active, last_day: '2026-11-21' })).toBeNull();
    expect(reason('complete', { ...active, last_day: '2026-11-20' })).toBeNull();
  });
});
