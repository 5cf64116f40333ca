import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Moment } from '#domain/kernel/time/day.ts';
import { isAmong } from '#server/db/is-among.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { NewEvent } from '#server/events/event.ts';
import { PLACE } from '#server/features/companies/place/queries.ts';
import type { Loaded, Making, MakingAdapter } from '#server/lifecycle/adapter.ts';
import { type LoadedCreditLine, loadCreditLines } from './queries/load-credit-lines.ts';

/** A line in the form that `move` takes. */
export function creditLineObject({ id, ...line }: LoadedCreditLine): Loaded<'credit_line'> {
  if (id === null) throw new Error('A company without a line');
  const { company_id, company_name } = line;
  return { id, subject: line, concerned: { company_id }, facts: { company_name } };
}

/**
 * Locks companies' lines until the commit: of two bookings at once, the second counts the first. The lock holds also
 * for companies that have no line yet.
 */
export async function holdCreditLines(trx: Trx, company_ids: readonly string[]): Promise<void> {
  for (const id of company_ids.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`credit line of ${id}`}, 0))`.execute(trx);
  }
}

/** A line for each of the locked companies that has none. */
export async function missingLines(
  trx: Trx,
  company_ids: readonly string[],
  { now }: Moment,
): Promise<Making<'credit_line'>[]> {
  const { rows } = await sql<{ id: string; name: string; is_abroad: boolean }>`
    select c.id, c.name, s.country is not null as is_abroad from companies c ${PLACE}
    where c.id = any(${[...company_ids]}::uuid[]) and not exists (select from credit_lines l where l.company_id = c.id)
    order by c.id`.execute(trx);
  return rows.map(({ id: company_id, name, is_abroad }) => ({
    id: randomUUID(),
    // Debts abroad are hard to collect, so such a company pays in advance until finance decides otherwise.
    values: { company_id, created_date: now, ...(is_abroad && { prepayment: 'full' as const, prepay_since: now }) },
    concerned: { company_id },
    facts: { company_name: name },
  }));
}

async function linesOfEvents(trx: Trx, events: readonly NewEvent[], moment: Moment) {
  const ids = [...new Set(events.flatMap(({ concerned }) => concerned.company_id ?? []))];
  await holdCreditLines(trx, ids);
  return missingLines(trx, ids, moment);
}

export const creditLineAdapter: MakingAdapter<'credit_line'> = {
  async load(trx, { of, ids }, moment) {
    if (of !== 'company' && of !== 'credit_line') throw new Error(`Credit lines are not found by ${of}`);
    if (of === 'company') await holdCreditLines(trx, ids);
    const where = isAmong(sql.ref(of === 'company' ? 'l.company_id' : 'l.id'), ids);
    return (await loadCreditLines(trx, where, moment)).map(creditLineObject);
  },
  writes: {
    ask: ({ reason }, { now }) => ({ asked_reason: reason, asked_date: now }),
    wait: (_words, { now }) => ({ asked_reason: null, asked_date: now }),
    set: ({ reason }, { now }) => ({ set_reason: reason, set_date: now }),
  },
  makesWhen: {
    'candidate.request': linesOfEvents,
    'project.activate': linesOfEvents,
    'candidate.split-off': linesOfEvents,
  },
};
