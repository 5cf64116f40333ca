import { type RawBuilder, sql } from 'kysely';
import type { SmsKindName } from '#domain/kernel/sms/sms.ts';
import { showMobileNumber } from '#domain/people/phone/mobile-number.ts';
import type { Db } from '#server/db/transaction.ts';
import type { Env } from '#server/env.ts';
import { openSealed, seal } from '#server/sealed/seal.ts';
import { type SealedTable, sealedBytes } from '#server/sealed/sealed-table.ts';

type SealEnv = Pick<Env, 'personal_data_secrets'>;

// One place for both columns of a row, so that a confirmed number is moved as it is sealed.
const placeOfNumber = (id: string) => `phone_numbers number ${id}`;

/** The sealed telephone numbers. */
export const sealedPhones: SealedTable = {
  table: 'phone_numbers',
  key: 'id',
  columns: [sealedBytes('number_sealed', placeOfNumber), sealedBytes('waiting_sealed', placeOfNumber)],
};

/** The person whose number it is: a talent, or the guardian who has given a consent. */
export interface PhoneOwner {
  readonly talent_id: string;
  /** The guardian's consent; null for the talent. */
  readonly consent_id: string | null;
}

const isOf = ({ talent_id, consent_id }: PhoneOwner) =>
  sql<boolean>`talent_id = ${talent_id} and consent_id is not distinct from ${consent_id}::uuid`;

/** Numbers as E.164. */
export interface KeptPhone {
  readonly id: string;
  /** The confirmed number; null before. */
  readonly number: string | null;
  /** The number to which the latest code was sent, also if the code has expired; null for none. */
  readonly waiting: string | null;
  readonly code_expires_date: string | null;
  /** What the person wants told by text message. */
  readonly kinds: SmsKindName[];
}

const opened = (env: SealEnv, id: string, hex: string | null) =>
  hex === null ? null : openSealed(env, Buffer.from(hex, 'hex'), placeOfNumber(id));

/** The number of a person; undefined if the person has given none. */
export async function findPhone(db: Db, env: SealEnv, owner: PhoneOwner): Promise<KeptPhone | undefined> {
  const { rows } = await sql<Omit<KeptPhone, 'number' | 'waiting'> & Readonly<Record<'number' | 'waiting', string>>>`
    select id, encode(number_sealed, 'hex') as number, encode(waiting_sealed, 'hex') as waiting, code_expires_date, kinds
    from phone_numbers where ${isOf(owner)}`.execute(db);
  const row = rows[0];
  return row && { ...row, number: opened(env, row.id, row.number), waiting: opened(env, row.id, row.waiting) };
}

/** The row of a person's number, made if there is none. */
export async function phoneRowOf(db: Db, { talent_id, consent_id }: PhoneOwner): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into phone_numbers (talent_id, consent_id) values (${talent_id}, ${consent_id})
    on conflict on constraint phone_numbers_one_each do update set talent_id = excluded.talent_id returning id`.execute(
    db,
  );
  if (!rows[0]) throw new Error('A telephone number has no row');
  return rows[0].id;
}

interface NewCode {
  readonly number: string;
  readonly code_hash: string;
  readonly expires_date: string;
}

/** Stores the number that waits for its code; an earlier code ends, a confirmed number stays. */
export async function keepWaiting(db: Db, env: SealEnv, id: string, { number, code_hash, expires_date }: NewCode) {
  await sql`
    update phone_numbers set waiting_sealed = ${seal(env, number, placeOfNumber(id))}, code_hash = ${code_hash},
      code_expires_date = ${expires_date}::timestamptz, wrong_tries = 0
    where id = ${id}`.execute(db);
}

/** SQL of the columns of a row in which no number waits for its code. */
export const NO_WAITING = sql`waiting_sealed = null, code_hash = null, code_expires_date = null`;

interface Tried {
  readonly id: string;
  readonly number: string;
  readonly code_hash: string;
  readonly wrong_tries: number;
}

/**
 * Counts a try at a person's code before the code is compared, so that simultaneous tries cannot exceed the limit.
 * @returns undefined if no code is valid at `now`, or its tries are used up
 */
export async function countTry(db: Db, env: SealEnv, owner: PhoneOwner, now: string, tries_max: number) {
  const { rows } = await sql<Tried>`
    update phone_numbers set wrong_tries = wrong_tries + 1
    where ${isOf(owner)} and code_expires_date > ${now} and wrong_tries < ${tries_max}
    returning id, encode(waiting_sealed, 'hex') as number, code_hash, wrong_tries`.execute(db);
  const row = rows[0];
  return row && { ...row, number: opened(env, row.id, row.number) ?? '' };
}

/**
 * Makes the waiting number the confirmed one.
 * @returns false if another call has used the code, or a newer one was sent
 */
export async function confirmWaiting(db: Db, { id, code_hash }: Tried, now: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update phone_numbers set number_sealed = waiting_sealed, confirmed_date = ${now}, ${NO_WAITING}
    where id = ${id} and code_hash = ${code_hash}`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Saves what a person wants told by text message.
 * @returns false without a confirmed number
 */
