import { expect, test } from 'vitest';
import { GUARDIAN_STATUSES } from '#domain/people/guardian/guardian.workflow.ts';
import { guardianWords } from './guardian.view.ts';

const consent = {
  status: 'asked',
  guardian_name: 'Eva Ek',
  guardian_email: 'eva@example.com',
  sent_date: '2026-11-20T10:00:00Z',
  is_expired: false,
  decided_date: null,
  actions: [],
} as const;

test('every status has its own words and names the guardian', () => {
  const said = GUARDIAN_STATUSES.map((status) => guardianWords({ ...consent, status, actions: [] }));
  expect(new Set(said.map(({ word }) => word)).size).toBe(GUARDIAN_STATUSES.length);
});

test('an expired link without an answer says so', () => {
  const expired = guardianWords({ ...consent, is_expired: true, actions: ['ask-again', 'cancel'] });
  expect(expired.word).toBe('Länken har slutat gälla');
  expect(expired.can_ask_again).toBe(true);
});

test('after the consent of one of two guardians the words say that the other is awaited', () => {
  const given = { ...consent, status: 'given' as const, actions: [] };
  expect(guardianWords(given, false).explanation).toMatch(/först när båda/);
  expect(guardianWords(given).explanation).not.toMatch(/båda/);
});

test('asking a guardian again is offered only when the server allows it', () => {
  expect(guardianWords({ ...consent, actions: ['cancel'] }).can_ask_again).toBe(false);
});
