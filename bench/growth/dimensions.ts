/** The data that the bench doubles, each by itself while all else stays. */
import type { Copying } from './copies.ts';

/** The whole of the smallest size: the people who ask, and this many copies of all that they have. */
export const CROWD = 16;
/** How many times the smallest size. */
export const SIZES = [1, 2, 4, 8] as const;
/** Open tabs at the smallest size. */
export const TABS = 100;

type Which = Pick<Copying, 'tables' | 'kept'>;

const PEOPLE = [
  'accounts',
  'archived_people',
  'busy_spans',
  'companies',
  'company_members',
  'consents',
  'cv_documents',
  'media',
  'passkeys',
  'recordings',
  'sessions',
  'sign_in_methods',
  'talent_languages',
  'talent_search',
  'talents',
];

const BOOKED = [
  'agreements',
  'bookings',
  'call_sheet_versions',
  'call_sheets',
  'candidates',
  'clearances',
  'review_parts',
  'reviews',
  'usage_rights',
  'work_report_versions',
  'work_reports',
];

/** Of others: what those who ask have stays as it is. */
export const OF_OTHERS: Readonly<Record<string, Which>> = {
  everything: {},
  people: { tables: PEOPLE },
  projects: {
    tables: [
      'announcements',
      'project_checks',
      'project_dates',
      'project_edit_logs',
      'project_roles',
      'projects',
      'role_picks',
    ],
  },
  requests: { tables: ['candidates', 'counter_offer_versions', 'counter_offers', 'invitations'] },
  messages: { tables: ['inquiry_messages', 'notices', 'project_messages'] },
  bookings: { tables: BOOKED },
  books: {
    tables: [
      'bank_entries',
      'bank_files',
      'book_exports',
      'charges',
      'invoice_papers',
      'invoices',
      'payout_batches',
      'payouts',
      'voucher_lines',
      'vouchers',
    ],
  },
};

const WHO = ['accounts', 'companies', 'company_members', 'passkeys', 'sessions', 'sign_in_methods', 'two_factors'];
const TALENTS = ['talents', 'talent_search', 'talent_languages', 'media', 'consents'];

/** Of those who ask: what their screens show grows. */
export const OF_ONES_OWN: Readonly<Record<string, Which>> = {
  own: { kept: [...WHO, ...TALENTS] },
};
