import { sql } from 'kysely';
import type { CompanyActor } from '#server/actor.ts';
import { visibleInvoices } from '#server/features/money/invoice/policy.ts';
import { openForCompany } from '#server/features/money/invoice/queries/list-company-invoices.ts';

/** The days of the booking `b`. */
const DAYS = sql`generate_series(b.starts_on, b.ends_on, interval '1 day')`;

const CHARGED = sql`coalesce((
  select sum((g.company_price ->> 'ex_vat_ore')::bigint) from charges g where g.project_id = p.id), 0)::bigint`;

/** The invoiced and the unpaid amount of the project `p`, with VAT, on invoices that the actor may see. */
const invoicedFor = (actor: CompanyActor) => sql`(
  select jsonb_build_object('total_ore', coalesce(sum(i.total_ore), 0), 'open_ore', coalesce(sum(${openForCompany}), 0))
  from invoices i where i.project_id = p.id and ${visibleInvoices(actor)})`;

/** The columns of a project `p` with its outcome. */
export const outcomeColumns = (actor: CompanyActor, seesInvoices: boolean) => sql`
  p.id, p.kind, p.title, p.work_ends_on as last_day,
  (select min(d.starts_on) from project_dates d where d.project_id = p.id) as first_day,
  (select count(distinct day) from bookings b, ${DAYS} day
    where b.project_id = p.id and b.status <> 'cancelled') as day_count,
  (select count(distinct b.candidate_id) from bookings b
    where b.project_id = p.id and b.status <> 'cancelled') as people_count,
  (select coalesce(jsonb_agg(jsonb_build_object('status', s.status, 'count', s.count) order by s.status), '[]')
    from (select r.status, count(*) as count from work_reports r where r.project_id = p.id group by r.status) s) as reports,
  ${CHARGED} as charged_ore,
  (select case when count(*) > 0 then jsonb_build_object('count', count(*), 'closes_date', min(w.closes_date)) end
    from reviews w where w.project_id = p.id and w.status = 'open' and not exists (
      select from review_parts part where part.review_id = w.id and part.side = 'company')) as to_review,
  ${seesInvoices ? invoicedFor(actor) : sql`null::jsonb`} as invoiced`;
