import { type Kysely, sql } from 'kysely';
import type { Phone } from '#contract/people/phone.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import type { TextMessages } from '#server/outside/text-messages.ts';

interface Kept extends Pick<Phone, 'number' | 'waiting'> {
  readonly birth_date: string | null;
}

/**
 * A talent's confirmed number, and the number that waits for its code. `is_asked` is true if text messages can be sent
 * and the talent needs no guardian.
 */
export async function showPhone(
  { db, texts }: { readonly db: Kysely<Database>; readonly texts: TextMessages | null },
  { talent_id }: TalentActor,
  { now, today }: Moment,
): Promise<Phone> {
  const { rows } = await sql<Kept>`
    select t.birth_date, p.number, case when p.code_expires_date > ${now} then
      jsonb_build_object('number', p.waiting_number, 'expires_date', p.code_expires_date) end as waiting
    from talents t left join talent_phones p on p.talent_id = t.id where t.id = ${talent_id}`.execute(db);
  const { birth_date = null, number = null, waiting = null } = rows[0] ?? {};
  return { is_asked: texts !== null && !needsGuardian({ birth_date }, today), number, waiting };
}
