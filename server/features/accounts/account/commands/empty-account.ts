import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import { announceAccount } from '#server/live/announce.ts';

/**
 * What happens to rows that refer to an account when the account is handed on. `goes`: deleted. `own`: deleted, unless
 * the next user has proven to be the earlier user. `parted`: the row stays, and loses its reference to the account
 * under the same condition as `own`. `stays`: unchanged, for the given reason.
 */
type Fate = { readonly fate: 'goes' | 'own' | 'parted' } | { readonly fate: 'stays'; readonly why: string };

const goes: Fate = { fate: 'goes' };
const own: Fate = { fate: 'own' };
const parted: Fate = { fate: 'parted' };
const stays = (why: string): Fate => ({ fate: 'stays', why });

const OF_ADMINISTRATORS = stays('What an administrator has read and done stays with the account.');

/**
 * The fate of every column that refers to an account. `tests/api/accounts/address-of-another.deep.test.ts` compares it
 * with the database, so that no later table is forgotten.
 */
export const FATES_WHEN_HANDED_ON: Readonly<Record<string, Fate>> = {
  // The former user asked for the deletion, but the next user wants to keep the account.
  'account_deletions.account_id': goes,
  'account_devices.account_id': own,
  'admin_notes.account_id': OF_ADMINISTRATORS,
  'appeals.answered_by': OF_ADMINISTRATORS,
  'appeals.decided_by': OF_ADMINISTRATORS,
  'audit_entries.account_id': OF_ADMINISTRATORS,
  'candidate_notes.account_id': stays('Notes about people belong to the company, and only its members read them.'),
  'challenges.account_id': goes,
  'company_member_log.account_id': stays('The log holds the names of the people, not only their accounts.'),
  'company_members.account_id': stays('No row: an account that is handed on is a member of no company.'),
  'consents.account_id': stays('The log of consents is append-only.'),
  'data_exports.account_id': own,
  'earlier_addresses.account_id': goes,
  'email_changes.account_id': goes,
  'email_verification_codes.account_id': goes,
  'imported_records.account_id': stays('A repeated import finds the account here and leaves it unchanged.'),
  'inquiries.taken_by': OF_ADMINISTRATORS,
  // Otherwise the message would be in the next user's data export. The row keeps the writer's name.
  'inquiry_messages.account_id': parted,
  'kept_answers.account_id': goes,
  'mail_bounces.account_id': goes,
  'mail_choices.account_id': goes,
  // `emptyAccount` removes the account from held mandates, which the next user would hold otherwise.
  'mandates.account_id': stays('The represented party may read what was done for them, and why.'),
  'message_uploads.account_id': goes,
  'outbox.handled_by': OF_ADMINISTRATORS,
  'passkeys.account_id': own,
  'password_reset_tokens.account_id': goes,
  'project_messages.hidden_by': OF_ADMINISTRATORS,
  'project_messages.recipient_id': parted,
  // Threads look up the writer's name by the account, so they would show the next user's name.
  'project_messages.sender_account_id': parted,
  'protected_identities.removed_by': OF_ADMINISTRATORS,
  'protected_identities.set_by': OF_ADMINISTRATORS,
  'push_choices.account_id': goes,
  'push_devices.account_id': goes,
  'reply_addresses.account_id': goes,
  'representations.agent_account_id': stays('No row: an account of a talent is never handed on.'),
  'saved_searches.account_id': goes,
  'saved_views.account_id': goes,
  'sessions.account_id': goes,
  'shortlists.account_id': goes,
  'sign_in_methods.account_id': own,
  'sign_offs.asked_by': stays('The asker may not approve their own sign-off, even if the account gets a new user.'),
  'talents.account_id': stays('No row: an account of a talent is never handed on.'),
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

/**
 * Marks the file of the earlier user's data export as deleted. The job of `server/files/tidy-files.ts` removes its
 * bytes later.
 */
const endExports = (trx: Trx, account_id: string, { now }: Moment) =>
  sql`
    update private_files set deleted_date = ${now}
    where noun = 'data_export' and subject_id = ${account_id} and deleted_date is null`.execute(trx);

/**
 * Empties an account before it is given to a person who has proven to read its mailbox: ends its sign-in methods, and
 * treats other rows as in `FATES_WHEN_HANDED_ON`. Companies reuse addresses; otherwise the earlier user could still
 * sign in, and the next user would be asked for the earlier user's second factor. With `is_same` the next user has
 * proven to be the earlier user, and keeps sign-in methods, known devices and the data export.
 */
export async function emptyAccount(trx: Trx, account_id: string, moment: Moment, is_same = false): Promise<void> {
  for (const { table, column } of columnsThat('goes', ...(is_same ? [] : (['own'] as const)))) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${account_id}`.execute(trx);
  }
  // The earlier user may have begun a sign-in that waits for its second factor.
  await sql`delete from verifications where value = ${account_id}`.execute(trx);
  await sql`
    update mandates set account_id = null where account_id = ${account_id} and status = 'held'`.execute(trx);
  // Otherwise the retention job would count the account as idle since the earlier user's last sign-in.
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
