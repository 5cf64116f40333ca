import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { ProfilePurpose } from '#domain/people/recording/recording.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { sql } from '#server/db/sql.ts';
import type { Trx } from '#server/db/transaction.ts';
import { shownTo } from '#server/features/auditions/recording/lifecycle.ts';
import { loadOwn, loadRecordings } from '#server/features/auditions/recording/queries/load-recordings.ts';
import { announce } from '#server/live/announce.ts';
import { holdCaption } from './hold-caption.ts';

/**
 * Names a film or a voice recording of the talent's own profile; a tape cannot be named. If the new name needs review,
 * companies do not see the recording until an administrator has approved it.
 */
export async function captionRecording(
  trx: Trx,
  { talent_id }: TalentActor,
  id: string,
  caption: string,
  moment: Moment,
) {
  // Locks the profile before the recording, in the same order as an administrator's decision.
  await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
  const row = await loadOwn(trx, talent_id, id);
  if (!row) return refuse('not_found');
  if (row.purpose === 'self_tape') return refuse('not_allowed_now');
  const waits = caption !== row.caption && (await holdCaption(trx, { talent_id, caption }, null, moment));
  await sql`
    update recordings set caption = ${caption}, is_shown = is_shown and not ${waits} where id = ${id}`.execute(trx);
  announce(trx, { topics: shownTo(row), noun: 'recording', ids: [id] });
  return true as const;
}

/**
 * Sets the order of the films, or of the voice recordings, of the talent's own profile. A list that does not name
 * exactly the present recordings is outdated and refused.
 */
export async function orderRecordings(
  trx: Trx,
  { talent_id }: TalentActor,
  purpose: ProfilePurpose,
  ids: readonly string[],
) {
  // Beginning a recording takes the same lock, so a new recording's place is counted after the new order is stored.
  await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
  const rows = await loadRecordings(
    trx,
    sql`r.talent_id = ${talent_id} and r.purpose = ${purpose} and r.status <> 'deleted'`,
    sql`for no key update of r`,
  );
  const named = new Set(ids);
  if (named.size !== ids.length || named.size !== rows.length || rows.some(({ id }) => !named.has(id))) {
    return refuse('changed_meanwhile');
  }
  await sql`
    update recordings r set position = o.place
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, place)
    where r.id = o.id and r.position <> o.place`.execute(trx);
  announce(trx, { topics: [`talent:${talent_id}`], noun: 'recording' });
  return true as const;
}
