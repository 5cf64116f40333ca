import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  books: { tables: ['tax_papers', 'work_rights'] },
  links: { tables: ['phone_numbers'] },
  unconfirmed: { tables: ['talents'] },
  idle: { tables: ['talents'] },
  views: { tables: ['shown_people', 'shown_people_days', 'shown_people_told'] },
  view_figures: { tables: ['talent_seen_days'] },
  search_traces: { tables: ['talent_search'] },
  past_days: { tables: ['busy_spans', 'busy_hours'] },
  requests: { files: ['recording'] },
  looks: { tables: ['payment_details_readings'] },
  imported: { tables: ['imported_records'] },
  profile: {
    tables: [
      'talents',
      'talent_search',
      'talent_credits',
      'talent_languages',
      'talent_sizes',
      'talent_skills',
      'media',
      'recordings',
      'cv_documents',
      'talent_phones',
      'phone_numbers',
      'calendar_feeds',
      'foreign_calendars',
      'busy_spans',
      'busy_hours',
    ],
    files: ['media', 'recording', 'cv_document'],
  },
  guardians: { tables: ['guardian_consents'] },
  guardian_phones: { tables: ['phone_numbers'] },
  payment_details: { tables: ['talent_payment_details'] },
};
