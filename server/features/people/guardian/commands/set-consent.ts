import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { LoadedConsent } from '#server/features/people/guardian/queries.ts';
import { forgetPhone } from '#server/sms/phones.ts';
import { guardianConsentPlainText, guardianConsentText } from '#texts/people/guardian-consent.ts';

/** The version and the hash of the text to which guardians consent, as stored with a consent. */
export const consentedText = {
  terms_version: guardianConsentText.version,
  text_sha256: createHash('sha256').update(guardianConsentPlainText(guardianConsentText)).digest('hex'),
};

/** The party that gave or ended a consent: the talent ('self'), the guardian, or a rule of the system. */
type EndedBy = 'self' | 'guardian' | 'system';

type Whose = Pick<LoadedConsent, 'talent_id' | 'account_id'>;
type Ended = Whose & Pick<LoadedConsent, 'id'>;

async function logConsent(trx: Trx, { account_id }: Whose, is_given: boolean, given_by: EndedBy, moment: Moment) {
  await sql`
    insert into consents (account_id, document, version, text_sha256, is_given, given_by, created_date)
    values (${account_id}, 'guardian', ${consentedText.terms_version}, ${consentedText.text_sha256}, ${is_given},
      ${given_by}, ${moment.now})`.execute(trx);
}

/**
 * Writes `guardian_consent_date`, the column that makes a talent under 18 findable from the commit on; null while a
 * needed consent is missing (`isConsentWhole`). The caller has locked the talent.
 */
async function writeFound(trx: Trx, talent_id: string, date: string | null): Promise<void> {
  await sql`
    update talents set guardian_consent_date = ${date}
    where id = ${talent_id} and guardian_consent_date is distinct from ${date}`.execute(trx);
}

/**
 * Begins a guardian's consent: writes the log of consents, and makes the talent findable if no needed consent is
 * missing.
 */
export async function beginConsent(trx: Trx, whose: Whose, is_whole: boolean, moment: Moment): Promise<void> {
  await writeFound(trx, whose.talent_id, is_whole ? moment.now : null);
  await logConsent(trx, whose, true, 'guardian', moment);
}

/**
 * Marks the talent's given consents, except `but`, as consents of shared custody, and hides the talent: with shared
 * custody one consent is not enough. The mark stays if one of the guardians is removed, so that a talent cannot avoid a
 * guardian by removing that guardian.
 */
export async function shareConsents(trx: Trx, talent_id: string, but: string | null): Promise<void> {
  await sql`
    update guardian_consents set is_shared = true
    where talent_id = ${talent_id} and status = 'given' and not is_shared and id is distinct from ${but}`.execute(trx);
  await writeFound(trx, talent_id, null);
}

/**
 * Locks the casting projects in which the talent has said yes, before the talent. An activation locks in the same
 * order, so the two wait for each other instead of deadlocking.
 */
export async function holdOpenProjects(trx: Trx, talent_id: string): Promise<void> {
  await sql`
    select p.id from projects p where p.id in (
      select p.id from candidates k join projects p on p.id = k.project_id
      where k.talent_id = ${talent_id} and k.interest_status = 'interested' and not k.is_deleted and p.status = 'casting')
    order by p.id for share`.execute(trx);
}

/**
 * Before a consent is ended by `move`: logs the end, hides the talent from the commit on, and marks the other given
 * consents as consents of shared custody. The guardian's number is deleted, so that a consent given anew does not revive
 * it. Reactions decide about requests that are answered and not booked; bookings
 * stay, and the two sides agree about them.
 */
export async function endConsent(trx: Trx, whose: Ended, ended_by: EndedBy, moment: Moment): Promise<void> {
  await shareConsents(trx, whose.talent_id, whose.id);
  await logConsent(trx, whose, false, ended_by, moment);
  await forgetPhone(trx, { talent_id: whose.talent_id, consent_id: whose.id });
}
