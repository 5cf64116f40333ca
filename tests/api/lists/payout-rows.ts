import type { ListRow } from './list-row.ts';

/** The lists of payouts and batches. */
export const PAYOUT_ROWS: Readonly<Record<string, ListRow>> = {
  'GET /talent/payouts items (coming)': {
    as: 'talent',
    made: `select id, due_on from payouts where talent_id = $talent and status = 'planned'`,
    order: ['due_on', 'id'],
  },
  'GET /talent/payouts items (sent)': {
    as: 'talent',
    // The day of payment is fixed (market-money.ts).
    query: { group: 'sent', year: '2026' },
    made: `select id, sent_on from payouts where talent_id = $talent and status = 'sent'`,
    order: ['-sent_on', 'id'],
  },
  'GET /admin/payouts items': {
    as: 'admin',
    made: `select id, due_on from payouts where status = 'prepared'`,
    order: ['due_on', 'id'],
  },
  'GET /admin/payouts items (sent)': {
    as: 'admin',
    query: { group: 'sent' },
    made: `select id, due_on from payouts where status = 'sent'`,
    order: ['due_on', 'id'],
  },
  'GET /talent/tax-papers items': {
    as: 'talent',
    made: 'select id, created_date from tax_papers where talent_id = $talent',
    order: ['-created_date', 'id'],
  },
  'GET /admin/tax-papers items': {
    as: 'admin',
    made: `select id, created_date from tax_papers where status = 'handed_in'`,
    order: ['created_date', 'id'],
  },
  'GET /admin/batches items': {
    as: 'admin',
    made: 'select id, number from payout_batches',
    order: ['-number', 'id'],
    no_ties: 'each batch has a number of its own',
  },
};
