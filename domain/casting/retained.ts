import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  requests: { tables: ['candidates', 'candidate_notes', 'counter_offers', 'counter_offer_versions'] },
  profile: { tables: ['kept_announcements', 'role_picks'] },
  asked: { tables: ['candidates', 'options', 'closing_answers'] },
  company: { tables: ['sign_offs', 'announcements', 'closings'] },
  agreements: { tables: ['candidate_terms'] },
  house: { tables: ['announcement_rules'] },
};
