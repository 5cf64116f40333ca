import { type AdminRole, FINANCE_ADMINS, HELPING_ADMINS, REVIEWING_ADMINS } from './admin-roles.ts';

/** What waits for a person at Medverka, in the order in which it is told: first what people wait for an answer to. */
export const TO_DOS = [
  'applications',
  'profiles',
  'announcements',
  'appeals',
  'disputes',
  'inquiries',
  'payouts_at_risk',
  'overdue_invoices',
  'dead_entries',
  'unprintable_agreements',
] as const;
export type ToDo = (typeof TO_DOS)[number];

/** Whose work it is. The rest neither count it nor hear of it. */
export const DESK_OF: Readonly<Record<ToDo, readonly AdminRole[]>> = {
  applications: REVIEWING_ADMINS,
  profiles: REVIEWING_ADMINS,
  announcements: REVIEWING_ADMINS,
  appeals: REVIEWING_ADMINS,
  disputes: HELPING_ADMINS,
  inquiries: HELPING_ADMINS,
  payouts_at_risk: FINANCE_ADMINS,
  overdue_invoices: FINANCE_ADMINS,
  dead_entries: HELPING_ADMINS,
  unprintable_agreements: HELPING_ADMINS,
};
