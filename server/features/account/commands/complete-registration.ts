import { sql } from 'kysely';
import { refuse } from '#domain/refusal.ts';
import type { Moment } from '#domain/time/day.ts';
import { TERMS_VERSION } from '#texts/legal/terms.ts';
import type { TalentActor } from '../../../actor.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Services } from '../../../services.ts';
import { endConsentsOfMinor } from '../../guardian/commands/minors-mailbox.ts';
import { acceptTerms } from './accept-terms.ts';

/**
 * Takes what a sign-up at a provider does not tell: birth date (ISO day) and acceptance of the terms (product, U-01).
 * Once only, so that nobody can make themselves older later.
 */
export async function completeRegistration(
  { db }: Pick<Services, 'db'>,
  { account_id, talent_id }: TalentActor,
  birth_date: string,
  moment: Moment,
) {
  return inTransaction(db, async (trx) => {
    const { numAffectedRows } = await sql`
      update accounts set birth_date = ${birth_date}, terms_version = ${TERMS_VERSION}, terms_accepted_date = ${moment.now}
      where id = ${account_id} and (birth_date is null or terms_version is null)`.execute(trx);
    if (numAffectedRows !== 1n) return refuse('not_allowed_now');
    await sql`update talents set birth_date = ${birth_date} where id = ${talent_id}`.execute(trx);
    await endConsentsOfMinor(trx, account_id, moment);
    await acceptTerms(trx, account_id, moment);
    return true;
  });
}
