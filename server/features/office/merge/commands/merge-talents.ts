import { type Kysely, sql } from 'kysely';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { differingParts, MERGE_PARTS, type MergePart } from '#domain/people/profile/merge-parts.ts';
import { type AdminActor, SYSTEM } from '#server/actor.ts';
import type { Database } from '#server/db/generated.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { candidateAdapter } from '#server/features/casting/candidate/lifecycle.ts';
import {
  findHindrances,
  findSameRoles,
  findSides,
  type Side,
} from '#server/features/office/merge/queries/find-merge.ts';
import { profileAdapter } from '#server/features/people/profile/lifecycle.ts';
import { refreshDerived } from '#server/features/people/talent/commands/change-profile.ts';
import { move, moveMany } from '#server/lifecycle/run.ts';
import { announce, announceAccount } from '#server/live/announce.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { forgetLegalName, writeNames } from '#server/names/names.ts';
import { mergedAwayMail } from '#texts/office/merge-words.ts';
import { makeRoom, takeParts } from './join-profile.ts';
import { countThings, moveRows, type Pair } from './move-rows.ts';

export interface Merge {
  readonly stays_id: string;
  readonly goes_id: string;
  /** The parts that are taken from the leaving profile. */
  readonly take: readonly MergePart[];
  readonly reason: string;
}

/** An address without a mailbox (RFC 2606). */
const emailOf = (talent_id: string) => `sammanslagen-${talent_id}@medverka.invalid`;
const EMPTY = { first_name: 'Sammanslagen', last_name: 'profil' } as const;

/**
 * Locks in the common order: the projects that asked either profile; then both talents, which excludes every writer of
 * their rows (server/db/migrations/0144-merges.sql); then their accounts.
 */
async function hold(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`
    select from projects p where p.id in (select k.project_id from candidates k where k.talent_id = any(${[...ids]}::uuid[]))
    order by p.id for update`.execute(trx);
  await sql`select from talents where id = any(${[...ids]}::uuid[]) order by id for update`.execute(trx);
  await sql`
    select from accounts where id in (select account_id from talents where id = any(${[...ids]}::uuid[]))
    order by id for update`.execute(trx);
}

/** The values of either profile that the merge drops, by part, for the log. */
function leftOut({ stays, goes }: { stays: Side; goes: Side }, take: readonly MergePart[]) {
  return Object.fromEntries(
    differingParts(stays.values, goes.values).map((part) => {
      const { values } = take.includes(part) ? stays : goes;
      return [part, Object.fromEntries(MERGE_PARTS[part].map((column) => [column, values[column]]))];
    }),
  );
}

/**
 * If both profiles are asked for one role, withdraws the request that has advanced less, so that only the other
 * continues.
 */
async function leaveDoubles(trx: Trx, pair: Pair, moment: Moment) {
  const ids = (await findSameRoles(trx, pair)).map(({ left_id }) => left_id);
  const objects = await candidateAdapter.load(trx, { of: 'candidate', ids }, moment);
  return moveMany(trx, { noun: 'candidate', command: 'leave-double', objects, actor: SYSTEM, moment, words: {} });
}

/** Ends the standing of the leaving profile. The event concerns the staying talent. */
async function endStanding(trx: Trx, actor: AdminActor, { stays, goes }: Pair, reason: string, moment: Moment) {
  const [object] = await profileAdapter.load(trx, { of: 'profile', ids: [goes.talent_id] }, moment);
  if (!object) return refuse('not_found');
  return move(trx, {
    ...({ noun: 'profile', command: 'merge' } as const),
    object: { ...object, concerned: { talent_id: stays.talent_id } },
    actor,
    moment,
    words: { reason },
    values: { standing_by: actor.account_id, merged_into: stays.talent_id },
  });
}

/**
 * Adds the staying talent to the events about the leaving one, and deletes the leaving one's exported data and the
 * documents that can be printed again.
 */
