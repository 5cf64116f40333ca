import { describe, expect, test } from 'vitest';
import { ore } from '#domain/kernel/money/ore.ts';
import { termsFor } from '#tests/factories/terms.ts';
import { mergeBrief, roomForRoles, type TakenBrief, undoBrief } from './merge-brief.ts';
import { NEW_PROJECT, NEW_ROLE, type ProjectForm, type RoleForm } from './project-form.ts';

const role = (title: string, more: Partial<RoleForm> = {}): RoleForm => ({ ...NEW_ROLE, title, ...more });
const JUNE = { starts_on: '2027-06-03', ends_on: '2027-06-05' };
const MAY = { kind: 'work' as const, starts_on: '2027-05-03', ends_on: '2027-05-03' };
const NOTHING: TakenBrief = { roles: [], dates: null, municipality_id: null, title: null, description: null };
const titles = (form: ProjectForm) => form.roles.map(({ title }) => title);

describe('a brief put into the form', () => {
  test('fills an empty form', () => {
    const form = mergeBrief(NEW_PROJECT, {
      roles: [role('Anna'), role('Brevbäraren')],
      dates: [JUNE],
      municipality_id: '1480',
      title: 'Vinterljus',
      description: 'Två systrar möts.',
    });
    expect(titles(form)).toEqual(['Anna', 'Brevbäraren']);
    expect(form).toMatchObject({
      title: 'Vinterljus',
      description: 'Två systrar möts.',
      municipality_id: '1480',
      dates: [{ kind: 'work', ...JUNE }],
    });
  });

  test('keeps typed values, and replaces empty roles', () => {
    const written = { ...NEW_PROJECT, title: 'Vår', roles: [role('Skidåkare'), NEW_ROLE], dates: [MAY] };
    const form = mergeBrief(written, { ...NOTHING, roles: [role('Anna')] });
    expect(titles(form)).toEqual(['Skidåkare', 'Anna']);
    expect(form).toMatchObject({ title: 'Vår', dates: [MAY] });
  });

  test('does not replace a role with a fee, a wish or a headcount', () => {
    const wish = { demand: 'must' as const, any: [{ kind: 'skill' as const, id: 'riding' }] };
    const started = [
      { ...NEW_ROLE, terms: termsFor(ore(100)) },
      { ...NEW_ROLE, headcount: 3 },
      { ...NEW_ROLE, wanted: { ...NEW_ROLE.wanted, wishes: [wish] } },
    ];
    expect(mergeBrief({ ...NEW_PROJECT, roles: started }, { ...NOTHING, roles: [role('Anna')] }).roles).toHaveLength(4);
  });

  test('drops wishes for days outside the project', () => {
    const free = { demand: 'must' as const, any: [{ kind: 'dates' as const, from: '2027-06-03', to: '2027-06-05' }] };
    const rides = { demand: 'must' as const, any: [{ kind: 'skill' as const, id: 'riding' }] };
    const anna = role('Anna', { wanted: { text: '', wishes: [free, rides], unknown: [] } });
    const wishesIn = (form: ProjectForm) => form.roles[0]?.wanted?.wishes;
    expect(wishesIn(mergeBrief({ ...NEW_PROJECT, dates: [MAY] }, { ...NOTHING, roles: [anna] }))).toEqual([rides]);
    expect(wishesIn(mergeBrief(NEW_PROJECT, { ...NOTHING, roles: [anna], dates: [JUNE] }))).toEqual([free, rides]);
  });

  test('appends its description, and leaves room for thirty roles', () => {
    const form = mergeBrief({ ...NEW_PROJECT, description: 'Kort film.' }, { ...NOTHING, description: 'Om en bank.' });
    expect(form.description).toBe('Kort film.\n\nOm en bank.');
    expect(roomForRoles({ ...NEW_PROJECT, roles: [role('A'), NEW_ROLE] })).toBe(29);
  });
});

describe('undoing a brief', () => {
  const before: ProjectForm = { ...NEW_PROJECT, roles: [role('Skidåkare'), NEW_ROLE] };
  const after = mergeBrief(before, {
    ...NOTHING,
    roles: [role('Anna'), role('Brevbäraren')],
    dates: [JUNE],
    title: 'Ljus',
  });

  test('restores the form from before the brief', () => {
    expect(undoBrief(after, before, after)).toEqual(before);
  });

  test('keeps values changed since the brief', () => {
    const now = {
      ...after,
      title: 'Ljusare',
      roles: after.roles.map((one) => (one.title === 'Anna' ? role('Anna K') : one)),
    };
    const undone = undoBrief(now, before, after);
    expect([undone.title, titles(undone), undone.dates]).toEqual(['Ljusare', ['Skidåkare', 'Anna K'], []]);
  });
});
