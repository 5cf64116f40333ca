import { describe, expect, test } from 'vitest';
import type { ProjectSummary } from '#contract/projects/project.ts';
import { kronor, type Ore } from '#domain/kernel/money/ore.ts';
import { PROJECT_STATUSES, PROJECT_STEPS } from '#domain/projects/project/project-states.ts';
import { projectCommandLabels } from '#texts/projects/labels.ts';
import { cancelConsequence } from './end-project.view.ts';
import { nextStep } from './next-step.view.ts';
import { costOverview } from './project-cost.view.ts';
import { projectRailSteps } from './project-rail.view.ts';
import { projectStepHref, projectWorkHref } from './project-url.ts';

const TODAY = '2026-11-21';

const project = (part: Partial<ProjectSummary> = {}): ProjectSummary => ({
  id: 'p',
  kind: 'project',
  acceptance: 'each',
  title: 'Vinterkampanj',
  production_type: null,
  status: 'casting',
  current_step: 3,
  company_name: 'Norrsken Film AB',
  municipality_id: null,
  first_day: '2026-12-03',
  last_day: '2026-12-05',
  role_count: 2,
  headcount: 4,
  pending_count: 0,
  interested_count: 0,
  overdue_count: 0,
  approved_count: 0,
  offer_count: 0,
  unsigned_count: 0,
  report_count: 0,
  called_count: 0,
  asked_time_count: 0,
  awaits_sign_off: false,
  parts: [],
  actions: [],
  created_date: '2026-11-20T10:00:00Z',
  updated_date: '2026-11-20T10:00:00Z',
  ...part,
});

describe('the next step', () => {
  test.each([
    [{ status: 'draft', current_step: 1 }, 'me', 1],
    [{ current_step: 2 }, 'me', 2],
    [{ pending_count: 2 }, 'others', 3],
    [{ pending_count: 2, overdue_count: 1 }, 'me', 3],
    [{ pending_count: 2, offer_count: 1 }, 'me', 3],
    [{ interested_count: 3 }, 'me', 3],
    [{}, 'me', 2],
    [{ current_step: 4 }, 'me', 4],
    [{ current_step: 4, headcount: 1, approved_count: 0, awaits_sign_off: true }, 'me', 4],
    [{ status: 'active', current_step: 5 }, 'nobody', 5],
    [{ status: 'active', current_step: 5, last_day: TODAY, actions: ['complete'] }, 'me', 5],
    [{ status: 'active', current_step: 5, unsigned_count: 1 }, 'me', 5],
    [{ status: 'active', current_step: 5, report_count: 2 }, 'me', 5],
    [{ status: 'completed', current_step: 5, report_count: 1 }, 'me', 5],
  ] as const)('of %o waits on %s', (part, waits_on, step) => {
    const next = nextStep(project({ ...part, actions: [...('actions' in part ? part.actions : [])] }), TODAY);
    expect(next.waits_on).toBe(waits_on);
    expect(next.href).toBe(projectStepHref(step, project()));
  });

  test('is to wait for the called people, or to answer those that ask for more time, until every place is taken', () => {
    const called = { current_step: 4, headcount: 2, called_count: 3 } as const;
    const href = '/CompanyProjectAudition?id=';
    expect(nextStep(project(called), TODAY)).toMatchObject({ waits_on: 'others', href: expect.stringContaining(href) });
    expect(nextStep(project({ ...called, asked_time_count: 1 }), TODAY)).toMatchObject({ waits_on: 'me' });
    expect(nextStep(project({ ...called, approved_count: 2 }), TODAY).href).toContain('/CompanyProjectReview');
  });

  test('of a part without a place left is to end its casting, and of a full part to book', () => {
    const parts = [{ id: 'b', status: 'active', current_step: 5, approved_count: 1 }] as const;
    const part = (facts: Partial<ProjectSummary>) => nextStep(project({ ...facts, parts: [...parts] }), TODAY);
    for (const current_step of [2, 3, 4])
      expect(part({ current_step, headcount: 0, actions: ['end-casting'] }).command).toBe('end-casting');
    const full = { current_step: 4, headcount: 2, approved_count: 2, actions: ['book-part', 'end-casting'] } as const;
    expect(part({ ...full, actions: [...full.actions] }).command).toBe('book-part');
  });

  test('of a part that still casts when the booked have worked is to end its casting, unless its days are to come', () => {
    const parts = [{ id: 'b', status: 'completed', current_step: 5, approved_count: 1 }] as const;
    const of = (last_day: string) =>
      nextStep(
        project({ current_step: 4, headcount: 2, last_day, parts: [...parts], actions: ['end-casting'] }),
        TODAY,
      );
    expect(of('2026-01-05')).toMatchObject({
      command: 'end-casting',
      sentence: expect.stringMatching(/arbete är klart/),
    });
    expect(of('2099-01-05').command).toBeUndefined();
  });

  test("is a colleague's once a second person is asked to sign off", () => {
    for (const part of [{ current_step: 4 }, { kind: 'order', interested_count: 4 }] as const) {
      const asked = project({ headcount: 4, approved_count: 4, awaits_sign_off: true, actions: ['activate'], ...part });
      expect(nextStep(asked, TODAY)).toMatchObject({ waits_on: 'colleague', href: '/CompanyDashboard' });
    }
  });

  const SEATS_FILLED = { current_step: 4, headcount: 2, approved_count: 2 };
  const ALL_SAID_YES = { current_step: 3, interested_count: 2 };
  test.each([
    [{ status: 'draft', current_step: 1, actions: ['open-casting'] }, 'open-casting', 'Börja välja talanger'],
    [{ status: 'draft', current_step: 1 }, undefined, 'Fortsätt skriva'],
    [{ ...ALL_SAID_YES, actions: ['start-review'] }, 'start-review', 'Börja urvalet'],
    [{ ...ALL_SAID_YES, kind: 'order' }, undefined, 'Se svaren'],
    [
      { ...ALL_SAID_YES, kind: 'order', headcount: 2, approved_count: 2, actions: ['activate'] },
      'activate',
      'Aktivera beställningen',
    ],
    [{ ...SEATS_FILLED, actions: ['activate'] }, 'activate', 'Aktivera projektet'],
    [{ ...SEATS_FILLED, approved_count: 1, actions: ['activate'] }, undefined, 'Gör urvalet'],
    [SEATS_FILLED, undefined, 'Gör urvalet'],
    [{ status: 'active', current_step: 5, last_day: TODAY }, undefined, 'Se bokningarna'],
    [{ status: 'active', current_step: 5, actions: ['complete'] }, 'complete', 'Bekräfta att arbetet är gjort'],
  ] as const)('of %o asks for %s, in the sentence and on the button', (part, command, label) => {
    const next = nextStep(project({ ...part, actions: [...('actions' in part ? part.actions : [])] }), TODAY);
    expect(next.command).toBe(command);
    expect(next.label).toBe(label ?? (command && projectCommandLabels[command]));
    const asks = {
      activate: 'ktivera',
      'start-review': 'Börja urvalet',
      complete: 'Bekräfta',
      'open-casting': 'Börja välja',
    };
    for (const [name, words] of Object.entries(asks)) expect(next.sentence.includes(words)).toBe(name === command);
  });

  test('has a whole sentence for every status', () => {
    for (const status of PROJECT_STATUSES) expect(nextStep(project({ status }), TODAY).sentence).toMatch(/\.$/);
  });
});

