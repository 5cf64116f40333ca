import type { CompanyOffer, TalentOffer } from '#contract/casting/counter-offer.ts';
import { PAGE_SIZE } from '#contract/kernel/fields.ts';
import { maySuggest } from '#domain/casting/counter-offer/counter-offer.rules.ts';
import { counterOfferWorkflow, isOpenOffer } from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import { quoteOf } from '#domain/deal/price/quote.ts';
import type { Rates } from '#domain/deal/price/rates.ts';
import type { SalePlace } from '#domain/deal/price/sale-place.ts';
import type { Terms } from '#domain/deal/terms/terms.ts';
import { refuse } from '#domain/kernel/refusal.ts';
import type { Moment } from '#domain/kernel/time/day.ts';
import { commandsNow, isWithin } from '#domain/kernel/workflow/decide.ts';
import { lacksGuardian } from '#domain/people/guardian/guardian.rules.ts';
import type { TalentActor } from '#server/actor.ts';
import { pageOfRows } from '#server/db/page-of-rows.ts';
import { sql } from '#server/db/sql.ts';
import type { Db } from '#server/db/transaction.ts';
import { placeOfReader } from '#server/features/companies/place/queries.ts';
import { loadRates } from '#server/features/deal/rate/queries/load-rates.ts';
import { findTalentPrice } from '#server/features/people/payment/queries/talent-price.ts';
import { isSeenTalent } from '#server/features/people/talent/policy.ts';
import type { ProjectActor } from '#server/features/projects/project/policy.ts';
import { presentQuote } from '#server/features/projects/quote/present.ts';
import { findSuggestable } from './find-suggestable.ts';
import { countOffers, type LoadedOffer, loadOffers, visibleOffers } from './load-offers.ts';

function presentOffer(offer: LoadedOffer, actor: ProjectActor | TalentActor, moment: Moment) {
  const { id, ends_on, reply, created_date } = offer;
  // A counter-offer past its last day is shown as lapsed at once, although the deadline runs a few minutes later.
  const status = isOpenOffer(offer) && moment.today > ends_on ? ('lapsed' as const) : offer.status;
  const actions = commandsNow(counterOfferWorkflow, { ...offer, status }, actor, moment);
  return { id, status, ends_on, reply, created_date, actions };
}

/** The rates, and the place of the company, by which prices are shown. */
interface Priced {
  readonly rates: Rates;
  readonly place: SalePlace;
}

async function findPriced(db: Db, actor: ProjectActor, { today }: Moment): Promise<Priced> {
  const [rates, place] = await Promise.all([loadRates(db, today), placeOfReader(db, actor)]);
  return { rates, place };
}

/** The price of terms for one person, computed without the talent's tax form, which the company must not learn. */
const quoted = (terms: Terms, { rates, place }: Priced, { today }: Moment) =>
  presentQuote(quoteOf({ dates: [] }, { terms, headcount: 1 }, 'A', { rates, today }), place);

function presentForCompany(offer: LoadedOffer, priced: Priced, actor: ProjectActor, moment: Moment): CompanyOffer {
  const { candidate_id, terms, versions, reply, is_seen } = offer;
  // The talent's words are hidden together with the talent, because they may name the talent.
  return {
    ...presentOffer(offer, actor, moment),
    candidate_id,
    reply: is_seen ? reply : '',
    versions: versions.map((version) => ({
      ...version,
      words: is_seen ? version.words : '',
      price: quoted(version.terms, priced, moment),
    })),
    asked: { terms, price: quoted(terms, priced, moment) },
  };
}

/** A page of the counter-offers of a project. The caller has checked that the actor may see the project. */
export async function listOffers(db: Db, actor: ProjectActor, project_id: string, page: number, moment: Moment) {
  const where = sql`o.project_id = ${project_id} and ${visibleOffers(actor)}`;
  const is_seen = isSeenTalent('t', actor, moment.today);
  const [offers, total, priced] = await Promise.all([
    loadOffers(db, where, { is_seen, paging: pageOfRows(page, PAGE_SIZE) }),
    countOffers(db, where),
    findPriced(db, actor, moment),
  ]);
  const items = offers.map((offer) => presentForCompany(offer, priced, actor, moment));
  return { items, page, page_size: PAGE_SIZE, total };
}

/** One counter-offer as shown to its company. */
export async function showOffer(db: Db, actor: ProjectActor, id: string, moment: Moment) {
  const where = sql`o.id = ${id} and ${visibleOffers(actor)}`;
  const is_seen = isSeenTalent('t', actor, moment.today);
  const [[offer], priced] = await Promise.all([loadOffers(db, where, { is_seen }), findPriced(db, actor, moment)]);
  return offer ? presentForCompany(offer, priced, actor, moment) : refuse('not_found');
}

async function presentForTalent(db: Db, offer: LoadedOffer, actor: TalentActor, moment: Moment): Promise<TalentOffer> {
  const priced = offer.versions.map(async (version) => ({
    ...version,
    price: await findTalentPrice(db, actor.talent_id, {
      terms: version.terms,
      sent_date: version.created_date,
      candidate_id: offer.candidate_id,
    }),
  }));
  return { ...presentOffer(offer, actor, moment), versions: await Promise.all(priced) };
}

/** One counter-offer as shown to its talent. */
export async function showTalentOffer(db: Db, actor: TalentActor, id: string, moment: Moment) {
  const [offer] = await loadOffers(db, sql`o.id = ${id} and ${visibleOffers(actor)}`);
  return offer ? presentForTalent(db, offer, actor, moment) : refuse('not_found');
}

/** All counter-offers about a request, without paging: their number is limited by the talent's rounds. */
export async function listTalentOffers(db: Db, actor: TalentActor, candidate_id: string, moment: Moment) {
  const own = sql`o.candidate_id = ${candidate_id} and ${visibleOffers(actor)}`;
  const [request, offers] = await Promise.all([findSuggestable(db, actor, candidate_id), loadOffers(db, own)]);
  if (!request) return refuse('not_found');
  return {
    may_suggest:
      isWithin(actor, 'counter_offer', 'suggest') &&
      maySuggest(request, moment.today) &&
      !lacksGuardian(request, moment.today),
    answer_by: request.answer_by,
    offers: await Promise.all(offers.map((offer) => presentForTalent(db, offer, actor, moment))),
  };
}
