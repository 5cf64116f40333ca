import type { RawBuilder } from 'kysely';
import { type NameFacts, type NameParts, shownName } from '#domain/people/talent/shown-name.ts';
import { sql } from '#server/db/sql.ts';
import type { Db, Trx } from '#server/db/transaction.ts';

/**
 * SQL of the legal name of a talent, for a table or alias of `talents`: for papers that the law wants with it. Every
 * other text has the shown name, the columns `first_name` and `last_name`.
 */
export const legalName = (talents: string): RawBuilder<string> => sql`coalesce(
  (select btrim(legal.first_name || ' ' || legal.last_name) from legal_names legal
    where legal.talent_id = ${sql.ref(`${talents}.id`)}),
  btrim(${sql.ref(`${talents}.first_name`)} || ' ' || ${sql.ref(`${talents}.last_name`)}))`;

/** SQL of a part of the legal name. */
export const legalPart = (talents: string, part: keyof NameParts): RawBuilder<string> => sql`coalesce(
  (select ${sql.ref(`legal.${part}`)} from legal_names legal where legal.talent_id = ${sql.ref(`${talents}.id`)}),
  ${sql.ref(`${talents}.${part}`)})`;

/** SQL that is true while the identity of a talent is protected. */
export const isProtected = (talents: string): RawBuilder<boolean> => sql`exists (
  select from protected_identities mark where mark.talent_id = ${sql.ref(`${talents}.id`)} and mark.removed_date is null)`;

/** SQL of the number in the neutral name of a talent; null while the identity is not protected. */
export const protectedNumber = (talents: string): RawBuilder<number | null> => sql`(
  select mark.number from protected_identities mark
  where mark.talent_id = ${sql.ref(`${talents}.id`)} and mark.removed_date is null)`;

/**
 * SQL of the name of a talent in a paper that others read too, such as an agreement: the legal name, or the shown name
 * while the identity is protected.
 */
export const partyName = (talents: string): RawBuilder<string> => sql`case when ${isProtected(talents)}
  then btrim(${sql.ref(`${talents}.first_name`)} || ' ' || ${sql.ref(`${talents}.last_name`)}) else ${legalName(talents)} end`;

interface Row extends NameParts {
  readonly stage_name: string;
  readonly protected_number: number | null;
}

/** The names of a talent, with the legal name in its parts. */
export async function findNames(db: Db, talent_id: string): Promise<NameFacts | undefined> {
  const { rows } = await sql<Row>`
    select ${legalPart('t', 'first_name')} as first_name, ${legalPart('t', 'last_name')} as last_name, t.stage_name,
      ${protectedNumber('t')} as protected_number
    from talents t where t.id = ${talent_id}`.execute(db);
  return rows[0] && { legal: { first_name: rows[0].first_name, last_name: rows[0].last_name }, ...rows[0] };
}

/** Gives a talent the legal name of another profile of the same person; `writeNames` then writes the shown name. */
export async function takeLegalName(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await forgetLegalName(trx, to);
  await sql`
    insert into legal_names (talent_id, first_name, last_name)
    select ${to}, first_name, last_name from legal_names where talent_id = ${from}`.execute(trx);
}

/** Deletes the legal name that a talent has beside the shown one. */
export async function forgetLegalName(trx: Trx, talent_id: string): Promise<void> {
  await sql`delete from legal_names where talent_id = ${talent_id}`.execute(trx);
}

/** New parts of a talent's names; an absent part stays as it is. */
export type NewNames = { readonly [Part in keyof Omit<Row, 'protected_number'>]?: Row[Part] | undefined };

/**
 * Writes a talent's names, and with them the name under which the talent is shown, also in the account. The caller has
 * locked the talent.
 */
export async function writeNames(trx: Trx, talent_id: string, told: NewNames = {}): Promise<void> {
  const known = await findNames(trx, talent_id);
  if (!known) return;
  const legal = {
    first_name: told.first_name ?? known.legal.first_name,
    last_name: told.last_name ?? known.legal.last_name,
  };
  const stage_name = told.stage_name ?? known.stage_name;
  const shown = shownName({ ...known, legal, stage_name });
  const isLegal = shown.first_name === legal.first_name && shown.last_name === legal.last_name;
  await sql`
    update talents set first_name = ${shown.first_name}, last_name = ${shown.last_name}, stage_name = ${stage_name}
    where id = ${talent_id}`.execute(trx);
  if (isLegal) await sql`delete from legal_names where talent_id = ${talent_id}`.execute(trx);
  else {
    await sql`
      insert into legal_names (talent_id, first_name, last_name) values (${talent_id}, ${legal.first_name}, ${legal.last_name})
      on conflict (talent_id) do update set first_name = excluded.first_name, last_name = excluded.last_name`.execute(
      trx,
    );
  }
  await sql`
    update accounts a set first_name = t.first_name, last_name = t.last_name, name = btrim(t.first_name || ' ' || t.last_name)
    from talents t where a.id = t.account_id and t.id = ${talent_id}`.execute(trx);
}
