import { type Fates, joins, moves, OF_OTHERS } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    'candidates.talent_id': moves('candidates'),
    'counter_offers.talent_id': moves(),
    'kept_announcements.talent_id': joins(['announcement_id']),
    'options.talent_id': moves(),
    'role_picks.talent_id': joins(['role_id']),
  },
  accounts: {
    'candidate_notes.account_id': OF_OTHERS,
    'sign_offs.asked_by': OF_OTHERS,
  },
};
