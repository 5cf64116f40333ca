import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  unconfirmed: { tables: ['companies'] },
  joining: { tables: ['company_invitations'] },
  profile: { tables: ['talent_blocks'] },
  books: { tables: ['company_places'] },
  company: {
    tables: ['companies', 'company_members', 'company_answer_times', 'company_member_log', 'api_keys', 'webhooks'],
  },
};
