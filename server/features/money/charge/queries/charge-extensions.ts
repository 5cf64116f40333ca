import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { chargedPrice } from '#domain/deal/price/charged-price.ts';
import { payDayOf } from '#domain/deal/price/pay-day.ts';
import { workOfExtension } from '#domain/deal/price/work.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent } from '#server/events/event.ts';
import { loadRatesKnown } from '#server/features/deal/rate/queries/load-rates.ts';
import type { Making } from '#server/lifecycle/adapter.ts';

interface SignedExtension {
  readonly id: string;
  readonly candidate_id: string;
  readonly project_id: string;
  readonly company_id: string;
  readonly talent_id: string;
  readonly project_title: string;
  readonly company_name: string;
  readonly talent_name: string;
  readonly terms: unknown;
  readonly created_date: string;
}

/** The charges of extensions that all parties have just signed. An extension without a price gets none. */
export async function chargesOfExtensions(
  trx: Trx,
  events: readonly NewEvent[],
  { today, now }: Moment,
): Promise<Making<'charge'>[]> {
  const rights = events.map(({ subject_id }) => subject_id);
  const { rows } = await sql<SignedExtension>`
    select a.id, a.candidate_id, a.project_id, a.company_id, a.talent_id, p.title as project_title, c.name as company_name,
      btrim(t.first_name || ' ' || t.last_name) as talent_name, a.terms, a.created_date
    from agreements a join projects p on p.id = a.project_id join companies c on c.id = a.company_id
      join talents t on t.id = a.talent_id
    where a.extends_right_id = any(${rights}::uuid[]) and a.status = 'signed' and a.signed_date = ${now}
      and not exists (select from charges g where g.source_id = a.id)
    order by a.id`.execute(trx);
  const paid_by = payDayOf(today);
  const charges: Making<'charge'>[] = [];
  for (const { id: source_id, terms: kept, created_date: sent_date, company_name, talent_name, ...of } of rows) {
    const { project_title, ...ids } = of;
    const terms = readTerms(kept);
    const rates = await loadRatesKnown(trx, paid_by, sent_date);
    if (!rates) throw new Error(`No figures are known for what is paid on ${paid_by}`);
    const priced = { terms, work: workOfExtension(today) };
    const company_price = chargedPrice(priced, rates);
    if (company_price.ex_vat_ore === 0) continue;
    const { role_title } = terms;
    charges.push({
      id: randomUUID(),
      values: {
        kind: 'extension',
        source_id,
        ...ids,
        project_title,
        role_title,
        sent_date,
        happened_on: today,
        paid_by,
        priced,
        company_price,
      },
      concerned: ids,
      facts: { project_title, company_name, talent_name, role_title },
    });
  }
  return charges;
}
