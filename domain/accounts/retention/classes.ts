/**
 * The time for which all data about people is kept, and why. The job that ends outdated data reads its periods here,
 * the public page and the report of administrators are written from it, and a test asks the database for a table that
 * no class has.
 */
import { AGREEMENT_YEARS, BOOKS_YEARS } from '#domain/accounts/deletion/deletion.rules.ts';
import { ENDED_BY_RUN } from './ended-by-run.ts';
import type { Classes } from './retention-class.ts';

/** The classes that end with an account or a company, and those that a law keeps. */
const OF_ACCOUNT = { ended_by: 'account', outcome: 'deleted', source: null, period: null, since: null } as const;
const OF_COMPANY = { ...OF_ACCOUNT, ended_by: 'company' } as const;
const BY_LAW = { ended_by: 'law', outcome: 'kept' } as const;

const ENDED_OTHERWISE = {
  account: {
    ...OF_ACCOUNT,
    tables: [
      'accounts',
      'account_deletions',
      'sign_in_methods',
      'passkeys',
      'two_factors',
      'message_uploads',
      'saved_searches',
      'saved_search_people',
      'saved_views',
      'shortlists',
      'shortlist_people',
    ],
    ground: 'contract',
  },
  profile: {
    ...OF_ACCOUNT,
    tables: [
      'talents',
      'talent_search',
      'talent_blocks',
      'talent_credits',
      'talent_languages',
      'talent_sizes',
      'talent_skills',
      'talent_merges',
      'different_people',
      'media',
      'recordings',
      'cv_documents',
      'talent_phones',
      'calendar_feeds',
      'foreign_calendars',
      'busy_spans',
      'kept_announcements',
      'role_picks',
      'reviews',
      'review_parts',
    ],
    files: ['media', 'recording', 'cv_document'],
    ground: 'contract',
  },
  guardians: { ...OF_ACCOUNT, tables: ['guardian_consents', 'consents'], ground: 'consent' },
  payment_details: { ...OF_ACCOUNT, tables: ['talent_payment_details'], ground: 'contract' },
  support: {
    ...OF_ACCOUNT,
    tables: ['inquiries', 'inquiry_messages', 'appeals', 'admin_notes', 'mandates'],
    files: ['inquiry'],
    ground: 'contract',
  },
  asked: {
    ...OF_ACCOUNT,
    tables: ['candidates', 'options', 'closing_answers', 'appointments', 'clearances', 'summonses', 'notices'],
    files: ['clearance'],
    ground: 'contract',
    outcome: 'emptied',
  },
  history: {
    ...OF_ACCOUNT,
    tables: ['events', 'event_concerns', 'project_edit_logs'],
    ground: 'interest',
    outcome: 'emptied',
  },
  company: {
    ...OF_COMPANY,
    tables: [
      'companies',
      'company_members',
      'company_answer_times',
      'company_member_log',
      'api_keys',
      'webhooks',
      'project_templates',
      'sign_offs',
      'projects',
      'project_roles',
      'project_dates',
      'project_checks',
      'announcements',
      'auditions',
      'audition_rooms',
      'audition_slots',
      'call_sheets',
      'call_sheet_versions',
      'closings',
      'presentations',
    ],
    files: ['audition'],
    ground: 'contract',
  },
  agreements: {
    ...BY_LAW,
    tables: [
      'agreements',
      'agreement_approvals',
      'agreement_approval_links',
      'agreement_signatures',
      'usage_rights',
      'bookings',
      'candidate_terms',
      'documents',
      'archived_people',
    ],
    files: ['document'],
    ground: 'interest',
    source: 'limitation',
    period: `P${AGREEMENT_YEARS}Y`,
    since: 'usage_rights.ends_on',
  },
  books: {
    ...BY_LAW,
    tables: [
      'vouchers',
      'voucher_lines',
      'invoices',
      'invoice_papers',
      'invoice_payments',
      'invoice_reminders',
      'credit_notes',
      'charges',
      'payees',
      'payouts',
      'payout_counters',
      'payout_batches',
      'payout_batch_lines',
      'work_reports',
      'work_report_versions',
      'bank_files',
      'bank_entries',
      'bank_entry_parts',
      'book_exports',
      'closed_months',
      'documents',
    ],
    files: ['document', 'work_report', 'bank_file', 'book_export'],
    ground: 'law',
    source: 'bookkeeping',
    period: `P${BOOKS_YEARS}Y`,
    since: 'vouchers.posted_on',
  },
  house: {
    tables: ['setting_versions', 'rate_log', 'platform_details', 'announcement_rules'],
    ended_by: 'nothing',
    outcome: 'kept',
    ground: 'interest',
    source: 'accountability',
    period: null,
    since: null,
  },
} as const satisfies Classes;

export const RETENTION = { ...ENDED_BY_RUN, ...ENDED_OTHERWISE } as const satisfies Classes;
export type RetainedClass = keyof typeof RETENTION;
export type EndedByRun = keyof typeof ENDED_BY_RUN;

/** Every class, as the table has it. */
export const RETAINED = Object.keys(RETENTION) as RetainedClass[];
export const ENDED_BY_RUN_IN_ORDER = Object.keys(ENDED_BY_RUN) as EndedByRun[];

/** Tables that say nothing of anybody, and what they hold. */
export const WITHOUT_PEOPLE: Readonly<Record<string, string>> = {
  deleted_records: 'Ids that are never given to anything again.',
  invoice_counters: 'How many there are.',
  private_files: 'Files; each belongs to the class of its noun.',
  rates: 'Figures of prices.',
  schedules: 'When each job is done next.',
  schema_migrations: 'What has been done to the database.',
  unknown_files: 'Names of files that no row names; they go with the files.',
  voucher_counters: 'How many there are.',
};
