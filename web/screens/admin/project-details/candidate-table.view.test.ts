import { describe, expect, test } from 'vitest';
import { bothAnswers, candidateActs } from './candidate-table.view.ts';

describe("the talent's answer and the company's choice", () => {
  test.each([
    ['pending', null, false, 'Väntar på svar', 'Inget val ännu'],
    ['interested', 'approved', false, 'Intresserad', 'Godkänd'],
    ['overdue_interest', 'rejected', false, 'Svarade inte i tid', 'Bortvald'],
    ['not_interested', null, false, 'Tackade nej', 'Inget val ännu'],
    ['interested', null, true, 'Intresserad', 'Återtagen'],
  ] as const)('%s and %s (withdrawn: %s)', (interest_status, client_decision, is_deleted, talent, company) => {
    const answers = bothAnswers({ interest_status, client_decision, is_deleted });
    expect([answers.talent.word, answers.company.word]).toEqual([talent, company]);
  });
});

const waiting = {
  actions: ['withdraw', 'answer-interested', 'approve'],
  talent: { id: 'anna', name: 'Anna Berg' },
  interest_status: 'pending',
  is_deleted: false,
} as unknown as Parameters<typeof candidateActs>[0];

test('the menu of a candidate has the commands of the mandate held, otherwise the command to begin acting', () => {
  const labels = (held: Parameters<typeof candidateActs>[1], row = waiting) =>
    candidateActs(row, held, 'bolaget').map((act) => act.label);
  expect(labels(null)).toEqual(['Handla för Anna Berg']);
  expect(labels({ company_id: 'bolaget', talent_id: null })).toEqual([
    'Godkänn',
    'Dra tillbaka förfrågan',
    'Handla för Anna Berg',
  ]);
  expect(labels({ company_id: null, talent_id: 'anna' })).toEqual([
    'Svara ja för Anna Berg',
    'Svara nej för Anna Berg',
  ]);
  expect(labels({ company_id: null, talent_id: 'bo' })).toEqual(['Handla för Anna Berg']);
  expect(labels({ company_id: null, talent_id: 'anna' }, { ...waiting, interest_status: 'interested' })).toEqual([]);
});
