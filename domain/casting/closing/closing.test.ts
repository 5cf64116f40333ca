import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidateWorkflow } from '#domain/casting/candidate/candidate.workflow.ts';
import { closingWorkflow } from '#domain/casting/closing/closing.workflow.ts';
import { momentOf } from '#domain/kernel/time/day.ts';
import { commandsNow, possibleCommands } from '#domain/kernel/workflow/decide.ts';
import { statesOf, WORKFLOW_ROLES } from '#domain/kernel/workflow/workflow.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';
import { takesEffectDate } from './closing.rules.ts';

const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
const company = { role: 'company', member_role: 'caster', account_id: null } as const;

test('a closing can be undone for exactly ten minutes', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 1_200_000 }), (begun, passed) => {
      const takes_effect_date = takesEffectDate(begun.toISOString());
      const moment = momentOf(new Date(begun.getTime() + passed));
      const subject = { status: 'waiting', project_status: 'casting', role_places_left: 1, takes_effect_date } as const;
      expect(commandsNow(closingWorkflow, subject, company, moment)).toEqual(passed < 600_000 ? ['undo'] : []);
    }),
  );
});

test('a candidate with a final answer cannot be asked, answer or be chosen, in any state', () => {
  const moment = momentOf(new Date('2026-11-21T10:00:00Z'));
  const facts = {
    project_step: 4,
    answer_by: '2026-11-30',
    reminded_date: null,
    role_headcount: 2,
    role_approved_count: 0,
    has_current_terms: true,
    is_blocked: false,
    has_suggested: false,
    is_verified: true,
    birth_date: '1990-01-01',
    guardian_consent_date: null,
  };
  const told = statesOf(candidateWorkflow).filter(({ client_decision }) => client_decision === 'rejected');
  expect(told.length).toBeGreaterThan(3);
  for (const state of told) {
    for (const project_status of PROJECT_STATUSES) {
      for (const role of WORKFLOW_ROLES.filter((one) => one !== 'system')) {
        const subject = { ...facts, ...state, project_status, closed_date: '2026-11-20T10:00:00Z' };
        const actor = { role, account_id: null, ...(role === 'company' && { member_role: 'owner' as const }) };
        expect(possibleCommands(candidateWorkflow, subject, actor, moment)).toEqual([]);
      }
    }
  }
});
