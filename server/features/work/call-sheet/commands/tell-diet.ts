import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { findOwnDiet, hasDaysToCome } from '#server/features/work/call-sheet/queries/own-sheets.ts';
import { announce } from '#server/live/announce.ts';

/** Stores the talent's diet for an assignment with days left, with consent. An empty text deletes the diet. */
export async function tellDiet(trx: Trx, actor: TalentActor, candidate_id: string, words: string, moment: Moment) {
  const { rows } = await sql<{ project_id: string; company_id: string }>`
    select k.project_id, p.company_id from candidates k join projects p on p.id = k.project_id
    where k.id = ${candidate_id} and k.talent_id = ${actor.talent_id} for no key update of k`.execute(trx);
  const of = rows[0];
  if (!of) return refuse('not_found');
  if (words === '') {
    await sql`delete from assignment_diets where candidate_id = ${candidate_id}`.execute(trx);
  } else {
    if (!(await hasDaysToCome(trx, actor, candidate_id, moment))) return refuse('not_allowed_now');
    await sql`
      insert into assignment_diets (candidate_id, talent_id, words, consented_date)
      values (${candidate_id}, ${actor.talent_id}, ${words}, ${moment.now})
      on conflict (candidate_id) do update set words = excluded.words, consented_date = excluded.consented_date`.execute(
      trx,
    );
  }
  const topics = [`company:${of.company_id}`, `talent:${actor.talent_id}`] as const;
  announce(trx, { topics, noun: 'summons', ids: [candidate_id, of.project_id] });
  return findOwnDiet(trx, actor, candidate_id, moment);
}
