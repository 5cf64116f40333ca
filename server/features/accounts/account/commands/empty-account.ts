import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announceAccount } from '#server/live/announce.ts';

/**
 * The fate of rows that name an account when it is handed on. `goes`: deleted. `own`: deleted, unless the next user has
 * proven to be the same person. `parted`: the row stays without the account. `stays`: for the reason given.
 */
type Fate = { readonly fate: 'goes' | 'own' | 'parted' } | { readonly fate: 'stays'; readonly why: string };

const goes: Fate = { fate: 'goes' };
const own: Fate = { fate: 'own' };
const parted: Fate = { fate: 'parted' };
const stays = (why: string): Fate => ({ fate: 'stays', why });

const OF_ADMINISTRATORS = stays(
  'What an administrator did stands with the account, as the log of what they looked at.',
);

/**
 * The fate of every column that refers to an account. `tests/api/accounts/address-of-another.deep.test.ts` asks the
 * database for the columns, so that a later table is not forgotten.
 */
export const FATES_WHEN_HANDED_ON: Readonly<Record<string, Fate>> = {
  // The person to be erased has left; the next one wants to be here.
  'account_deletions.account_id': goes,
  'account_devices.account_id': own,
  'admin_notes.account_id': OF_ADMINISTRATORS,
  'appeals.answered_by': OF_ADMINISTRATORS,
  'appeals.decided_by': OF_ADMINISTRATORS,
  'audit_entries.account_id': OF_ADMINISTRATORS,
  'candidate_notes.account_id': stays('What was thought of people is the company’s, which alone reads it.'),
  'challenges.account_id': goes,
  'company_member_log.account_id': stays('Who let whom in stands there by name.'),
  'company_members.account_id': stays('There is none: only who is a member of no company is handed on.'),
  'consents.account_id': stays('What was agreed to, and when, is only added to.'),
  'data_exports.account_id': own,
  'earlier_addresses.account_id': goes,
  'email_changes.account_id': goes,
  'email_verification_codes.account_id': goes,
  'imported_records.account_id': stays(
    'Read again, the file of an earlier system finds that somebody has it, and leaves it.',
  ),
  'inquiries.taken_by': OF_ADMINISTRATORS,
  // With the account it would be in the archive of the next user. The name stands in the row.
  'inquiry_messages.account_id': parted,
  'kept_answers.account_id': goes,
  // A held mandate would be held by the next user; see `emptyAccount`.
  'mandates.account_id': stays('What was done for somebody else, and why, is theirs to read.'),
  'message_uploads.account_id': goes,
  'outbox.handled_by': OF_ADMINISTRATORS,
  'passkeys.account_id': own,
  'password_reset_tokens.account_id': goes,
  'project_messages.hidden_by': OF_ADMINISTRATORS,
  'project_messages.recipient_id': parted,
  // Threads derive the writer from the account, which would name the next user.
  'project_messages.sender_account_id': parted,
  'saved_searches.account_id': goes,
  'saved_views.account_id': goes,
  'sessions.account_id': goes,
  'shortlists.account_id': goes,
  'sign_in_methods.account_id': own,
  'sign_offs.asked_by': stays('Who asked is not who may say yes, whoever has the account.'),
  'talents.account_id': stays('There is none: no account of a talent is handed on.'),
  'talents.reviewed_by': OF_ADMINISTRATORS,
  'talents.standing_by': OF_ADMINISTRATORS,
  'thread_readings.account_id': OF_ADMINISTRATORS,
  'two_factors.account_id': own,
};

const columnsThat = (...fates: readonly Fate['fate'][]) =>
  Object.entries(FATES_WHEN_HANDED_ON).flatMap(([key, { fate }]) => {
    const [table = '', column = ''] = key.split('.');
    return fates.includes(fate) ? [{ table, column }] : [];
  });

/** Ends the data export of the earlier user. Its bytes go by themselves. */
const endExports = (trx: Trx, account_id: string, { now }: Moment) =>
  sql`
    update private_files set deleted_date = ${now}
    where noun = 'data_export' and subject_id = ${account_id} and deleted_date is null`.execute(trx);

/**
 * Empties an account before it is given to the reader of its address's mailbox: every way in, and everything of the
 * earlier user. Companies reuse addresses: the earlier user would else keep a way in, and the next one meet a factor
 * that they do not have. With `is_same` the earlier user has proven who they are, and keeps their keys.
 */
export async function emptyAccount(trx: Trx, account_id: string, moment: Moment, is_same = false): Promise<void> {
  for (const { table, column } of columnsThat('goes', ...(is_same ? [] : (['own'] as const)))) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${account_id}`.execute(trx);
  }
  // A sign-in that waits for its second factor began with an earlier way in.
  await sql`delete from verifications where value = ${account_id}`.execute(trx);
  await sql`
    update mandates set account_id = null where account_id = ${account_id} and status = 'held'`.execute(trx);
  // An account unused for long would be asked about or erased in spite of its new user.
  await sql`
    update accounts set last_used_date = greatest(last_used_date, ${moment.now}::timestamptz), idle_asked_date = null
    where id = ${account_id}`.execute(trx);
  announceAccount(trx, account_id);
  if (is_same) return;
  await endExports(trx, account_id, moment);
  for (const { table, column } of columnsThat('parted')) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${sql.ref(column)} = ${account_id}`.execute(
      trx,
    );
  }
  await sql`update accounts set two_factor_enabled = false, image = null where id = ${account_id}`.execute(trx);
}
