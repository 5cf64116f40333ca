import { sql } from 'kysely';
import { DESK_OF, TO_DOS, type ToDo } from '#domain/kernel/roles/to-do.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import { lengthOf } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/transaction.ts';

interface Waiting {
  readonly what: ToDo;
  readonly count: number;
  readonly oldest_date: string | null;
}

interface Queue {
  /** The waiting rows, as in `lengthOf`. */
  readonly rows: ReturnType<typeof sql>;
  /** The column with the time since which a row waits; without one the screen of the to-do shows the due days. */
  readonly since?: string;
}

/** For each to-do its waiting rows, which an index holds in the order of their dates. */
const WAITING: Readonly<Record<ToDo, (moment: Moment) => Queue>> = {
  own_details: ({ today }) => ({
    rows: sql`(values (1)) lacking where not exists (select from platform_details where valid_from <= ${today})`,
  }),
  applications: () => ({
    rows: sql`companies where status = 'pending' and email_confirmed_date is not null`,
    since: 'email_confirmed_date',
  }),
  company_changes: () => ({ rows: sql`company_changes where status = 'asked'`, since: 'asked_date' }),
  profiles: () => ({ rows: sql`talents where review = 'waiting'`, since: 'submitted_date' }),
  announcements: () => ({ rows: sql`announcements where status = 'waiting'`, since: 'updated_date' }),
  first_projects: () => ({ rows: sql`project_checks where status = 'waiting'`, since: 'waits_since' }),
  appeals: () => ({ rows: sql`appeals where status = 'waiting'`, since: 'written_date' }),
  disputes: () => ({ rows: sql`work_reports where status = 'disputed'`, since: 'updated_date' }),
  inquiries: () => ({ rows: sql`inquiries where status = 'open'`, since: 'waits_since' }),
  credit_questions: () => ({ rows: sql`credit_lines where status = 'asked'`, since: 'asked_date' }),
  payouts_at_risk: ({ today }) => ({
    rows: sql`payouts where status not in ('sent', 'paid') and calm_until < ${today}`,
  }),
  invoice_drafts: () => ({ rows: sql`invoices where status in ('draft', 'checked')`, since: 'created_date' }),
  overdue_invoices: ({ today }) => ({
    rows: sql`invoices where status = 'issued' and due_on < ${today}`,
    since: 'due_on',
  }),
  dead_entries: () => ({ rows: sql`outbox where state = 'dead'`, since: 'state_date' }),
  unprintable_agreements: () => ({
    rows: sql`agreements where unprintable_date is not null and status <> 'void'`,
    since: 'unprintable_date',
  }),
};

/** The number of waiting rows, counted as the length of a list, and the date of the oldest. */
function measured({ rows, since }: Queue) {
  const oldest = since ? sql`(select min(${sql.ref(since)}) from ${rows})` : sql`null`;
  return sql`(${lengthOf(rows)}) as count, ${oldest}::timestamptz as oldest_date`;
}

/** The number and oldest date of each to-do, including to-dos with nothing waiting. */
export async function countToDo(db: Db, moment: Moment, which: readonly ToDo[] = TO_DOS): Promise<Waiting[]> {
  const counted = which.map((what) => sql`select ${what}::text as what, ${measured(WAITING[what](moment))}`);
  const { rows } = await sql<Waiting>`${sql.join(counted, sql` union all `)}`.execute(db);
  return rows;
}

/** The to-dos of the administrator's role, in the order of TO_DOS; to-dos with nothing waiting are left out. */
export async function listToDo(db: Db, actor: AdminActor, moment: Moment): Promise<Waiting[]> {
  const own = TO_DOS.filter((what) => DESK_OF[what].includes(actor.admin_role));
  const rows = await countToDo(db, moment, own);
  return own.flatMap((what) => rows.filter((row) => row.what === what && row.count > 0));
}
