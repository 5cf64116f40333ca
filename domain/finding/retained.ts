import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  account: { tables: ['saved_searches', 'saved_search_people', 'shortlists', 'shortlist_people'] },
};
