import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor, GuardianActor, TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { clearanceObject } from '#server/features/work/clearance/lifecycle.ts';
import { holdWaiting, loadClearances } from '#server/features/work/clearance/queries/load-clearances.ts';
import { visibleClearances } from '#server/features/work/clearance/queries/show-clearances.ts';
import { move } from '#server/lifecycle/run.ts';

/** A recorded requirement: the command, and the values of its columns. */
export type Recorded =
  | { readonly command: 'record-chaperone'; readonly values: { chaperone_name: string; chaperone_phone: string } }
  | {
      readonly command: 'record-school-leave';
      readonly values: { school_leave_on: string; school_leave_by: 'company' | 'guardian' };
    }
  | { readonly command: 'record-hours'; readonly values: { hours_from: string; hours_to: string } }
  | { readonly command: 'record-permit'; readonly values: { permit_number: string } };

/**
 * The newest clearance that meets the condition on `c` (clearances) and `p` (projects), in the form that `move` takes.
 * Locks the project first, then the talent, like every decision about bookings.
 */
async function holdNewest(trx: Trx, where: ReturnType<typeof sql>, moment: Moment) {
  const { rows } = await sql<{ id: string }>`
    select c.id from clearances c join projects p on p.id = c.project_id
    where ${where} order by c.created_date desc, c.id limit 1 for share of p`.execute(trx);
  const [found] = rows;
  if (!found) return refuse('not_found');
  await holdWaiting(trx, sql`c.id = ${found.id}`);
  const [clearance] = await loadClearances(trx, sql`c.id = ${found.id}`, moment);
  return clearance ? clearanceObject(clearance, moment) : refuse('not_found');
}

/** Records one requirement of the newest clearance that meets the condition on `c` (clearances) and `p` (projects). */
async function record(
  trx: Trx,
  where: ReturnType<typeof sql>,
  { command, values }: Recorded,
  actor: CompanyActor | GuardianActor,
  moment: Moment,
) {
  const object = await holdNewest(trx, where, moment);
  if (isRefusal(object)) return object;
  return move(trx, { noun: 'clearance', command, object, actor, moment, words: {}, values });
}

/** The talent says that the chaperone of one of the talent's own assignments cannot come. */
export async function loseChaperone(trx: Trx, actor: TalentActor, candidate_id: string, moment: Moment) {
  const own = sql`c.candidate_id = ${candidate_id} and c.talent_id = ${actor.talent_id}`;
  const object = await holdNewest(trx, own, moment);
  if (isRefusal(object)) return object;
  return move(trx, { noun: 'clearance', command: 'lose-chaperone', object, actor, moment, words: {} });
}

/** The company records a requirement of one of its own clearances. */
export const recordForCompany = (trx: Trx, actor: CompanyActor, id: string, recorded: Recorded, moment: Moment) =>
  record(trx, sql`c.id = ${id} and ${visibleClearances(actor, moment.today)}`, recorded, actor, moment);

/** A guardian records a requirement of the assignment to which the guardian's link belongs. */
export const recordForGuardian = (
  trx: Trx,
  actor: GuardianActor,
  candidate_id: string,
  recorded: Recorded,
  moment: Moment,
) => record(trx, sql`c.candidate_id = ${candidate_id}`, recorded, actor, moment);
