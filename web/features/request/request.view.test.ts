import { expect, test } from 'vitest';
import { REQUEST_STANDINGS } from '#domain/candidate/candidate.rules.ts';
import { requestRowView, requestView } from './request.view.ts';

const today = '2026-11-21';

const request = {
  standing: 'to_answer' as const,
  answer_by: '2026-12-03',
  decision_by: '2026-12-10',
  company_name: 'Norrsken Film AB',
  closed_reason: null,
  actions: [],
};

test('buttons come from the actions and from nothing else', () => {
  for (const standing of REQUEST_STANDINGS) {
    expect(requestView({ ...request, standing }, today).answers, standing).toEqual([]);
    const both = requestView({ ...request, standing, actions: ['answer-not-interested', 'answer-interested'] }, today);
    expect(both.answers.map((answer) => answer.command)).toEqual(['answer-interested', 'answer-not-interested']);
  }
});

test("a company's commands are never a talent's buttons", () => {
  expect(requestView({ ...request, actions: ['approve', 'withdraw', 'remind'] }, today).answers).toEqual([]);
});

test('only taking a yes back is asked about', () => {
  const back = requestView({ ...request, standing: 'waiting_for_decision', actions: ['answer-not-interested'] }, today);
  expect(back.answers).toEqual([
    { command: 'answer-not-interested', label: 'Ta tillbaka mitt ja', variant: 'secondary', needs_confirm: true },
  ]);
  const no = requestView({ ...request, actions: ['answer-not-interested'] }, today);
  expect(no.answers[0]).toMatchObject({ label: 'Nej tack', needs_confirm: false });
});

test('the day that counts follows the standing', () => {
  expect(requestRowView(request, today).timing).toEqual({ kind: 'answer_by', day: '2026-12-03' });
  expect(requestRowView({ ...request, standing: 'overdue' }, today).timing).toEqual({
    kind: 'overdue',
    day: '2026-12-03',
  });
  expect(requestRowView({ ...request, standing: 'waiting_for_decision' }, today).timing).toEqual({
    kind: 'decision_by',
    day: '2026-12-10',
  });
  expect(requestRowView({ ...request, standing: 'waiting_for_decision', decision_by: null }, today).timing.kind).toBe(
    'none',
  );
  expect(requestRowView({ ...request, standing: 'booked' }, today).timing.kind).toBe('none');
});

test('a decision that has not come when it was promised is said to be late', () => {
  const late = { ...request, standing: 'waiting_for_decision' as const, decision_by: '2026-11-20' };
  expect(requestRowView(late, today).timing).toEqual({ kind: 'decision_late', day: '2026-11-20' });
  expect(requestView(late, today).explanation).toContain('sent');
  expect(requestRowView({ ...late, decision_by: today }, today).timing.kind).toBe('decision_by');
});

test('every standing says what happens next, and a reason given is passed on', () => {
  for (const standing of REQUEST_STANDINGS)
    expect(requestView({ ...request, standing }, today).explanation).toMatch(/\.$/);
  expect(
    requestView({ ...request, standing: 'withdrawn', closed_reason: 'Rollen utgår.' }, today).explanation,
  ).toContain('”Rollen utgår.”');
});

test('who may no longer answer late is not told to', () => {
  expect(requestView({ ...request, standing: 'overdue' }, today).explanation).not.toContain('svara nu');
  expect(requestView({ ...request, standing: 'overdue', actions: ['answer-interested'] }, today).explanation).toContain(
    'svara nu',
  );
});