describe('the rail', () => {
  test('marks earlier steps as done, the present one as current, and the rest as ahead', () => {
    const steps = projectRailSteps(project({ current_step: 3 }), (step) => projectStepHref(step, project()));
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
    expect(steps.filter((step) => step.note !== undefined).map((step) => step.number)).toEqual([3]);
  });

  test('of an order has no review', () => {
    const steps = projectRailSteps(project({ kind: 'order', current_step: 3 }), () => undefined);
    expect(steps.map(({ number, state }) => [number, state])).toEqual([
      [1, 'done'],
      [2, 'done'],
      [3, 'current'],
      [5, 'ahead'],
    ]);
  });

  test('marks all steps as done after the work is confirmed', () => {
    const steps = projectRailSteps(project({ status: 'completed', current_step: 5 }), () => undefined);
    expect(steps.every((step) => step.state === 'done')).toBe(true);
  });

  test('has a screen for every step, and a cancelled project has its own page', () => {
    expect(new Set(PROJECT_STEPS.map((step) => projectStepHref(step, project()))).size).toBe(PROJECT_STEPS.length);
    expect(projectWorkHref(project({ status: 'cancelled' }))).toBe('/CompanyProjectDetails?id=p');
  });
});

describe('cost', () => {
  const role = (id: string, pay_ore: Ore) => ({ id, title: id, pay_ore });

  test('is what a role pays × people, in öre, without roles that have no candidates', () => {
    const roles = [role('a', kronor(4000)), role('b', kronor(2000)), role('c', kronor(2800))];
    const asked = [{ role_id: 'a' }, { role_id: 'a' }, { role_id: 'b' }];
    const cost = costOverview({ roles } as unknown as Parameters<typeof costOverview>[0], asked);
    expect(cost.lines.map((line) => [line.role_id, line.people, line.total_ore])).toEqual([
      ['a', 2, 800_000],
      ['b', 1, 200_000],
    ]);
    expect(cost.total_ore).toBe(1_000_000);
  });
});

describe('giving a project up', () => {
  test('names the people that are told', () => {
    const parts = [{ id: 'b', status: 'active', current_step: 5, approved_count: 1 }] as const;
    expect(cancelConsequence(project({ parts: [...parts] }))).toContain('De som redan är bokade är kvar.');
    expect(cancelConsequence(project({ status: 'draft' }))).toContain('ingen får besked');
    expect(cancelConsequence(project({ pending_count: 1, interested_count: 2 }))).toContain('3 personer');
    expect(cancelConsequence(project({ status: 'active', approved_count: 1 }))).toContain(
      '1 person som är bokad avbokas',
    );
  });
});
