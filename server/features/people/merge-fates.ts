import { ends, type Fates, joins, moves, OF_OTHERS, stays } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    // join-profile.ts has already joined the days that the talent entered, so only the days of calendars are moved
    // here.
    'busy_hours.talent_id': joins(['day', 'from_time', 'to_time']),
    'busy_spans.talent_id': moves(),
    'calendar_feeds.talent_id': joins([]),
    'cv_documents.talent_id': moves('documents'),
    'different_people.one_id': stays('A pair is stored in the order of its ids, so join-profile.ts moves it.'),
    'different_people.other_id': stays('As for one_id.'),
    'foreign_calendars.talent_id': joins(['address_hash']),
    'guardian_consents.talent_id': moves('guardians'),
    'legal_names.talent_id': stays('join-profile.ts takes the legal name over with the name.'),
    'media.talent_id': moves('pictures'),
    'payment_details_readings.talent_id': stays('The log of readings never changes.'),
    // A guardian's number follows the guardian; of two own numbers that of the staying profile is kept.
    'phone_numbers.talent_id': joins(['consent_id']),
    // join-profile.ts has ended one of two standing marks.
    'protected_identities.talent_id': moves(),
    'recordings.talent_id': moves('films'),
    'talent_credits.talent_id': moves('credits'),
    'talent_languages.talent_id': joins(['language_id']),
    'talent_merges.into_id': moves(),
    'talent_merges.talent_id': stays('The row names the profile that left.'),
    'talent_payment_details.talent_id': stays('A profile with a personal number cannot be the leaving one.'),
    'talent_phones.talent_id': joins([]),
    'talent_search.talent_id': stays('Emptied, so that the search cannot find the profile that left.'),
    'talent_seen_days.talent_id': joins(['day', 'shown_as']),
    'talent_sizes.talent_id': joins(['size_id']),
    'talent_skills.talent_id': joins(['skill_id']),
    // An agent was chosen for one profile; for the other the person chooses again.
    'representations.talent_id': ends,
    'tax_papers.talent_id': moves(),
    'work_rights.talent_id': moves(),
    'talents.merged_into': moves(),
  },
  accounts: {
    // A later import of the same file then finds the profile that remains.
    'imported_records.account_id': moves(),
    'protected_identities.removed_by': OF_OTHERS,
    'protected_identities.set_by': OF_OTHERS,
    'representations.agent_account_id': ends,
    'talents.account_id': stays('The empty row keeps its account, to which nobody can sign in.'),
    'talents.reviewed_by': OF_OTHERS,
    'talents.standing_by': OF_OTHERS,
  },
};
