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

/** What somebody costs whose price is not known yet: as if they were employed, which costs no less. */
async function quoted(
  db: Db,
  project: Pick<LoadedProject, 'dates'>,
  terms: Parameters<typeof quoteOf>[1]['terms'],
  today: string,
) {
  const rates = await loadRates(db, today);
  return quoteOf(project, { terms, headcount: 1 }, 'A', { rates, today }).of_one.company.ex_vat_ore;
}

/** What booking everybody approved costs the company, without VAT, on the terms that they said yes to. */
export async function costOfActivation(db: Db, project: LoadedProject, { today }: Moment): Promise<Ore> {
  const { rows } = await sql<{ talent_id: string; terms: unknown; terms_date: string }>`
    select talent_id, terms, terms_date from candidates
    where project_id = ${project.id} and client_decision = 'approved' and not is_deleted order by id`.execute(db);
  const costs: Ore[] = [];
  for (const { talent_id, terms, terms_date } of rows) {
    const agreed: Terms = readTerms(terms);
    const found = await findPrice(db, talent_id, { terms: agreed, sent_date: terms_date });
    costs.push(found?.company.ex_vat_ore ?? (await quoted(db, project, agreed, today)));
  }
  return add(...costs);
}

/** What the company pays, without VAT, if everybody of these requests says yes. */
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

/** Terms of one person, with when they were promised: the figures that were known then count. */
export interface Promised {
  readonly terms: Terms;
  readonly sent_date: string;
}

/** How much more the company pays for somebody, without VAT, by these terms than by those before; nothing if it is less. */
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

/** What showing something for longer costs, without VAT, if all signed it today. */
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
 * How much more a proposal costs than what was asked, for somebody who has not said yes: as the company sees it, which is
 * not told how they are taxed.
 */
export async function costOfProposal(db: Db, before: Terms, after: Terms, { today }: Moment): Promise<Ore> {
  const [was, is] = [await quoted(db, { dates: [] }, before, today), await quoted(db, { dates: [] }, after, today)];
  return ore(Math.max(0, is - was));
}
