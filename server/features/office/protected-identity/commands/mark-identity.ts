import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Trx } from '#server/db/transaction.ts';
import { refreshDerived } from '#server/features/people/talent/commands/change-profile.ts';
import { dropAnswers } from '#server/http/kept-answers.ts';
import { announce } from '#server/live/announce.ts';
import { findNames, writeNames } from '#server/names/names.ts';
import { exchangeTraces, namesInTraces } from './exchange-traces.ts';

/** The bounds of the numbers in neutral names; five digits, so that they look like any number. */
const [NUMBER_MIN, NUMBER_MAX] = [10_000, 99_999];

interface Marking {
  readonly id: string;
  readonly reason: string;
}

interface Held {
  readonly account_id: string;
  readonly talent_id: string;
  readonly name: string;
}

/** Locks a talent who has a profile of their own; undefined for a merged, erased or unknown one. */
async function holdTalent(trx: Trx, id: string): Promise<Held | undefined> {
  const { rows } = await sql<Held>`
    select t.account_id, t.id as talent_id, a.name from talents t join accounts a on a.id = t.account_id
    where t.id = ${id} and t.standing <> 'merged' and a.erased_date is null for update of t`.execute(trx);
  return rows[0];
}

/** Writes the names, the search text and the traces of a talent whose mark has changed. */
async function nameAnew(trx: Trx, talent_id: string): Promise<void> {
  await writeNames(trx, talent_id);
  await refreshDerived(trx, [talent_id]);
  announce(trx, { topics: [`talent:${talent_id}`], noun: 'profile', ids: [talent_id] });
}

/**
 * Protects a talent's identity: from the commit on, the shown name stands in for the legal one, also in what has been
 * written about the talent before. Repeating it changes nothing.
 */
export async function protectIdentity(trx: Trx, actor: AdminActor, { id, reason }: Marking, { now }: Moment) {
  const talent = await holdTalent(trx, id);
  const names = talent && (await findNames(trx, id));
  if (!talent || !names) return refuse('not_found');
  if (names.protected_number !== null) return true;
  const legal = `${names.legal.first_name} ${names.legal.last_name}`.trim();
  const known = [...new Set([legal, ...(await namesInTraces(trx, talent))])];
  const number = await freeNumber(trx);
  await trx
    .insertInto('protected_identities')
    .values({
      ...{ talent_id: id, number, known_names: known, reason, created_date: now },
      ...{ set_by: actor.account_id, set_by_name: actor.name },
    })
    .execute();
  await nameAnew(trx, id);
  await exchangeTraces(trx, talent, known);
  await endPrinted(trx, id, now);
  // A call that is repeated is told that it was done, without the answer, which may hold the name.
  await dropAnswers(trx, now);
  return true;
}

/** A number that no mark has. */
async function freeNumber(trx: Trx): Promise<number> {
  for (;;) {
    const number = randomInt(NUMBER_MIN, NUMBER_MAX + 1);
    const { rows } = await sql`select from protected_identities where number = ${number}`.execute(trx);
    if (rows.length === 0) return number;
  }
}

/** Ends the files with the legal name that can be made again, such as sedcards. */
async function endPrinted(trx: Trx, talent_id: string, now: string): Promise<void> {
  await sql`
    with printed as (
      delete from documents where noun = 'talent' and kind = 'sedcard' and subject_id = ${talent_id} returning file_id)
    update private_files set deleted_date = ${now} where deleted_date is null and id in (select file_id from printed)`.execute(
    trx,
  );
}

/** Ends the protection of a talent's identity; what was written meanwhile stays as it is. Repeating it changes nothing. */
export async function exposeIdentity(trx: Trx, actor: AdminActor, { id, reason }: Marking, { now }: Moment) {
  if (!(await holdTalent(trx, id))) return refuse('not_found');
  await sql`
    update protected_identities set removed_date = ${now}, removed_reason = ${reason}, removed_by = ${actor.account_id},
      removed_by_name = ${actor.name}
    where talent_id = ${id} and removed_date is null`.execute(trx);
  await nameAnew(trx, id);
  return true;
}
