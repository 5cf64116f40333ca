import { expect, test } from 'vitest';
import { GUARDIAN_STATUSES } from '#domain/guardian/guardian.workflow.ts';
import { guardianStanding } from './guardian.view.ts';

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
  const standings = GUARDIAN_STATUSES.map((status) => guardianStanding({ ...consent, status, actions: [] }));
  expect(new Set(standings.map(({ word }) => word)).size).toBe(GUARDIAN_STATUSES.length);
});

test('an unanswered link that has died says so', () => {
  const standing = guardianStanding({ ...consent, is_expired: true, actions: ['ask-again', 'cancel'] });
  expect(standing.word).toBe('Länken har slutat gälla');
  expect(standing.can_ask_again).toBe(true);
});

test('asking again is offered only when the server does', () => {
  expect(guardianStanding({ ...consent, actions: ['cancel'] }).can_ask_again).toBe(false);
});
