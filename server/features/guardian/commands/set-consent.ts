import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/time/day.ts';
import { guardianConsentPlainText, guardianConsentText } from '#texts/guardian-consent.ts';
import type { Trx } from '../../../db/transaction.ts';
import type { LoadedConsent } from '../queries.ts';

/** What was agreed to, as it is kept: the version of the text and the hash of its words. */
export const consentedText = {
  terms_version: guardianConsentText.version,
  text_sha256: createHash('sha256').update(guardianConsentPlainText(guardianConsentText)).digest('hex'),
};

/** Who ends a consent: the talent, the guardian, or a rule. */
type EndedBy = 'self' | 'guardian' | 'system';

type Whose = Pick<LoadedConsent, 'talent_id' | 'account_id'>;

async function logConsent(trx: Trx, { account_id }: Whose, is_given: boolean, given_by: EndedBy, moment: Moment) {
  await sql`
    insert into consents (account_id, document, version, text_sha256, is_given, given_by, created_date)
    values (${account_id}, 'guardian', ${consentedText.terms_version}, ${consentedText.text_sha256}, ${is_given},
      ${given_by}, ${moment.now})`.execute(trx);
}

/**
 * A guardian consents: the line in the log of consents, and, once it is whole, the fact that the search reads, by which the
 * talent may be found from the commit on.
 */
export async function beginConsent(trx: Trx, whose: Whose, is_whole: boolean, moment: Moment): Promise<void> {
  if (is_whole) {
    await sql`update talents set guardian_consent_date = ${moment.now} where id = ${whose.talent_id}`.execute(trx);
  }
  await logConsent(trx, whose, true, 'guardian', moment);
}

/**
 * Locks the projects in which the talent has said yes, before the talent is locked: the order in which activation locks,
 * so that the two wait for each other instead of deadlocking.
 */
export async function holdOpenProjects(trx: Trx, talent_id: string): Promise<void> {
  await sql`
    select p.id from projects p where p.id in (
      select p.id from candidates k join projects p on p.id = k.project_id
      where k.talent_id = ${talent_id} and k.interest_status = 'interested' and not k.is_deleted and p.status = 'casting')
    order by p.id for share`.execute(trx);
}

/**
 * From the commit on nobody finds the talent. What becomes of a yes that is no booking yet is declared with the
 * reactions; bookings stay: what becomes of them is for people to agree on.
 */
export async function endConsent(trx: Trx, whose: Whose, ended_by: EndedBy, moment: Moment): Promise<void> {
  await sql`update talents set guardian_consent_date = null where id = ${whose.talent_id}`.execute(trx);
  await logConsent(trx, whose, false, ended_by, moment);
}
