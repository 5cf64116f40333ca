import { randomUUID } from 'node:crypto';
import { spanOfTerms } from '#domain/deal/terms/days.ts';
import { hoursInShort } from '#domain/deal/terms/hours-in-short.ts';
import { termsOf } from '#domain/deal/terms/written-terms.ts';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { LoadedProject, LoadedRole } from '#server/features/projects/project/queries/load-project.ts';
import type { Making } from '#server/lifecycle/adapter.ts';

/**
 * A new candidate for a role.
 * @param terms the terms of the request; by default the role's present terms
 */
export function candidateFor(
  project: LoadedProject,
  role: LoadedRole,
  person: { readonly talent_id: string; readonly name: string },
  answer_by: string,
  moment: Moment,
  terms = termsOf(project, role),
): Making<'candidate'> {
  const { id: project_id, company_id, company_name, title: project_title, decision_by } = project;
  const [id, talent_id] = [randomUUID(), person.talent_id];
  const { role_title, fee } = terms;
  const [fee_basis, day_fee_ore] = [fee.basis, fee.amount_ore ?? NO_ORE];
  return {
    id,
    values: {
      project_id,
      talent_id,
      role_id: role.id,
      role_index: role.role_index,
      terms,
      answer_by,
      terms_version: role.terms_version,
      role_terms_version: role.terms_version,
      terms_date: moment.now,
      created_date: moment.now,
    },
    concerned: { company_id, project_id, talent_id, candidate_id: id },
    facts: {
      project_title,
      company_name,
      talent_name: person.name,
      role_title,
      day_fee_ore,
      fee_basis,
      ...spanOfTerms(terms),
      hours: hoursInShort(terms),
      answer_by,
      decision_by,
    },
  };
}
