import { describe, expect, test } from 'vitest';
import { actionsOf } from '#contract/kernel/actions.ts';
import { companyWorkflow } from '#domain/companies/company/company.workflow.ts';
import {
  conflictText,
  decisionQuestion,
  nextInList,
  organisationNumberText,
  risksWorthKnowing,
  townText,
  waitText,
} from './application.view.ts';

test.each([
  ['5566778899', '556677-8899'],
  ['55667788', '55667788'],
])('organisation number %s reads %s', (digits, text) => expect(organisationNumberText(digits)).toBe(text));

test.each([
  ['11122', '111 22 Stockholm'],
  ['111 22', '111 22 Stockholm'],
  ['', 'Stockholm'],
])('postal code %s reads %s', (postal_code, text) => expect(townText({ postal_code, city: 'Stockholm' })).toBe(text));

test.each([
  ['2026-11-21T09:59:50Z', '1 minut'],
  ['2026-11-21T09:20:00Z', '40 minuter'],
  ['2026-11-21T09:00:00Z', '1 timme'],
  ['2026-11-20T10:30:00Z', '23 timmar'],
  ['2026-11-20T10:00:00Z', '1 dag'],
  ['2026-11-17T11:00:00Z', '3 dagar'],
])('since %s it is %s', (since, text) => expect(waitText(since, new Date('2026-11-21T10:00:00Z'))).toBe(text));

describe('decisions', () => {
  const company = { name: 'Norrsken Film AB', email: 'info@norrsken.example' };
  const commands = actionsOf(companyWorkflow).element.options;

  test('every refusal asks for a reason, no approval does', () => {
    const asking = commands.filter((command) => decisionQuestion(command, company).reason?.is_required);
    expect(asking).toEqual(['refuse', 'suspend']);
    expect(commands.filter((command) => decisionQuestion(command, company).isDangerous)).toEqual(asking);
  });

  test('every question names the company and the address of the mail', () => {
    for (const command of commands) {
      const { title, text, done } = decisionQuestion(command, company);
      expect([title, done].every((words) => words.includes(company.name))).toBe(true);
      expect(text).toContain(company.email);
    }
  });
});

describe('going on', () => {
  const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
  ])('after %s comes %s', (id, next) => expect(nextInList(list, id)).toBe(next));
  test('after the only application no next one is opened', () =>
    expect(nextInList([{ id: 'a' }], 'a')).toBeUndefined());
});

test('a conflict names the company and says that nothing was sent', () => {
  expect(conflictText('Norrsken Film AB')).toMatch(/Norrsken Film AB.*Inget besked/);
});

test('a waiting application does not show the first project as a risk', () => {
  const risks = ['first_project', 'general_mail'] as const;
  expect(risksWorthKnowing({ status: 'pending', risks: [...risks] })).toEqual(['general_mail']);
  expect(risksWorthKnowing({ status: 'approved', risks: [...risks] })).toEqual([...risks]);
});
