import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  joining: { tables: ['admin_invitations'] },
  archive: { tables: ['archived_people'] },
  account: { tables: ['saved_views'] },
  profile: { tables: ['talent_merges', 'different_people'] },
  company: { tables: ['company_changes'], files: ['company_change'] },
  support: { tables: ['admin_notes', 'mandates'] },
  agreements: { tables: ['archived_people'] },
};
