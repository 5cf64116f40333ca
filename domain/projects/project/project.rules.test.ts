import { describe, expect, test } from 'vitest';
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
      roles: [{ ...role, title: '' }],
    });
    expect(missingForCasting(nothing)).toEqual(CASTING_NEEDS.filter((need) => need !== 'roles'));
  });

  test('include a right, or the statement that nothing is shown, for productions made to be shown', () => {
    const commercial = { production_type: 'commercial_film' };
    expect(missingForCasting(subject(commercial))).toEqual(['rights']);
    expect(missingForCasting(subject({ ...commercial, usage_media: ['tv'] }))).toEqual([]);
    const notShown = { ...role, terms: { ...role.terms, rights: [] } };
    expect(missingForCasting(subject({ ...commercial, roles: [notShown] }))).toEqual([]);
    expect(missingForCasting(subject({ ...commercial, roles: [notShown, role] }))).toEqual(['rights']);
    expect(missingForCasting(subject({ production_type: 'theatre' }))).toEqual([]);
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

  test('work can be completed on its last day, not before', () => {
    const active = { status: 'active', current_step: 5 } as const;
    expect(reason('complete', { ...active, last_day: '2026-11-22' })).toBe('work_not_over');
    expect(reason('complete', { ...active, last_day: '2026-11-21' })).toBeNull();
    expect(reason('complete', { ...active, last_day: '2026-11-20' })).toBeNull();
  });
});
