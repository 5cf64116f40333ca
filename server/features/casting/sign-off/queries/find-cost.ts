import { sql } from 'kysely';
import { readTerms } from '#contract/deal/terms.ts';
import { quoteOf } from '#domain/deal/price/quote.ts';
import { workOfExtension } from '#domain/deal/price/work.ts';
import { areSameTerms } from '#domain/deal/terms/compare-terms.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { add, NO_ORE, type Ore, ore } from '#domain/kernel/money/ore.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import type { Db } from '#server/db/transaction.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';
import { findPrice } from '#server/features/people/payment/queries/talent-price.ts';
import type { LoadedProject } from '#server/features/projects/project/queries/load-project.ts';

/**
 * The price for one person with an unknown tax form, computed as for an employee, because no other form costs the
 * company more.
 */
async function quoted(
  db: Db,
  project: Pick<LoadedProject, 'dates'>,
  terms: Parameters<typeof quoteOf>[1]['terms'],
  today: string,
) {
  const rates = await loadRates(db, today);
  return quoteOf(project, { terms, headcount: 1 }, 'A', { rates, today }).of_one.company.ex_vat_ore;
}

/**
 * The company's cost of booking each of the approved candidates, without VAT, on their accepted terms.
 * @param candidate_ids the candidates; by default all approved ones
 */
export async function costsOfActivation(
  db: Db,
  project: LoadedProject,
  { today }: Moment,
  candidate_ids?: readonly string[],
): Promise<{ id: string; cost_ore: Ore }[]> {
  const chosen = candidate_ids ? sql`and id = any(${[...candidate_ids]}::uuid[])` : sql``;
  const { rows } = await sql<{ id: string; talent_id: string; terms: unknown; terms_date: string }>`
    select id, talent_id, terms, terms_date from candidates
    where project_id = ${project.id} and client_decision = 'approved' and not is_deleted ${chosen} order by id`.execute(
    db,
  );
  const costs: { id: string; cost_ore: Ore }[] = [];
  for (const { id, talent_id, terms, terms_date } of rows) {
    const agreed: Terms = readTerms(terms);
    const found = await findPrice(db, talent_id, { terms: agreed, sent_date: terms_date });
    costs.push({
      id,
      cost_ore: found?.company.ex_vat_ore ?? (await quoted(db, project, agreed, today)),
    });
  }
  return costs;
}

/** The cost of `costsOfActivation` in all. */
export const costOfActivation = async (...of: Parameters<typeof costsOfActivation>): Promise<Ore> =>
  add(...(await costsOfActivation(...of)).map(({ cost_ore }) => cost_ore));

/** The company's cost without VAT if all asked talents say yes. */
export async function costOfRequests(
  db: Db,
  project: LoadedProject,
  picks: readonly { readonly role_id: string }[],
  { today }: Moment,
): Promise<Ore> {
  const costs: Ore[] = [];
  for (const role of project.roles) {
    const count = picks.filter(({ role_id }) => role_id === role.id).length;
    if (count === 0) continue;
    const cost = await quoted(db, project, role.terms, today);
    costs.push(...Array.from({ length: count }, () => cost));
  }
  return add(...costs);
}

/** The terms of one person, and the instant when they were sent; the rates known at that instant give the price. */
export interface Promised {
  readonly terms: Terms;
  readonly sent_date: string;
}

/** The extra cost of changed terms for the company, without VAT; 0 if they cost less. */
export async function costOfChange(
  db: Db,
  talent_id: string,
  before: Promised,
  after: Promised,
  { today }: Moment,
): Promise<Ore> {
  if (areSameTerms(before.terms, after.terms)) return NO_ORE;
  const costs = [before, after].map(
    async (priced) =>
      (await findPrice(db, talent_id, priced))?.company.ex_vat_ore ??
      (await quoted(db, { dates: [] }, priced.terms, today)),
  );
  const [was = NO_ORE, is = NO_ORE] = await Promise.all(costs);
  return ore(Math.max(0, is - was));
}

/** The company's cost of an extension, without VAT, if both sides signed it today. */
export async function costOfExtension(
  db: Db,
  talent_id: string,
  { terms, sent_date }: Promised,
  { today }: Moment,
): Promise<Ore> {
  const found = await findPrice(db, talent_id, { terms, sent_date, work: workOfExtension(today) });
  if (found) return found.company.ex_vat_ore;
  const rights = terms.rights.map((line) => ({ ...line, fee_ore: line.renewal_ore }));
  return quoted(db, { dates: [] }, { ...terms, rights }, today);
}

/**
 * The extra cost of a proposal for a talent who has not said yes; 0 if it costs less. It is computed without the
 * talent's tax form, which the company must not learn.
 */
export async function costOfProposal(db: Db, before: Terms, after: Terms, { today }: Moment): Promise<Ore> {
  const [was, is] = [await quoted(db, { dates: [] }, before, today), await quoted(db, { dates: [] }, after, today)];
  return ore(Math.max(0, is - was));
}
