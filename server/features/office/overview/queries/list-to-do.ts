import { sql } from 'kysely';
import { DESK_OF, TO_DOS, type ToDo } from '#domain/kernel/roles/to-do.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { AdminActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';

interface Waiting {
  readonly what: ToDo;
  readonly count: number;
  readonly oldest_date: string | null;
}

/** For each to-do: SQL for its number and its oldest date, each read from an index of waiting rows. */
const WAITING: Readonly<Record<ToDo, (moment: Moment) => ReturnType<typeof sql>>> = {
  own_details: ({ today }) => sql`select count(*), null::timestamptz from (values (1)) lacking
    where not exists (select from platform_details where valid_from <= ${today})`,
  applications: () => sql`select count(*), min(email_confirmed_date)
    from companies where status = 'pending' and email_confirmed_date is not null`,
  profiles: () => sql`select count(*), min(submitted_date) from talents where review = 'waiting'`,
  announcements: () => sql`select count(*), min(updated_date) from announcements where status = 'waiting'`,
  first_projects: () => sql`select count(*), min(waits_since) from project_checks where status = 'waiting'`,
  appeals: () => sql`select count(*), min(written_date) from appeals where status = 'waiting'`,
  disputes: () => sql`select count(*), min(updated_date) from work_reports where status = 'disputed'`,
  inquiries: () => sql`select count(*), min(waits_since) from inquiries where status = 'open'`,
  // Without a date: the screen of this to-do shows the due days.
  payouts_at_risk: ({ today }) => sql`select count(*), null::timestamptz
    from payouts where status not in ('sent', 'paid') and calm_until < ${today}`,
  invoice_drafts: () => sql`select count(*), min(created_date) from invoices where status in ('draft', 'checked')`,
  overdue_invoices: ({ today }) => sql`select count(*), min(due_on)::timestamptz
    from invoices where status = 'issued' and due_on < ${today}`,
  dead_entries: () => sql`select count(*), min(state_date) from outbox where state = 'dead'`,
  unprintable_agreements: () => sql`select count(*), min(unprintable_date)
    from agreements where unprintable_date is not null and status <> 'void'`,
};

/** The number and oldest date of each to-do, including to-dos with nothing waiting. */
export async function countToDo(db: Db, moment: Moment, which: readonly ToDo[] = TO_DOS): Promise<Waiting[]> {
  const counted = which.map(
    (what) => sql`select ${what}::text as what, w.count, w.oldest_date
    from (${WAITING[what](moment)}) w (count, oldest_date)`,
  );
  const { rows } = await sql<Waiting>`${sql.join(counted, sql` union all `)}`.execute(db);
  return rows;
}

/** The to-dos of the administrator's role, in the order of TO_DOS; to-dos with nothing waiting are left out. */
export async function listToDo(db: Db, actor: AdminActor, moment: Moment): Promise<Waiting[]> {
  const own = TO_DOS.filter((what) => DESK_OF[what].includes(actor.admin_role));
  const rows = await countToDo(db, moment, own);
  return own.flatMap((what) => rows.filter((row) => row.what === what && row.count > 0));
}
