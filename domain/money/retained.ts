import type { Retained } from '#domain/accounts/retention/classes.ts';

/** The tables and private files of this context with data about people, by retention class. */
export const retained: Retained = {
  books: {
    tables: [
      'vouchers',
      'voucher_lines',
      'voucher_corrections',
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
      'supplier_invoices',
      'f_tax_invocations',
      'bank_files',
      'bank_entries',
      'bank_entry_parts',
      'bank_balances',
      'book_exports',
      'closed_months',
      'wage_declarations',
      'wage_declaration_handings',
      'wage_declaration_readings',
      'documents',
    ],
    files: ['document', 'bank_file', 'book_export'],
  },
  company: { tables: ['project_invoicing'] },
  house: { tables: ['platform_details', 'credit_lines'] },
};
