import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readContent } from '#contract/money/invoice.ts';
import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import type { SalePlace } from '#domain/deal/price/sale-place.ts';
import { plannedWork } from '#domain/deal/price/work.ts';
import { basisPoints } from '#domain/kernel/money/basis-points.ts';
import { add, NO_ORE, type Ore, ore, subtract } from '#domain/kernel/money/ore.ts';
import { isRefusal, refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { missingAdvance } from '#domain/money/credit-line/credit-line.rules.ts';
import { advanceLines, grossSum, shareFor } from '#domain/money/invoice/advance.ts';
import { ocrOf } from '#domain/money/invoice/ocr.ts';
import type { AtRate } from '#domain/money/ledger/events.ts';
import { type CompanyActor, SYSTEM } from '#server/actor.ts';
import type { Db, Trx } from '#server/db/transaction.ts';
import { loadCandidates } from '#server/features/casting/candidate/queries/load-candidate.ts';
import { salePlacesOf } from '#server/features/companies/place/queries.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';
import type { LoadedCreditLine } from '#server/features/money/credit-line/queries/load-credit-lines.ts';
import { issueInvoice } from '#server/features/money/invoice/commands/issue-invoice.ts';
import { holdProject } from '#server/features/projects/project/queries/load-project.ts';
import { make } from '#server/lifecycle/run.ts';
import { holdLine } from './move-credit-line.ts';

/** What the approved people of a project cost the company, by rate of VAT, at today's rates. */
async function costOfApproved(trx: Trx, project_id: string, place: SalePlace, { today }: Moment): Promise<AtRate[]> {
  const approved = sql`k.project_id = ${project_id} and k.client_decision = 'approved' and not k.is_deleted`;
  const [people, rates] = await Promise.all([loadCandidates(trx, approved), loadRates(trx, today)]);
  const prices = people.map(({ terms }) => chargedPrice({ terms, work: plannedWork(terms) }, rates));
  const sums: readonly AtRate[] =
    place === 'SE'
      ? prices.flatMap(({ vat }) => vat)
      : prices.map(({ ex_vat_ore: base_ore }) => ({ points: basisPoints(0), base_ore, vat_ore: NO_ORE }));
  const at = Map.groupBy(sums, ({ points }) => points);
  return [...at].map(([points, group]) => ({
    points,
    base_ore: add(...group.map(({ base_ore }) => base_ore)),
    vat_ore: add(...group.map(({ vat_ore }) => vat_ore)),
  }));
}

/** The amount to pay before a booking of this cost: the agreed part, or what exceeds the limit. */
function neededFor(line: LoadedCreditLine, cost_ore: Ore): Ore {
  const prepayable_ore = add(line.prepayable_ore, cost_ore);
  const over_ore = subtract(cost_ore, line.room_ore);
  return ore(Math.max(0, missingAdvance(line.prepayment, { ...line, prepayable_ore }), over_ore));
}

/** The unpaid advance of a project; undefined without one. */
async function findUnpaid(trx: Trx, project_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select i.id from invoices i where i.project_id = ${project_id} and i.kind = 'advance' and i.status = 'issued'
    order by i.created_date desc, i.id limit 1`.execute(trx);
  return rows[0]?.id;
}

/**
 * Issues an advance invoice of what the company has to pay before it can book the approved people of a project. An
 * unpaid one is given again, so that a second press makes no second invoice.
 * @returns the id of the invoice
 */
export async function askAdvance(trx: Trx, actor: CompanyActor, project_id: string, moment: Moment) {
  const project = await holdProject(trx, actor, project_id);
  if (!project) return refuse('not_found');
  if (project.status !== 'casting') return refuse('not_allowed_now');
  const line = await holdLine(trx, actor.company_id, moment);
  if (isRefusal(line)) return line;
  const unpaid = await findUnpaid(trx, project_id);
  if (unpaid) return unpaid;
  const placeOf = await salePlacesOf(trx, [actor.company_id]);
  const cost = await costOfApproved(trx, project_id, placeOf(actor.company_id), moment);
  if (cost.length === 0) return refuse('nobody_approved');
  const cost_ore = grossSum(cost);
  const needed_ore = neededFor(line, cost_ore);
  if (needed_ore === 0) return refuse('advance_not_needed');
  const { company_id, company_name, title: project_title } = project;
  const { rows } = await sql<{ reference: string; order_reference: string }>`
    select coalesce(nullif(invoice_reference, ''), contact_name) as reference, order_reference
    from companies where id = ${company_id}`.execute(trx);
  const id = randomUUID();
  const made = await make(trx, {
    noun: 'invoice',
    command: 'ask-advance',
    object: {
      id,
      values: {
        company_id,
        project_id,
        kind: 'advance',
        charge_ids: [],
        advance_lines: advanceLines(cost, shareFor(needed_ore, cost_ore)),
        ...rows[0],
        created_date: moment.now,
      },
      concerned: { company_id, project_id },
      facts: { company_name, project_title, number: null, due_on: null },
    },
    actor,
    moment,
    words: {},
  });
  if (isRefusal(made)) return made;
  const issued = await issueInvoice(trx, SYSTEM, id, moment);
  return isRefusal(issued) ? issued : id;
}

/** An issued advance as the company pays it; null for an unknown id. */
export async function showAdvance(db: Db, id: string) {
  const { rows } = await sql<{ number: string; total_ore: Ore; due_on: string; content: unknown }>`
    select number, total_ore, due_on, content from invoices where id = ${id} and number is not null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { content, ...invoice } = row;
  return { ...invoice, ocr: ocrOf(row.number), bankgiro: readContent(content).seller.bankgiro };
}
