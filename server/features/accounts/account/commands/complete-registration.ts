import { sql } from 'kysely';
import { z } from 'zod';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { TalentActor } from '#server/actor.ts';
import { inTransaction, type Trx } from '#server/db/transaction.ts';
import { followAccount } from '#server/events/account-reaction.ts';
import type { Services } from '#server/services.ts';
import { TERMS_VERSION } from '#texts/accounts/legal/terms.ts';
import { acceptTerms } from './accept-terms.ts';

/** The fields of the form; the names are required if the account has none. */
interface Told {
  /** ISO day. */
  readonly birth_date: string;
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
}

/** A schema error with one issue for each missing name. */
const nameMissing = ({ first_name, last_name }: Told) =>
  new z.ZodError(
    [
      ...(first_name ? [] : [{ path: ['first_name'], message: 'Fyll i förnamnet.' }]),
      ...(last_name ? [] : [{ path: ['last_name'], message: 'Fyll i efternamnet.' }]),
    ].map((issue) => ({ ...issue, code: 'custom' as const, input: undefined })),
  );

/** Writes the given names to the account and to the talent's profile; throws the form's errors if a name is missing. */
async function nameAccount(trx: Trx, { account_id, talent_id }: TalentActor, told: Told): Promise<void> {
  const { first_name, last_name } = told;
  if (!first_name || !last_name) throw nameMissing(told);
  await sql`
    update accounts set first_name = ${first_name}, last_name = ${last_name}, name = ${`${first_name} ${last_name}`}
    where id = ${account_id}`.execute(trx);
  await sql`
    update talents set first_name = ${first_name}, last_name = ${last_name} where id = ${talent_id}`.execute(trx);
}

/**
 * Stores what a sign-up at a provider lacks: birth date, acceptance of the terms, and a missing name. Refused once
 * birth date and terms are stored, so that talents cannot make themselves older later.
 */
export async function completeRegistration(
  { db, account_reactions }: Pick<Services, 'db' | 'account_reactions'>,
  actor: TalentActor,
  told: Told,
  moment: Moment,
) {
  const { account_id, talent_id } = actor;
  const { birth_date } = told;
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<{ name: string }>`
      update accounts set birth_date = ${birth_date}, terms_version = ${TERMS_VERSION}, terms_accepted_date = ${moment.now}
      where id = ${account_id} and (birth_date is null or terms_version is null)
      returning name`.execute(trx);
    const account = rows[0];
    if (!account) return refuse('not_allowed_now');
    if (account.name === '') await nameAccount(trx, actor, told);
    await sql`update talents set birth_date = ${birth_date} where id = ${talent_id}`.execute(trx);
    await followAccount(trx, account_reactions, 'age_told', account_id, moment);
    await acceptTerms(trx, account_id, moment);
    return true;
  });
}
