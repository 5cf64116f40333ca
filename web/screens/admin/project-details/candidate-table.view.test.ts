import { describe, expect, test } from 'vitest';
import { bothAnswers, candidateActs } from './candidate-table.view.ts';

describe('the two answers', () => {
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

test('the menu holds what may be done and nothing of the talent’s', () => {
  const acts = candidateActs({ actions: ['withdraw', 'answer-interested', 'approve'] });
  expect(acts.map((act) => act.label)).toEqual(['Godkänn', 'Dra tillbaka förfrågan']);
  expect(candidateActs({ actions: [] })).toEqual([]);
});
