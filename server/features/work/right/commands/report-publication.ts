import { sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { clockOf, latestPublication, mayBePublication, periodOf, sameUse } from '#domain/work/right/right.rules.ts';
import { isOver } from '#domain/work/right/right.workflow.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { rightObject } from '#server/features/work/right/lifecycle.ts';
import { visibleRights } from '#server/features/work/right/policy.ts';
import { type LoadedRight, loadRights } from '#server/features/work/right/queries/load-right.ts';
import { move } from '#server/lifecycle/run.ts';

export interface Publication {
  readonly published_on: string;
  /** Day of publication on the reporter's screen: null, or the day that the reporter corrects. */
  readonly seen_published_on: string | null;
  /**
   * True to report the same day for all rights of the project that wait for publication in the same media and
   * territory.
   */
  readonly with_alike: boolean;
}

/**
 * Locks a right, and with `with_alike` also all rights of its project that have not begun, in the order of their ids.
 */
async function holdRights(trx: Trx, actor: CompanyActor, id: string, with_alike: boolean): Promise<LoadedRight[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from usage_rights u join projects p on p.id = u.project_id
    where ${visibleRights(actor)} and (u.id = ${id} or (${with_alike} and u.status = 'coming'
      and u.project_id = (select project_id from usage_rights where id = ${id})))
    order by u.id for update of u`.execute(trx);
  return loadRights(trx, sql`u.id = any(${rows.map((row) => row.id)}::uuid[])`);
}

function report(trx: Trx, actor: CompanyActor, right: LoadedRight, published_on: string, moment: Moment) {
  const clock = clockOf(periodOf(right.line, published_on));
  const { starts_on, ends_on } = clock;
  return move(trx, {
    noun: 'right',
    command: right.status === 'coming' ? 'report-publication' : 'correct-publication',
    object: rightObject(right),
    actor,
    moment,
    words: { published_on, starts_on: starts_on ?? published_on, ends_on },
    values: { published_on, ...clock },
  });
}

/**
 * Reports or corrects the first day of showing. A correction is possible only while the right is valid, and to a later
 * day only soon after the first report. The same day again changes nothing; a caller whose screen showed another day is
 * refused.
 * @returns the number of rights reported
 */
export async function reportPublication(
  trx: Trx,
  actor: CompanyActor,
  id: string,
  { published_on, seen_published_on, with_alike }: Publication,
  moment: Moment,
) {
  const held = await holdRights(trx, actor, id, with_alike);
  const right = held.find((one) => one.id === id);
  if (!right) return refuse('not_found');
  if (!mayBePublication(published_on, right.first_work_day, moment.today)) return refuse('publication_unfit');
  const alike = held.filter(
    (one) =>
      (one.id === id || (one.status === 'coming' && !one.begins_by_itself && sameUse(one.line, right.line))) &&
      one.published_on !== published_on &&
      (one.id === id || published_on <= latestPublication(one, moment.today)) &&
      mayBePublication(published_on, one.first_work_day, moment.today),
  );
  if (right.published_on !== published_on) {
    if (right.published_on !== seen_published_on) return refuse('changed_meanwhile');
    // Checked before `latestPublication`, so that the refusal names the end of the right and not the day.
    if (isOver(right, moment)) return refuse('right_over');
    if (published_on > latestPublication(right, moment.today)) return refuse('publication_later');
  }
  for (const one of alike) {
    const moved = await report(trx, actor, one, published_on, moment);
    if (isRefusal(moved)) return moved;
  }
  return { reported_count: alike.length };
}
