import type { MergedThing } from '#domain/people/profile/merged-things.ts';

/**
 * What becomes of the rows that name the talent that goes, or its account. `moves`: they name the one that stays.
 * `joins`: the same, but what the one that stays has already, by these columns, is not kept twice. `ends`: they go.
 * `stays`: they go on naming the empty row, or there are none, for the reason given.
 */
type Fate =
  | { readonly fate: 'moves'; readonly counts?: MergedThing }
  | { readonly fate: 'joins'; readonly by: readonly string[]; readonly counts?: MergedThing }
  | { readonly fate: 'ends' }
  | { readonly fate: 'stays'; readonly why: string };

const moves = (counts?: MergedThing): Fate => ({ fate: 'moves', ...(counts && { counts }) });
const joins = (by: readonly string[], counts?: MergedThing): Fate => ({ fate: 'joins', by, ...(counts && { counts }) });
const ends: Fate = { fate: 'ends' };
const stays = (why: string): Fate => ({ fate: 'stays', why });

/**
 * Every column that names a talent. `tests/api/merges.test.ts` asks the database which there are, so that a table which
 * comes later is not forgotten.
 */
export const TALENT_FATES: Readonly<Record<string, Fate>> = {
  'admin_notes.about_id': moves('notes'),
  'agreement_approvals.talent_id': moves(),
  'agreements.talent_id': moves('agreements'),
  'appeals.talent_id': moves(),
  'appointments.talent_id': moves(),
  'archived_people.talent_id': stays('Nobody who is merged has been erased.'),
  'assignment_diets.talent_id': moves(),
  'bookings.talent_id': moves('bookings'),
  // Own days are joined by what they cover (join-profile.ts), so only those of calendars are left to move.
  'busy_spans.talent_id': moves(),
  'calendar_feeds.talent_id': joins([]),
  'candidates.talent_id': moves('candidates'),
  'charges.talent_id': moves(),
  'clearances.talent_id': moves(),
  'counter_offers.talent_id': moves(),
  'cv_documents.talent_id': moves('documents'),
  'different_people.one_id': stays('Which two were told apart names them in order; they are joined by hand.'),
  'different_people.other_id': stays('As the other.'),
  'foreign_calendars.talent_id': joins(['address_hash']),
  'guardian_consents.talent_id': moves('guardians'),
  'inquiries.talent_id': moves('inquiries'),
  'invitations.talent_id': moves('auditions'),
  'kept_announcements.talent_id': joins(['announcement_id']),
  'mandates.talent_id': moves(),
  'media.talent_id': moves('pictures'),
  'notices.talent_id': joins(
    ['event_id', 'audience', 'company_id', 'type', 'created_date', 'related_candidate_status_id', 'related_project_id'],
    'notices',
  ),
  'options.talent_id': moves(),
  'payees.talent_id': stays('Who is paid has told a number, and whoever has does not go.'),
  'payment_details_readings.talent_id': stays('What was read is a log that is never changed.'),
  'payout_counters.talent_id': stays('As payees.'),
  'payouts.talent_id': moves('payouts'),
  'project_chat_readers.talent_id': joins(['chat_id']),
  'project_chats.talent_id': moves('threads'),
  'project_messages.talent_id': moves(),
  'recordings.talent_id': moves('films'),
  'reviews.talent_id': moves('reviews'),
  'role_picks.talent_id': joins(['role_id']),
  'saved_search_people.talent_id': joins(['saved_search_id']),
  'shortlist_people.talent_id': joins(['shortlist_id'], 'lists'),
  'shown_people.talent_id': joins(['account_id', 'day', 'shown_as']),
  'slot_wishes.talent_id': moves(),
  'summonses.talent_id': moves(),
  'talent_blocks.talent_id': joins(['company_id']),
  'talent_credits.talent_id': moves('credits'),
  'talent_languages.talent_id': joins(['language_id']),
  'talent_merges.into_id': moves(),
  'talent_merges.talent_id': stays('It says who went.'),
  'talent_payment_details.talent_id': stays('Whoever has told a number does not go.'),
  'talent_search.talent_id': stays('Emptied; nobody finds the one that went.'),
  'talent_seen_days.talent_id': joins(['day', 'shown_as']),
  'talent_sizes.talent_id': joins(['size_id']),
  'talent_skills.talent_id': joins(['skill_id']),
  'talents.merged_into': moves(),
  'usage_rights.talent_id': moves('rights'),
  'work_reports.talent_id': moves('reports'),
};

const OF_OTHERS = stays('Names an administrator or somebody at a company.');

/** Every column that refers to an account. */
export const ACCOUNT_FATES: Readonly<Record<string, Fate>> = {
  'account_deletions.account_id': stays('Nobody who waits to be erased is merged.'),
  'account_devices.account_id': ends,
  'admin_notes.account_id': OF_OTHERS,
  'appeals.answered_by': OF_OTHERS,
  'appeals.decided_by': OF_OTHERS,
  'audit_entries.account_id': OF_OTHERS,
  'candidate_notes.account_id': OF_OTHERS,
  'challenges.account_id': ends,
  'company_member_log.account_id': OF_OTHERS,
  'company_members.account_id': OF_OTHERS,
  'consents.account_id': moves('consents'),
  'data_exports.account_id': ends,
  'earlier_addresses.account_id': ends,
  'email_changes.account_id': ends,
  'email_verification_codes.account_id': ends,
  // Read again, the file of an earlier system finds the one that stays.
  'imported_records.account_id': moves(),
  'inquiries.taken_by': OF_OTHERS,
  'inquiry_messages.account_id': moves(),
  'kept_answers.account_id': ends,
  'mandates.account_id': OF_OTHERS,
  'message_uploads.account_id': moves(),
  'outbox.handled_by': OF_OTHERS,
  'passkeys.account_id': ends,
  'password_reset_tokens.account_id': ends,
  'project_messages.hidden_by': OF_OTHERS,
  'project_messages.recipient_id': moves(),
  'project_messages.sender_account_id': moves('messages'),
  'saved_searches.account_id': OF_OTHERS,
  'saved_views.account_id': OF_OTHERS,
  'sessions.account_id': ends,
  'shortlists.account_id': OF_OTHERS,
  'sign_in_methods.account_id': ends,
  'sign_offs.asked_by': OF_OTHERS,
  'talents.account_id': stays('The empty row keeps its account, at which nobody signs in.'),
  'talents.reviewed_by': OF_OTHERS,
  'talents.standing_by': OF_OTHERS,
  'thread_readings.account_id': OF_OTHERS,
  'two_factors.account_id': ends,
};
