import { ADMIN_ROLES, type AdminRole, FINANCE_ADMINS, HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { DESK_OF } from '#domain/kernel/roles/to-do.ts';

/**
 * The desks of administrators that get a notice, by the entity at the beginning of its type: the desk that has the
 * task, and the owners, as in the list of tasks.
 */
const DESKS = {
  company: DESK_OF.applications,
  company_change: DESK_OF.company_changes,
  profile: DESK_OF.profiles,
  announcement: DESK_OF.announcements,
  project_check: DESK_OF.first_projects,
  appeal: DESK_OF.appeals,
  report: DESK_OF.disputes,
  inquiry: DESK_OF.inquiries,
  invoice: DESK_OF.overdue_invoices,
  credit_line: DESK_OF.credit_questions,
  payout: DESK_OF.payouts_at_risk,
  correction: FINANCE_ADMINS,
  tax_paper: FINANCE_ADMINS,
  injury: FINANCE_ADMINS,
  outbox: DESK_OF.dead_entries,
  agreement: DESK_OF.unprintable_agreements,
  job: HELPING_ADMINS,
  // All administrators are told when an administrator joins, leaves or changes desk.
  admin: ADMIN_ROLES,
} as const satisfies Readonly<Record<string, readonly AdminRole[]>>;

type DeskNoun = keyof typeof DESKS;

/** A type of notice for administrators: the entity at its beginning belongs to a desk. */
export type AdminNoticeType = `${DeskNoun}.${string}`;

/** The entities whose notices a desk gets. */
export const noticeNounsOf = (role: AdminRole): DeskNoun[] =>
  (Object.keys(DESKS) as DeskNoun[]).filter((noun) => (DESKS[noun] as readonly AdminRole[]).includes(role));
