import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  diets: { tables: ['assignment_diets'] },
  printed: { tables: ['documents'], files: ['document'] },
  profile: { tables: ['reviews', 'review_parts'] },
  asked: { tables: ['clearances', 'summonses', 'work_injuries'], files: ['clearance'] },
  company: { tables: ['call_sheets', 'call_sheet_versions', 'day_moves'] },
  agreements: {
    tables: [
      'agreements',
      'agreement_approvals',
      'agreement_approval_links',
      'agreement_signatures',
      'usage_rights',
      'bookings',
      'documents',
    ],
    files: ['document'],
  },
  books: { tables: ['work_reports', 'work_report_versions'], files: ['work_report'] },
};
