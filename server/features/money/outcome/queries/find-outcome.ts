import { sql } from 'kysely';
import type { CompletedProject, Outcome } from '#contract/money/outcome.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { CompanyActor } from '#server/actor.ts';
import { casts } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { listInvoicesOf } from '#server/features/money/invoice/queries/list-company-invoices.ts';
import { seesInvoices } from '#server/features/money/outcome/policy.ts';
import { visibleProjects } from '#server/features/projects/project/policy.ts';
import { outcomeColumns } from './outcome-columns.ts';

type Row = Omit<CompletedProject, 'invoiced'> &
  Pick<Outcome, 'status' | 'municipality_id' | 'place' | 'uninvoiced_ore'>;

// A charge on a draft counts as not invoiced, because the company does not see drafts.
const UNINVOICED = sql`coalesce((
  select sum((g.company_price ->> 'ex_vat_ore')::bigint) from charges g
  where g.project_id = p.id and not exists (
    select from invoices i where i.charge_ids @> array[g.id] and i.number is not null and not i.charges_released)), 0)::bigint`;

const listDays = (db: Db, project_id: string) =>
  sql<Outcome['days'][number]>`
    select worked.day, count(distinct b.candidate_id) as people_count,
      exists (select from call_sheets c where c.project_id = ${project_id} and c.day = worked.day) as has_sheet
    from bookings b cross join lateral (
      select day::date as day from generate_series(b.starts_on, b.ends_on, interval '1 day') day) worked
    where b.project_id = ${project_id} and b.status <> 'cancelled' group by worked.day order by worked.day`.execute(db);

/** The outcome of one of the company's projects: days, sums and, for members who may see them, invoices. */
export async function findOutcome(db: Db, actor: CompanyActor, id: string, moment: Moment) {
  const mayRead = seesInvoices(actor);
  const [project, days, invoices] = await Promise.all([
    sql<Row>`
      select ${outcomeColumns(actor, false)}, p.status, p.municipality_id, p.place, ${UNINVOICED} as uninvoiced_ore
      from projects p where p.id = ${id} and ${visibleProjects(actor)}`.execute(db),
    listDays(db, id),
    mayRead ? listInvoicesOf(db, actor, id, moment) : null,
  ]);
  const [row] = project.rows;
  return row ? { ...row, days: days.rows, invoices, may_start_anew: casts(actor) } : refuse('not_found');
}
