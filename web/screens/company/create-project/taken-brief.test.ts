import { expect, test } from 'vitest';
import type { BriefReading } from '#contract/projects/brief.ts';
import { CANCELLATION_TEMPLATES } from '#domain/deal/terms/cancellation.ts';
import { USUAL_ADDITIONS } from '#domain/deal/terms/start-terms.ts';
import { projectOfBrief } from '#domain/projects/project/project-of-brief.ts';
import { NEW_PROJECT } from './project-form.ts';
import { draftOf, takenOf } from './taken-brief.ts';

function termsTaken(brief: string, production_type: 'voice' | null = null) {
  const reading = projectOfBrief(brief, '2026-10-01') as BriefReading;
  const { roles } = takenOf({ ...NEW_PROJECT, production_type }, brief, reading, reading.roles.map(draftOf), new Set());
  return roles[0]?.terms;
}

test('a role of a brief without additions gets the usual ones of the trade', () => {
  const terms = termsTaken('Kvinna 30–40 år som kan rida. 4 500 kr per dag.');
  expect(terms?.fee).toMatchObject({ basis: 'day', amount_ore: 450_000 });
  expect(terms?.additions).toEqual(USUAL_ADDITIONS);
  expect(terms?.cancellation).toEqual(CANCELLATION_TEMPLATES.trade);
});

test('additions in a brief replace the usual ones, also an addition that is not paid', () => {
  const terms = termsTaken('Man 40–50 år, 4 500 kr per dag, 900 kr per timme övertid. Ingen reseersättning.');
  expect(terms?.additions).toEqual({
    ...USUAL_ADDITIONS,
    overtime: { by: 'amount', amount_ore: 90_000 },
    outlays: null,
  });
});

test('a daily fee in a brief stays daily in a production with hourly pay', () => {
  expect(termsTaken('Kvinna 30–40 år. 4 500 kr per dag.', 'voice')?.fee).toMatchObject({
    basis: 'day',
    amount_ore: 450_000,
  });
  expect(termsTaken('Kvinna 30–40 år.', 'voice')?.fee.basis).toBe('hour');
});
