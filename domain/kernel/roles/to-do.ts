import { type AdminRole, FINANCE_ADMINS, HELPING_ADMINS, REVIEWING_ADMINS } from './admin-roles.ts';

/** The tasks of administrators, in display order: first those for which people wait. */
export const TO_DOS = [
  'own_details',
  'applications',
  'company_changes',
  'profiles',
  'announcements',
  'first_projects',
  'appeals',
  'disputes',
  'inquiries',
  'credit_questions',
  'payouts_at_risk',
  'invoice_drafts',
  'overdue_invoices',
  'dead_entries',
  'unprintable_agreements',
] as const;
export type ToDo = (typeof TO_DOS)[number];

/** The administrators responsible for each task. Other administrators neither see its count nor get its notices. */
export const DESK_OF: Readonly<Record<ToDo, readonly AdminRole[]>> = {
  // Nothing can be invoiced or paid before our own details are filled in.
  own_details: FINANCE_ADMINS,
  applications: REVIEWING_ADMINS,
  company_changes: REVIEWING_ADMINS,
  profiles: REVIEWING_ADMINS,
  announcements: REVIEWING_ADMINS,
  first_projects: REVIEWING_ADMINS,
  appeals: REVIEWING_ADMINS,
  disputes: HELPING_ADMINS,
  inquiries: HELPING_ADMINS,
  credit_questions: FINANCE_ADMINS,
  payouts_at_risk: FINANCE_ADMINS,
  invoice_drafts: FINANCE_ADMINS,
  overdue_invoices: FINANCE_ADMINS,
  dead_entries: HELPING_ADMINS,
  unprintable_agreements: HELPING_ADMINS,
};
