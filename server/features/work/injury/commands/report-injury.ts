import { sql } from 'kysely';
import type { WrittenInjury } from '#contract/work/injury.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { aboutInjury } from '#server/features/work/injury/lifecycle.ts';
import { findEngagement } from '#server/features/work/injury/queries/find-engagements.ts';
import { make } from '#server/lifecycle/run.ts';
import { keepWords } from './sealed-injuries.ts';

/**
 * Reports an injury on a day of an assignment of the caller's side. The same report sent twice is one. Each side reports
 * a day of an assignment once.
 */
export async function reportInjury(
  trx: Trx,
  env: Env,
  actor: TalentActor | CompanyActor,
  { id, assignment_id, happened_on, is_serious, words }: WrittenInjury,
  moment: Moment,
) {
  const { role } = actor;
  await sql`select from candidates where id = ${assignment_id} for no key update`.execute(trx);
  const engagement = await findEngagement(trx, actor, assignment_id, happened_on);
  if (!engagement) return refuse('not_found');
  const { rows: known } = await sql<{ id: string }>`
    select id from work_injuries
    where candidate_id = ${assignment_id} and happened_on = ${happened_on} and reported_by = ${role}`.execute(trx);
  if (known[0]) return known[0].id === id ? ('known' as const) : refuse('injury_reported');
  const { talent_id, company_id } = engagement;
  const made = await make(trx, {
    noun: 'injury',
    command: role === 'talent' ? 'report' : 'report-for-talent',
    object: {
      id,
      values: {
        candidate_id: assignment_id,
        company_id,
        talent_id,
        reported_by: role,
        happened_on,
        is_serious,
        created_date: moment.now,
        updated_date: moment.now,
      },
      ...aboutInjury({ ...engagement, candidate_id: assignment_id, happened_on, is_serious }),
    },
    actor,
    moment,
    words: {},
  });
  if (isRefusal(made)) return made;
  await keepWords(trx, env, id, words);
  return made;
}
