import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NewCalendar } from '#contract/people/calendar.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { CALENDARS_MAX, shownCalendarUrl } from '#domain/people/foreign-calendar/calendar-url.ts';
import { STALE_AFTER_HOURS } from '#domain/people/foreign-calendar/foreign-calendar.workflow.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { calendarObject } from '#server/features/people/calendar/lifecycle.ts';
import { hashedAddress, placeOfAddress } from '#server/features/people/calendar/queries/sealed-place.ts';
import { make } from '#server/lifecycle/run.ts';
import { seal, sealedHashes } from '#server/sealed/seal.ts';
import type { Services } from '#server/services.ts';
import { READ_CALENDARS } from './read-calendars.ts';

/** Hexadecimal text: rows are written as JSON, and PostgreSQL reads bytes in this form. */
const asJson = (bytes: Buffer) => `\\x${bytes.toString('hex')}` as unknown as Buffer;

/**
 * Connects a foreign calendar; its days are read by a job soon afterwards. Connecting the same address again changes
 * nothing.
 */
export async function connectCalendar(
  { db, env, jobs }: Pick<Services, 'db' | 'env' | 'jobs'>,
  actor: TalentActor,
  { name, address }: NewCalendar,
  moment: Moment,
) {
  const { now } = moment;
  const { talent_id } = actor;
  const hashes = sealedHashes(env, hashedAddress(address));
  const done = await inTransaction(db, async (trx) => {
    // Simultaneous connections from two tabs wait for each other, so that each counts the other's.
    await sql`select from talents where id = ${talent_id} for no key update`.execute(trx);
    const known = await trx
      .selectFrom('foreign_calendars')
      .where('talent_id', '=', talent_id)
      .select(['address_hash'])
      .execute();
    if (known.some(({ address_hash }) => hashes.includes(address_hash))) return true;
    if (known.length >= CALENDARS_MAX) return refuse('too_many_calendars');
    const id = randomUUID();
    const values = {
      talent_id,
      name,
      next_date: now,
      created_date: now,
      address_sealed: asJson(seal(env, address, placeOfAddress(id))),
      address_hash: hashes[0],
      shown_address: shownCalendarUrl(address),
      stale_date: new Date(Date.parse(now) + STALE_AFTER_HOURS * 3_600_000).toISOString(),
    };
    const { concerned, facts } = calendarObject({ id, talent_id, name, status: 'followed' });
    return make(trx, { noun: 'foreign_calendar', object: { id, values, concerned, facts }, actor, moment, words: {} });
  });
  if (!isRefusal(done)) await jobs.soon(READ_CALENDARS);
  return done;
}
