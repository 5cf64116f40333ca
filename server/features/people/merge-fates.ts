import { type Fates, joins, moves, OF_OTHERS, stays } from '#domain/kernel/merge/fate.ts';

/** The fates of this context's rows when two profiles of one person are merged. */
export const fates: Fates = {
  talents: {
    // The days that the talent entered were already joined (join-profile.ts), so only those of calendars are moved
    // here.
    'busy_spans.talent_id': moves(),
    'calendar_feeds.talent_id': joins([]),
    'cv_documents.talent_id': moves('documents'),
    'different_people.one_id': stays('Which two were told apart names them in order; they are joined by hand.'),
    'different_people.other_id': stays('As the other.'),
    'foreign_calendars.talent_id': joins(['address_hash']),
    'guardian_consents.talent_id': moves('guardians'),
    'media.talent_id': moves('pictures'),
    'payment_details_readings.talent_id': stays('What was read is a log that is never changed.'),
    'recordings.talent_id': moves('films'),
    'talent_credits.talent_id': moves('credits'),
    'talent_languages.talent_id': joins(['language_id']),
    'talent_merges.into_id': moves(),
    'talent_merges.talent_id': stays('It says who went.'),
    'talent_payment_details.talent_id': stays('Whoever has told a number does not go.'),
    'talent_phones.talent_id': joins([]),
    'talent_search.talent_id': stays('Emptied; nobody finds the one that went.'),
    'talent_seen_days.talent_id': joins(['day', 'shown_as']),
    'talent_sizes.talent_id': joins(['size_id']),
    'talent_skills.talent_id': joins(['skill_id']),
    'talents.merged_into': moves(),
  },
  accounts: {
    // A later import of the same file finds the profile that stays.
    'imported_records.account_id': moves(),
    'talents.account_id': stays('The empty row keeps its account, at which nobody signs in.'),
    'talents.reviewed_by': OF_OTHERS,
    'talents.standing_by': OF_OTHERS,
  },
};