async function moveTraces(trx: Trx, { stays, goes }: Pair, { now }: Moment): Promise<void> {
  await sql`
    insert into event_concerns (event_id, noun, concerned_id)
    select event_id, noun, ${stays.talent_id} from event_concerns where noun = 'talent' and concerned_id = ${goes.talent_id}
    on conflict do nothing`.execute(trx);
  await sql`
    with printed as (
      delete from documents where noun = 'talent' and subject_id = ${goes.talent_id} and kept_until is not null returning file_id)
    update private_files set deleted_date = ${now} where deleted_date is null and (
      id in (select file_id from printed) or (noun = 'data_export' and subject_id = ${goes.account_id}))`.execute(trx);
}

/** Empties the row of the leaving talent, and gives its account an address without a mailbox. */
async function emptyGone(trx: Trx, { goes }: Pair): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'talents' and is_generated = 'NEVER' and column_name not in
      ('id', 'account_id', 'first_name', 'last_name', 'standing', 'standing_date', 'standing_by', 'merged_into',
        'created_date', 'updated_date')`.execute(trx);
  await sql`
    update talents set first_name = ${EMPTY.first_name}, last_name = ${EMPTY.last_name},
      ${sql.join(columns.map(({ name }) => sql`${sql.ref(name)} = default`))}
    where id = ${goes.talent_id}`.execute(trx);
  await sql`
    update accounts set email = ${emailOf(goes.talent_id)}, name = ${`${EMPTY.first_name} ${EMPTY.last_name}`},
      first_name = ${EMPTY.first_name}, last_name = ${EMPTY.last_name}, birth_date = null, image = null,
      two_factor_enabled = false
    where id = ${goes.account_id}`.execute(trx);
  await forgetLegalName(trx, goes.talent_id);
  await sql`select forget_talent_search(array[${goes.talent_id}::uuid])`.execute(trx);
}

async function mergeHeld(trx: Trx, actor: AdminActor, { take, reason, ...ids }: Merge, moment: Moment) {
  await hold(trx, [ids.stays_id, ids.goes_id]);
  const sides = await findSides(trx, ids.stays_id, ids.goes_id);
  if (!sides) return refuse('not_found');
  if ((await findHindrances(trx, sides, moment)).length > 0) return refuse('merge_hindered');
  const { stays, goes } = sides;
  const moved = await countThings(trx, sides);
  const left = await leaveDoubles(trx, sides, moment);
  if (isRefusal(left)) return left;
  // Runs before the rows move: the database lets charges and payouts move only after `merged_into` is set, and the
  // mails go to the present addresses.
  const ended = await endStanding(trx, actor, sides, reason, moment);
  if (isRefusal(ended)) return ended;
  await queueMail(trx, { to_email: goes.email, content: mergedAwayMail(goes.first_name) });
  await trx
    .insertInto('talent_merges')
    .values({
      talent_id: goes.talent_id,
      into_id: stays.talent_id,
      name: goes.name,
      email: goes.email,
      reason,
      left_out: JSON.stringify(leftOut(sides, take)),
      moved: JSON.stringify(moved),
      account_id: actor.account_id,
      actor_name: actor.name,
      created_date: moment.now,
    })
    .execute();
  await moveTraces(trx, sides, moment);
  await takeParts(trx, sides, take);
  await makeRoom(trx, sides);
  await moveRows(trx, sides);
  await writeNames(trx, stays.talent_id);
  await emptyGone(trx, sides);
  await refreshDerived(trx, [stays.talent_id]);
  await sql`select refresh_talent_search(array[${stays.talent_id}::uuid])`.execute(trx);
  announceAccount(trx, goes.account_id);
  announceAccount(trx, stays.account_id);
  announce(trx, { topics: [`talent:${stays.talent_id}`], noun: 'profile', ids: [stays.talent_id] });
  return { id: stays.talent_id, moved };
}

/**
 * Merges two profiles of one person in one transaction. References to the leaving talent move to the staying one or are
 * deleted (`declare-fates.ts`). An empty row remains for the references that stay, mostly in logs that never change. A
 * merge cannot be undone, because the rows can no longer be told apart.
 */
export const mergeTalents = (db: Kysely<Database>, actor: AdminActor, merge: Merge, moment: Moment) =>
  inTransaction(db, (trx) => mergeHeld(trx, actor, merge, moment), ['bookings_no_overlap']);
