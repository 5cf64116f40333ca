import { expect, test } from 'vitest';
import { REQUEST_STANDINGS, requestStanding } from '#domain/casting/candidate/candidate.rules.ts';
import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { statesOf } from '#domain/kernel/workflow/workflow.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { errorText } from '#texts/registry/errors.ts';
import { requestRowView, requestView } from './request.view.ts';

const today = '2026-11-21';

const request = {
  standing: 'to_answer' as const,
  answer_by: '2026-12-03',
  decision_by: '2026-12-10',
  company_name: 'Norrsken Film AB',
  closed_outcome: null,
  closed_reason: null,
  is_replacement: false,
  former: null,
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

test('only the command that takes a yes back opens a question', () => {
  const back = requestView({ ...request, standing: 'waiting_for_decision', actions: ['answer-not-interested'] }, today);
  expect(back.answers).toEqual([
    { command: 'answer-not-interested', label: 'Ta tillbaka mitt ja', variant: 'secondary', needs_confirm: true },
  ]);
  const no = requestView({ ...request, actions: ['answer-not-interested'] }, today);
  expect(no.answers[0]).toMatchObject({ label: 'Nej tack', needs_confirm: false });
});

test('a talent asked to step in reads before the answer that a yes is a booking', () => {
  const asked = { ...request, is_replacement: true };
  const view = requestView({ ...asked, actions: ['answer-interested', 'answer-not-interested'] }, today);
  expect(view.explanation).toContain('bokad direkt');
  expect(view.answers[0]).toMatchObject({ command: 'answer-interested', label: 'Ja, boka mig' });
  expect(requestView({ ...asked, standing: 'not_chosen' }, today).explanation).not.toContain('valde någon annan');
});

test('the next relevant day of a request follows from its standing', () => {
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

test('a talent reads that a role is closed in the words of the company', () => {
  const told = { ...request, standing: 'not_chosen', closed_outcome: 'kept', closed_reason: 'Vi ses.' } as const;
  expect(requestView(told, today)).toMatchObject({
    state: { word: 'De har dig i åtanke' },
    explanation: 'Norrsken Film AB har stängt rollen. Deras besked till dig: ”Vi ses.”',
  });
});

test('a talent who can no longer answer late is not asked to answer', () => {
  expect(requestView({ ...request, standing: 'overdue' }, today).explanation).not.toContain('svara nu');
  expect(requestView({ ...request, standing: 'overdue', actions: ['answer-interested'] }, today).explanation).toContain(
    'svara nu',
  );
});

test('without a guardian’s consent the screen says why only a no is possible', () => {
  const blocked = requestView({ ...request, actions: ['answer-not-interested'] }, today);
  expect(blocked).toMatchObject({ lacks_guardian: true, explanation: errorText('guardian_missing') });
  const late = requestView({ ...request, standing: 'overdue', actions: ['answer-not-interested'] }, today);
  expect(late.explanation).toContain(errorText('guardian_missing'));
  expect(late.explanation).not.toContain('svara nu');
});

test('in any state of a request and its project, only a missing guardian is reported as one', () => {
  const moment = { now: `${today}T10:00:00Z`, today };
  const facts = {
    answer_by: '2026-12-03',
    reminded_date: null,
    closed_date: null,
    role_headcount: 1,
    role_approved_count: 0,
  };
  for (const state of statesOf(candidateWorkflow)) {
    for (const project of statesOf(projectWorkflow).flatMap((one) =>
      [true, false].map((is_replacement) => ({ ...one, is_replacement })),
    )) {
      const [project_status, project_step] = [project.status, project.current_step];
      const viewFor = (birth_date: string) => {
        const subject = {
          ...facts,
          ...state,
          project_status,
          project_step,
          birth_date,
          is_verified: true,
          is_suspended: false,
          guardian_consent_date: null,
          has_current_terms: true,
          is_blocked: false,
          has_suggested: false,
          is_replacement: project.is_replacement,
          is_place_open: true,
        };
        const standing = requestStanding(subject);
        return requestView(
          {
            ...request,
            standing,
            actions: commandsNow(candidateWorkflow, subject, { role: 'talent', account_id: null }, moment),
          },
          today,
        );
      };
      expect(viewFor('1990-01-01').lacks_guardian).toBe(false);
      const canSayYes = viewFor('1990-01-01').answers.some(({ command }) => command === 'answer-interested');
      const isToAnswer = ['pending', 'overdue_interest'].includes(state.interest_status);
      expect(viewFor('2011-03-02').lacks_guardian).toBe(canSayYes && isToAnswer);
    }
  }
});
