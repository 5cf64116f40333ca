import { describe, expect, test } from 'vitest';
import { possibleCommands } from '#domain/kernel/workflow/decide.ts';
import { statesOf } from '#domain/kernel/workflow/workflow.ts';
import { projectWorkflow } from '#domain/projects/project/project.workflow.ts';
import { REQUEST_STANDINGS, type RequestStanding, requestMessageTo, requestStanding } from './candidate.rules.ts';
import { candidateWorkflow } from './candidate.workflow.ts';

const projectStates = statesOf(projectWorkflow);
const everyCase = statesOf(candidateWorkflow).flatMap((state) =>
  projectStates.flatMap(({ status }) =>
    [null, '2026-11-21T10:00:00Z'].flatMap((closed_date) =>
      [true, false].map((is_replacement) => ({ ...state, project_status: status, closed_date, is_replacement })),
    ),
  ),
);

describe('the standing of a request for its talent', () => {
  test('exists for every state of a candidate and its project, and every standing is used', () => {
    const seen = new Set(everyCase.map(requestStanding));
    for (const standing of seen) expect(REQUEST_STANDINGS).toContain(standing);
    expect([...seen].sort()).toEqual([...REQUEST_STANDINGS].sort());
  });

  test('an untold decision does not change the standing while the project is casting', () => {
    const told = (subject: (typeof everyCase)[number]) => requestStanding({ ...subject, client_decision: null });
    for (const subject of everyCase) {
      if (subject.project_status !== 'casting' || subject.is_deleted) continue;
      expect(requestStanding(subject), JSON.stringify(subject)).toBe(told(subject));
    }
  });

  const standing = (overrides: Partial<Parameters<typeof requestStanding>[0]>) =>
    requestStanding({
      interest_status: 'pending',
      client_decision: null,
      is_deleted: false,
      closed_date: null,
      project_status: 'casting',
      is_replacement: false,
      ...overrides,
    });
  test.each<[Parameters<typeof standing>[0], RequestStanding]>([
    [{}, 'to_answer'],
    [{ interest_status: 'overdue_interest' }, 'overdue'],
    [{ interest_status: 'interested' }, 'waiting_for_decision'],
    [{ interest_status: 'interested', client_decision: 'rejected' }, 'waiting_for_decision'],
    [{ interest_status: 'interested', client_decision: 'approved' }, 'waiting_for_decision'],
    [{ interest_status: 'not_interested' }, 'declined_by_talent'],
    [{ interest_status: 'not_interested', project_status: 'cancelled' }, 'declined_by_talent'],
    [{ interest_status: 'interested', client_decision: 'approved', project_status: 'active' }, 'booked'],
    [{ interest_status: 'interested', client_decision: 'approved', project_status: 'completed' }, 'done'],
    [{ interest_status: 'interested', client_decision: 'approved', project_status: 'cancelled' }, 'cancelled'],
    [{ client_decision: 'rejected', project_status: 'active', closed_date: '2026-11-21T10:00:00Z' }, 'not_chosen'],
    [{ client_decision: 'rejected', project_status: 'completed' }, 'not_chosen'],
    [{ closed_date: '2026-11-21T10:00:00Z', project_status: 'cancelled' }, 'cancelled'],
    [{ is_replacement: true, project_status: 'active' }, 'to_answer'],
    [{ is_replacement: true, project_status: 'active', interest_status: 'overdue_interest' }, 'overdue'],
    [{ is_replacement: true, project_status: 'active', client_decision: 'rejected' }, 'not_chosen'],
    [{ is_deleted: true }, 'withdrawn'],
    [{ is_deleted: true, project_status: 'cancelled' }, 'withdrawn'],
  ])('%j is %s', (overrides, expected) => expect(standing(overrides)).toBe(expected));
});

describe('a talent asked to step in', () => {
  const TODAY = '2026-11-21';
  const moment = { now: `${TODAY}T10:00:00Z`, today: TODAY };
  const talent = { role: 'talent', account_id: null } as const;
  const facts = {
    ...({ project_status: 'active', project_step: 5, answer_by: TODAY, reminded_date: null } as const),
    role_headcount: 1,
    role_approved_count: 1,
    has_current_terms: true,
    is_verified: true,
    birth_date: '1990-01-01',
    guardian_consent_date: null,
    closed_date: null,
    is_replacement: true,
    is_place_open: true,
    is_blocked: false,
    has_suggested: false,
  };
  const answers = (state: object) =>
    possibleCommands(candidateWorkflow, { ...facts, ...state }, talent, moment).filter((name) => /^answer/.test(name));

  test('answers in time, while the place is open and the project runs, and never takes a booking back', () => {
    for (const state of statesOf(candidateWorkflow)) {
      const isAsked = !state.is_deleted && state.client_decision === null;
      const both = ['answer-interested', 'answer-not-interested'];
      const open = isAsked ? both.filter((name) => name !== `answer-${state.interest_status.replace('_', '-')}`) : [];
      expect(answers(state), JSON.stringify(state)).toEqual(open);
      for (const closed of [
        { is_place_open: false },
        { answer_by: '2026-11-20' },
        { project_status: 'completed' },
        { is_replacement: false },
      ])
        expect(answers({ ...state, ...closed }), JSON.stringify({ state, closed })).toEqual([]);
    }
  });
});

test("a company's own words reach nobody under 18, to the day", () => {
  const words = (birth_date: string | null) => requestMessageTo({ birth_date }, 'Vi tror på dig.', '2026-11-21');
  expect(words('2008-11-21')).toBe('Vi tror på dig.');
  expect(words('2008-11-22')).toBe('');
  expect(words(null)).toBe('');
});
