import { describe, expect, test } from 'vitest';
import { talentQuery } from '#contract/finding/talent-query.ts';
import { type ProjectDetails, projectInput } from '#contract/projects/project.ts';
import { ore } from '#domain/kernel/money/ore.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { missingIn, NEW_PROJECT, NEW_ROLE, toForm, typedSince } from './project-form.ts';
import { newRole } from './usual-terms.ts';

const saved: ProjectDetails = {
  id: '0190b0a8-0000-7000-8000-000000000001',
  company_id: '0190b0a8-0000-7000-8000-000000000002',
  company_name: 'Norrsken Film AB',
  kind: 'project',
  acceptance: 'each',
  title: 'Vinterkampanj',
  production_type: 'commercial_film',
  status: 'draft',
  current_step: 1,
  municipality_id: '1480',
  first_day: '2026-12-03',
  last_day: '2026-12-04',
  role_count: 1,
  headcount: 2,
  pending_count: 0,
  interested_count: 0,
  overdue_count: 0,
  approved_count: 0,
  offer_count: 0,
  unsigned_count: 0,
  report_count: 0,
  called_count: 0,
  asked_time_count: 0,
  awaits_sign_off: false,
  created_date: '2026-11-20T10:00:00Z',
  updated_date: '2026-11-20T10:00:00Z',
  description: 'Två dagar i snö.',
  place: 'Delsjön',
  usage_media: ['tv', 'online'],
  usage_territory: 'SE',
  usage_months: 12,
  greeting: '',
  decision_by: '2026-11-30',
  cancel_reason: null,
  dates: [{ id: '0190b0a8-0000-7000-8000-000000000003', kind: 'work', starts_on: '2026-12-03', ends_on: '2026-12-04' }],
  roles: [
    {
      id: '0190b0a8-0000-7000-8000-000000000004',
      role_index: 0,
      title: 'Skidåkare',
      description: 'Van på längdskidor.',
      headcount: 2,
      booked_count: 0,
      terms: termsFor(ore(450_000)),
      pay_ore: ore(450_000),
      wanted: talentQuery.parse({
        wishes: [{ demand: 'must', any: [{ kind: 'skill', id: 'riding', min_level: 2 }] }],
      }),
      picked_count: 0,
      pending_count: 0,
      interested_count: 0,
      overdue_count: 0,
      approved_count: 0,
      open_count: 0,
    },
  ],
  revision: 3,
  parts: [],
  missing: [],
  is_terms_locked: false,
  completes_on: null,
  actions: ['open-casting', 'cancel'],
};

describe('the form of a project', () => {
  test('a saved project goes through the form unchanged', () => {
    const read = projectInput.parse(toForm(saved));
    expect(read).toMatchObject({ title: 'Vinterkampanj', usage_media: ['tv', 'online'], decision_by: '2026-11-30' });
    expect(read.roles[0]).toEqual({
      id: saved.roles[0]?.id,
      title: 'Skidåkare',
      description: 'Van på längdskidor.',
      headcount: 2,
      terms: termsFor(ore(450_000)),
      wanted: saved.roles[0]?.wanted,
    });
  });

  test('an empty form can be saved as a draft, and lists all missing values', () => {
    expect(projectInput.safeParse(NEW_PROJECT).success).toBe(true);
    expect(missingIn(NEW_PROJECT)).toEqual(['title', 'dates', 'place', 'roles']);
  });

  test('a role without a fee is a missing value, and a complete form has none', () => {
    const form = toForm(saved);
    expect(missingIn(form)).toEqual([]);
    expect(missingIn({ ...form, roles: [...form.roles, NEW_ROLE] })).toEqual(['role_fee']);
  });

  test('a new role has the usual terms of the production, and can be saved with them', () => {
    const role = newRole({ production_type: 'commercial_film' });
    expect(role.terms).toMatchObject({ days: null, rights: null, additions: { overtime: { points: 2000 } } });
    expect(role.terms.fee.amount_ore).toBeNull();
    expect(projectInput.safeParse({ ...NEW_PROJECT, roles: [{ ...role, title: 'Anna' }] }).success).toBe(true);
    expect(newRole({ production_type: null })).toEqual(NEW_ROLE);
    expect(NEW_ROLE.terms).toMatchObject({ additions: { overtime: { points: 2000 }, outlays: {} }, rights: null });
  });
});

test('edits made while saving continue from the saved project, with the ids of its new roles', () => {
  const of = (title: string, ...roles: object[]) => ({
    ...NEW_PROJECT,
    title,
    roles: roles.map((role) => ({ ...NEW_ROLE, ...role })),
  });
  const sent = of('Film', { title: 'Tomte' });
  const saved = of('Film', { id: 'r1', title: 'Tomte' });
  expect(typedSince(sent, structuredClone(sent), saved)).toBeUndefined();
  const ids = (now: ReturnType<typeof of>) => typedSince(sent, now, saved)?.roles.map(({ id }) => id);
  expect(typedSince(sent, of('Filmen', { title: 'Tomte' }), saved)?.title).toBe('Filmen');
  expect(ids(of('Film', { title: 'Tomten' }, { title: 'Älva' }))).toEqual(['r1', undefined]);
  expect(ids(of('Film'))).toEqual([]);
});