export async function chooseKinds(db: Db, owner: PhoneOwner, kinds: readonly SmsKindName[]): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update phone_numbers set kinds = ${[...new Set(kinds)]}::text[]
    where ${isOf(owner)} and number_sealed is not null`.execute(db);
  return numAffectedRows > 0n;
}

/**
 * Removes a person's number, and what waits to be sent to it.
 * @returns true if there was a confirmed number
 */
export async function forgetPhone(db: Db, owner: PhoneOwner): Promise<boolean> {
  const { rows } = await sql<{ was_confirmed: boolean }>`
    with gone as (delete from phone_numbers where ${isOf(owner)} returning id, number_sealed is not null as was_confirmed),
    waiting as (
      delete from outbox where kind = 'sms' and state = 'waiting' and lease is null and recipient in (
        select m.id::text from sms_messages m join gone on gone.id = m.phone_id))
    select was_confirmed from gone`.execute(db);
  return rows[0]?.was_confirmed ?? false;
}

/** True for a talent `own` under 18 on a day, as SQL; an unknown birth date counts as 18. */
const isMinor = (day: string) => sql<boolean>`coalesce(own.birth_date > ${day}::date - interval '18 years', false)`;

/**
 * The numbers `n` by which a talent `own` is reached on a day: the talent's own, or for a talent under 18 those of the
 * guardians `g` whose consent is valid.
 */
const isReached = (day: string) =>
  sql<boolean>`n.number_sealed is not null and case when ${isMinor(day)} then g.status = 'given' else n.consent_id is null end`;

/** A number in an answer of SQL, still sealed. */
interface SealedPhone {
  readonly id: string;
  readonly sealed: string;
  readonly guardian_name: string | null;
}

/** The numbers by which a talent is reached, as an answer of SQL gives them; null for none. */
export type SealedPhones = readonly SealedPhone[] | null;

/** The numbers by which a talent is reached; a guardian's number has the guardian's name. */
export interface ReachedBy {
  readonly number: string;
  /** The number as people read it. */
  readonly shown: string;
  readonly guardian_name: string | null;
}

/**
 * SQL of `SealedPhones`: the numbers by which a company reaches a talent on a day; none of a talent with protected
 * identity.
 * @param talent_id SQL of the talent's id, with none of the names `n`, `own` and `g`; null gives none
 */
export const phonesOfTalent = (talent_id: RawBuilder<unknown>, day: string): RawBuilder<SealedPhones> => sql`(
  select jsonb_agg(jsonb_build_object('id', n.id, 'sealed', encode(n.number_sealed, 'hex'), 'guardian_name', g.guardian_name)
    order by g.place)
  from phone_numbers n join talents own on own.id = n.talent_id left join guardian_consents g on g.id = n.consent_id
  where n.talent_id = ${talent_id} and ${isReached(day)} and not exists (
    select from protected_identities mark where mark.talent_id = own.id and mark.removed_date is null))`;

/** Opens the numbers of an answer of SQL. */
export const openPhones = (env: SealEnv, phones: SealedPhones): ReachedBy[] =>
  (phones ?? []).map(({ id, sealed, guardian_name }) => {
    const number = opened(env, id, sealed) ?? '';
    return { number, shown: showMobileNumber(number), guardian_name };
  });

/** The number of a row as a telephone message needs it; null if it is gone, or may no longer be used on a day. */
export async function openNumberToReach(db: Db, env: SealEnv, phone_id: string, day: string): Promise<string | null> {
  const { rows } = await sql<{ number: string }>`
    select encode(n.number_sealed, 'hex') as number
    from phone_numbers n join talents own on own.id = n.talent_id left join guardian_consents g on g.id = n.consent_id
    where n.id = ${phone_id} and ${isReached(day)}`.execute(db);
  return opened(env, phone_id, rows[0]?.number ?? null);
}

/** SQL of a talent's own number in an export, still sealed as `id` and `sealed`. */
export const ownNumber = (talent_id: string) => sql<Record<string, unknown>>`
  select id, encode(number_sealed, 'hex') as sealed, confirmed_date, array_to_string(kinds, ', ') as kinds from phone_numbers
  where talent_id = ${talent_id} and consent_id is null and number_sealed is not null`;

/** A row of `ownNumber` with the number opened. */
export function openOwnNumber(env: SealEnv, { id, sealed, ...row }: Readonly<Record<string, unknown>>) {
  return { number: opened(env, String(id), String(sealed)), ...row };
}
