import { sql } from 'kysely';
import type { ExtensionOffer } from '#contract/work/extension.ts';
import { pricedAt } from '#domain/deal/price/sale-place.ts';
import { workOfExtension } from '#domain/deal/price/work.ts';
import { add } from '#domain/kernel/money/ore.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import { dayOf, type Moment } from '#domain/kernel/time/day.ts';
import { commandsNow } from '#domain/kernel/workflow/decide.ts';
import { termsOfExtension } from '#domain/work/right/extension.ts';
import { guardExtension, rightWorkflow } from '#domain/work/right/right.workflow.ts';
import type { CompanyActor } from '#server/actor.ts';
import type { Db } from '#server/db/transaction.ts';
import { findSalePlace } from '#server/features/companies/place/queries.ts';
import { findPrice } from '#server/features/people/payment/queries/talent-price.ts';
import { findAgreedTerms } from '#server/features/work/agreement/queries/agreed-terms.ts';
import { findExtensionFacts } from '#server/features/work/agreement/queries/find-extension-facts.ts';
import { asPrinted } from '#server/features/work/agreement/queries/write-words.ts';
import { visibleRights } from '#server/features/work/right/policy.ts';
import { type LoadedRight, loadRights } from '#server/features/work/right/queries/load-right.ts';
import { SIGNING_SENTENCE } from '#texts/work/agreement/evidence.ts';
import { writeExtension } from '#texts/work/agreement/extension-text.ts';

/** A right of the actor's company; null if the right is unknown or another company's. */
export async function findOwnRight(db: Db, actor: CompanyActor, id: string): Promise<LoadedRight | null> {
  const [right] = await loadRights(db, sql`u.id = ${id} and ${visibleRights(actor)}`);
  return right ?? null;
}

/** The terms and the price of an extension if both sides signed it today; null if no price can be computed. */
export async function priceOfExtension(
  db: Db,
  { agreement_id, talent_id, company_id, line }: LoadedRight,
  { today, now }: Moment,
) {
  const { terms: agreed } = await findAgreedTerms(db, agreement_id);
  const place = await findSalePlace(db, company_id);
  const terms = termsOfExtension(agreed, line);
  const price = await findPrice(db, talent_id, { terms, work: workOfExtension(today), sent_date: now });
  return price && { terms, company: pricedAt(price.company, place) };
}

/** The offer of an extension, or a refusal with the reason. */
export async function findOffer(db: Db, actor: CompanyActor, id: string, moment: Moment) {
  const right = await findOwnRight(db, actor, id);
  if (!right) return refuse('not_found');
  const reason = guardExtension(right, moment);
  if (reason) return refuse(reason);
  if (!commandsNow(rightWorkflow, right, actor, moment).includes('order-extension')) return refuse('not_allowed_now');
  const written = { number: null, written_on: dayOf(moment.now) };
  const [facts, price] = await Promise.all([
    findExtensionFacts(db, right, written, moment),
    priceOfExtension(db, right, moment),
  ]);
  if (!facts || !price) return refuse('not_allowed_now');
  const { months, starts_on, ends_on, renewal_ore } = facts;
  const { lines, ex_vat_ore, vat, total_ore } = price.company;
  const company = { lines: [...lines], ex_vat_ore, vat_ore: add(...vat.map(({ vat_ore }) => vat_ore)), total_ore };
  const offer: ExtensionOffer = {
    months,
    starts_on,
    ends_on,
    renewal_ore,
    company,
    own_name: actor.name,
    text: asPrinted(writeExtension(facts)),
    signing_sentence: SIGNING_SENTENCE,
  };
  return offer;
}
