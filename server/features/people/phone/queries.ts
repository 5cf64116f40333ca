import { type Kysely, sql } from 'kysely';
import type { Phone } from '#contract/people/phone.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { needsGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { sendsSms } from '#server/sms/create-provider.ts';
import { findPhone, type PhoneOwner } from '#server/sms/phones.ts';

/** The number of a person, and the number that waits for its code. */
export async function presentPhone(
  { db, env }: { readonly db: Db; readonly env: Env },
  owner: PhoneOwner,
  { now }: Moment,
): Promise<Pick<Phone, 'number' | 'waiting' | 'kinds'>> {
  const kept = await findPhone(db, env, owner);
  const { number = null, waiting = null, code_expires_date: expires_date = null, kinds = [] } = kept ?? {};
  const isWaiting = waiting !== null && expires_date !== null && Date.parse(expires_date) > Date.parse(now);
  return { number, waiting: isWaiting ? { number: waiting, expires_date } : null, kinds };
}

/** True if a talent may give a number: text messages are sent, and the talent needs no guardian. */
export async function isAskedForPhone(db: Db, env: Env, talent_id: string, { today }: Moment): Promise<boolean> {
  const { rows } = await sql<{ birth_date: string | null }>`
    select birth_date from talents where id = ${talent_id}`.execute(db);
  return sendsSms(env) && !needsGuardian({ birth_date: rows[0]?.birth_date ?? null }, today);
}

/** A talent's own number. */
export async function showPhone(
  parts: { readonly db: Kysely<Database>; readonly env: Env },
  { talent_id }: TalentActor,
  moment: Moment,
): Promise<Phone> {
  const [is_asked, kept] = await Promise.all([
    isAskedForPhone(parts.db, parts.env, talent_id, moment),
    presentPhone(parts, { talent_id, consent_id: null }, moment),
  ]);
  return { is_asked, ...kept };
}
