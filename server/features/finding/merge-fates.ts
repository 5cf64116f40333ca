import { type Fates, joins, OF_OTHERS } from '#domain/kernel/merge/fate.ts';

/**
 * The fate of each column of this context that refers to a talent or an account, when two profiles of one person are
 * merged.
 */
export const fates: Fates = {
  talents: {
    'saved_search_people.talent_id': joins(['saved_search_id']),
    'shortlist_people.talent_id': joins(['shortlist_id'], 'lists'),
    'shown_people.talent_id': joins(['account_id', 'day', 'shown_as']),
  },
  accounts: {
    'saved_searches.account_id': OF_OTHERS,
    'saved_views.account_id': OF_OTHERS,
    'shortlists.account_id': OF_OTHERS,
  },
};
