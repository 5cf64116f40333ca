import { sql } from 'kysely';
import { keptParts, keptUntil } from '#domain/accounts/deletion/deletion.rules.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { SYSTEM } from '#server/actor.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { keptOfTalent } from '#server/features/accounts/deletion/queries/dealings.ts';
import { readInPlain } from '#server/features/people/payment/commands/read-in-plain.ts';
import { findNames } from '#server/names/names.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';

/** The identity of an erased person. */
export interface ArchivedPerson {
  readonly name: string;
  /** Personal number of twelve digits; null if the person never gave it. */
  readonly identity_number: string | null;
}

const placeOf = (talent_id: string) => `archived_people person ${talent_id}`;

/**
 * Encrypts a person's identity for the archive, if the law requires the person's vouchers or agreements to be kept.
 * @returns true if archived
 */
export async function archivePerson(
  trx: Trx,
  env: Env,
  { talent_id, name: shown }: { readonly talent_id: string; readonly name: string },
  moment: Moment,
): Promise<boolean> {
  const facts = await keptOfTalent(trx, talent_id);
  if (keptParts(facts).length === 0) return false;
  const reading = { talent_id, reader_account_id: SYSTEM.account_id, reason: 'Kontot raderas: arkivet' };
  const numbers = await readInPlain(trx, env, reading, moment);
  const names = await findNames(trx, talent_id);
  const name = names ? `${names.legal.first_name} ${names.legal.last_name}`.trim() : shown;
  const person: ArchivedPerson = { name, identity_number: numbers?.identity_number ?? null };
  await sql`
    insert into archived_people (talent_id, person_sealed, kept_until, created_date)
    values (${talent_id}, ${seal(env, JSON.stringify(person), placeOf(talent_id))}, ${keptUntil(facts)}, ${moment.now})`.execute(
    trx,
  );
  return true;
}

/**
 * The decrypted identity of an archived person; undefined for an unknown id. The route checks the right and logs the
 * reading.
 */
export async function openArchived(db: Db, env: Env, id: string): Promise<ArchivedPerson | undefined> {
  const { rows } = await sql<{ talent_id: string; person_sealed: Buffer }>`
    select talent_id, person_sealed from archived_people where id = ${id}`.execute(db);
  const [row] = rows;
  return row && (JSON.parse(openSealed(env, row.person_sealed, placeOf(row.talent_id))) as ArchivedPerson);
}

/** Like `openArchived`, for the person who was a talent. */
export async function openErased(db: Db, env: Env, talent_id: string): Promise<ArchivedPerson | undefined> {
  const { rows } = await sql<{ id: string }>`select id from archived_people where talent_id = ${talent_id}`.execute(db);
  const [row] = rows;
  return row && openArchived(db, env, row.id);
}

/** The sealed identities of the archive. */
export const sealedPeople: SealedTable = {
  table: 'archived_people',
  key: 'id',
  placed_by: 'talent_id',
  columns: [sealedBytes('person_sealed', placeOf)],
};
