import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { ERASED } from '#texts/office/erasure-words.ts';
import { archivePerson } from './archive-person.ts';
import { type Erased, eraseNames } from './erase-names.ts';
import { eraseWords } from './erase-words.ts';

/** An address without a mailbox (RFC 2606). No mail is queued for it. */
const emailOf = (talent_id: string) => `borttagen-${talent_id}@medverka.invalid`;

/**
 * Erases a talent. The talent's own rows are deleted, rows that others need lose the name, and an empty profile stays
 * for the vouchers, agreements and bookings that refer to it. If the law requires records to be kept, the identity is
 * archived encrypted.
 * @returns paths of the pictures whose files can be removed after the commit
 */
export async function eraseTalent(
  trx: Trx,
  env: Env,
  person: Erased & { readonly talent_id: string },
  moment: Moment,
): Promise<string[]> {
  const { account_id, talent_id } = person;
  const { rows: pictures } = await sql<{ path: string }>`
    select path from media where talent_id = ${talent_id}`.execute(trx);
  await archivePerson(trx, env, person, moment);
  for (const name of [person, ...(await mergedInto(trx, talent_id))]) await eraseNames(trx, name);
  await eraseWords(trx, account_id, talent_id, moment);
  await endFiles(trx, talent_id, moment);
  await endConsents(trx, talent_id);
  await deleteWhatGoesWith(trx, talent_id);
  await keepBirthDate(trx, talent_id);
  await emptyPlace(trx, talent_id, moment);
  await sql`delete from accounts where id = ${account_id}`.execute(trx);
  await sql`select forget_talent_search(array[${talent_id}::uuid])`.execute(trx);
  return pictures.map(({ path }) => path);
}

/**
 * The profiles that were merged into this one. Their rows belong to this account now, but events still have their
 * names.
 */
async function mergedInto(trx: Trx, talent_id: string): Promise<Erased[]> {
  const { rows } = await sql<Erased>`
    select t.account_id, m.talent_id, m.name, m.email from talent_merges m join talents t on t.id = m.talent_id
    where m.into_id = ${talent_id}`.execute(trx);
  return rows;
}

/**
 * Deletes the private files of the profile, certificates of employment, a child's documents from authorities and schools, and audition texts marked
 * with the talent's name.
 */
async function endFiles(trx: Trx, talent_id: string, { now }: Moment): Promise<void> {
  await sql`
    with papers as (
      delete from documents where noun in ('talent', 'employment') and subject_id = ${talent_id} and kept_until is not null returning file_id)
    update private_files set deleted_date = ${now} where deleted_date is null and (
      id in (select file_id from papers)
      or (noun = 'cv_document' and subject_id in (select id from cv_documents where talent_id = ${talent_id}))
      or (noun = 'clearance' and subject_id in (select id from clearances where talent_id = ${talent_id}))
      or (noun = 'invitation' and subject_id in (select id from invitations where talent_id = ${talent_id}))
      or (subject_id = ${talent_id} and not exists (select from documents d where d.file_id = private_files.id)))`.execute(
    trx,
  );
}

/**
 * Deletes the guardians' data. A consent that an agreement's approval refers to stays, but loses the guardian's name
 * and address.
 */
async function endConsents(trx: Trx, talent_id: string): Promise<void> {
  await sql`
    delete from guardian_consents g where talent_id = ${talent_id}
      and not exists (select from agreement_approvals a where a.consent_id = g.id)`.execute(trx);
  await sql`
    update guardian_consents set guardian_name = '', guardian_email = ''
    where talent_id = ${talent_id}`.execute(trx);
}

/**
 * Deletes the rows that reference the talent with `on delete cascade`. The tables are read from the database's
 * catalogue, so that no later table is forgotten.
 */
async function deleteWhatGoesWith(trx: Trx, talent_id: string): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'talents'::regclass and c.confdeltype = 'c'
      and c.conrelid <> 'guardian_consents'::regclass
    order by 1`.execute(trx);
  for (const { table, column } of rows) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${talent_id}`.execute(trx);
  }
}

/** Keeps the birth date of a person who was paid a wage: contributions that are declared or corrected depend on it. */
async function keepBirthDate(trx: Trx, talent_id: string): Promise<void> {
  await sql`
    update payees y set birth_date = t.birth_date from talents t
    where y.talent_id = ${talent_id} and t.id = y.talent_id
      and exists (select from payouts o where o.talent_id = t.id and o.way = 'wage')`.execute(trx);
}

/**
 * Resets every column of the talent's row to its default, and moves the row to an empty account; the old account is
 * deleted with all sign-in methods.
 */
async function emptyPlace(trx: Trx, talent_id: string, { now }: Moment): Promise<void> {
  const { rows: accounts } = await sql<{ id: string }>`
    insert into accounts (email, email_verified, name, first_name, last_name, role, erased_date, created_date)
    values (${emailOf(talent_id)}, true, ${ERASED.name}, ${ERASED.first_name}, ${ERASED.last_name}, 'talent', ${now}, ${now})
    returning id`.execute(trx);
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'talents' and is_generated = 'NEVER'
      and column_name not in ('id', 'account_id', 'first_name', 'last_name', 'created_date', 'updated_date')`.execute(
    trx,
  );
  await sql`
    update talents set account_id = ${accounts[0]?.id}, first_name = ${ERASED.first_name}, last_name = ${ERASED.last_name},
      ${sql.join(columns.map(({ name }) => sql`${sql.ref(name)} = default`))}
    where id = ${talent_id}`.execute(trx);
}
