import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent } from '#server/events/event.ts';
import type { Making } from '#server/lifecycle/adapter.ts';

interface Owing {
  readonly project_id: string;
  readonly project_title: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly invoice_reference: string;
  readonly order_reference: string;
  readonly charge_ids: string[];
}

/**
 * Locks projects before their open charges are read: if the last two reports are approved at the same moment, the
 * second transaction reads the charge of the first.
 */
export async function holdProjects(trx: Trx, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`invoices of ${id}`}, 0))`.execute(trx);
  }
}

/**
 * The charges of projects that are on no invoice, by a condition on `p` (projects) and `g` (charges). `group` divides
 * them further: each group goes on a separate invoice.
 */
export async function findOwing(trx: Trx, where: ReturnType<typeof sql>, group = sql`null::uuid`): Promise<Owing[]> {
  const { rows } = await sql<Owing>`
    select p.id as project_id, p.title as project_title, c.id as company_id, c.name as company_name,
      coalesce(nullif(c.invoice_reference, ''), c.contact_name) as invoice_reference,
      coalesce(nullif(n.order_reference, ''), c.order_reference) as order_reference,
      array_agg(g.id order by g.happened_on, g.role_title, g.id) as charge_ids
    from charges g join projects p on p.id = g.project_id join companies c on c.id = p.company_id
      left join project_invoicing n on n.project_id = p.id
    where g.status = 'owed' and ${where}
    group by p.id, c.id, n.project_id, ${group} order by p.id`.execute(trx);
  return rows;
}

/** A draft invoice of open charges. */
export function draftOf(
  { project_id, project_title, company_id, company_name, invoice_reference, order_reference, charge_ids }: Owing,
  created_date: string,
): Making<'invoice'> {
  return {
    id: randomUUID(),
    values: { company_id, project_id, charge_ids, reference: invoice_reference, order_reference, created_date },
    concerned: { company_id, project_id },
    facts: { company_name, project_title, number: null, due_on: null },
  };
}

const IS_OVER = sql`p.status in ('completed', 'cancelled')`;
const IS_DECIDED = sql`not exists (
  select from work_reports r where r.project_id = p.id and r.status not in ('approved', 'settled', 'void'))`;

/**
 * A draft invoice of the work in each project of the events that is completed or cancelled and whose reports are all
 * decided or void.
 */
export async function draftsOfEvents(
  trx: Trx,
  events: readonly NewEvent[],
  { now }: Moment,
): Promise<Making<'invoice'>[]> {
  const ids = [...new Set(events.flatMap(({ concerned }) => concerned.project_id ?? []))];
  await holdProjects(trx, ids);
  const where = sql`p.id = any(${ids}::uuid[]) and g.kind = 'work' and ${IS_OVER} and ${IS_DECIDED}`;
  return (await findOwing(trx, where)).map((owing) => draftOf(owing, now));
}

/** A draft invoice for each extension of a right whose charge the events made. */
export async function draftsOfExtensions(
  trx: Trx,
  events: readonly NewEvent[],
  { now }: Moment,
): Promise<Making<'invoice'>[]> {
  const ids = events.map(({ subject_id }) => subject_id);
  const where = sql`g.id = any(${ids}::uuid[]) and g.kind = 'extension'`;
  return (await findOwing(trx, where, sql`g.id`)).map((owing) => draftOf(owing, now));
}
