/**
 * What nobody can measure before it is so: how a market of a size behaves. Everything else in the forecast is measured.
 * Each is a guess of ours, on the busy side; change it here and run `node bench/forecast.ts`.
 */

/** The sizes that are worked out: talents, and a company for every hundred of them. */
export const TALENTS = [100_000, 1_000_000, 10_000_000] as const;
export const TALENTS_OF_A_COMPANY = 100;
export const YEARS = 3;

/** Rows of each company, besides itself. */
export const OF_A_COMPANY = { company_members: 3, accounts: 3, sessions: 6, shortlists: 2, saved_searches: 2 } as const;
/** Rows of each talent, besides those of the made-up talents. */
export const OF_A_TALENT = { accounts: 1, talent_search: 1, sessions: 1, consents: 2 } as const;

export const PROJECTS_OF_A_YEAR = 12;
export const REQUESTS_OF_A_PROJECT = 15;
export const JOBS_OF_A_PROJECT = 3;

export const OF_A_PROJECT = {
  projects: 1,
  project_roles: 2,
  project_edit_logs: 30,
  events: 20,
  event_concerns: 60,
  auditions: 0.5,
  invoices: 1,
  vouchers: 2,
  voucher_lines: 6,
} as const;
export const OF_A_REQUEST = {
  candidates: 1,
  events: 3,
  event_concerns: 9,
  notices: 4,
  invitations: 0.3,
  project_messages: 2,
} as const;
/** A talent's job, from the booking to the payout. */
export const OF_A_JOB = {
  bookings: 1.5,
  agreements: 1,
  usage_rights: 1,
  work_reports: 1,
  charges: 1,
  payouts: 1,
  reviews: 1,
  project_chats: 1,
  project_messages: 8,
  events: 12,
  event_concerns: 36,
  notices: 12,
  vouchers: 2,
  voucher_lines: 8,
} as const;

/** The busiest hour: part of the talents and of the companies' members with an open tab, and their calls a minute. */
export const OPEN_TALENTS = 0.01;
export const OPEN_MEMBERS = 0.2;
export const CALLS_OF_A_TAB_A_MINUTE = 2;
/** Part of the calls that are searches. */
export const SEARCHES = 0.03;
/** Mails to each request and each job, and how much more there are in the busiest hour than on average. */
export const MAILS_OF_A_REQUEST = 2;
export const MAILS_OF_A_JOB = 8;
export const BUSIEST = 10;

/** Bytes in the file store: a picture in all its sizes, and the films of a talent on average. */
export const PICTURE_BYTES = 600_000;
export const FILM_BYTES_OF_A_TALENT = 3_000_000;
export const DOCUMENT_BYTES = 60_000;

/** Part of a core or connection that is planned to be busy. */
export const BUSY = 0.5;
