import { z } from 'zod';
import { talentPrice } from '#contract/deal/price.ts';
import { additions, terms } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, id, instant, pageNumber, pageOf, prose, revision, writtenFee } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { roleQuote } from '#contract/projects/quote.ts';
import {
  COUNTER_OFFER_SIDES,
  COUNTER_OFFER_STATUSES,
  counterOfferWorkflow,
} from '#domain/casting/counter-offer/counter-offer.workflow.ts';
import { RIGHTS_BOUNDS } from '#domain/deal/terms/rights.ts';

/** The terms that a counter-offer proposes: the fee, the additions, and the months of each right. */
const writtenProposal = z.strictObject({
  fee_ore: writtenFee,
  additions,
  months: z
    .array(
      z.number().int().min(1, 'Minst en månad.').max(RIGHTS_BOUNDS.months, `Högst ${RIGHTS_BOUNDS.months}.`).nullable(),
    )
    .max(RIGHTS_BOUNDS.lines),
  /** A message to the other side. */
  words: prose(1000).default(''),
  /**
   * Last day to answer the counter-offer; by default the second working day from today. Never later than the last day
   * to answer the request.
   */
  ends_on: day.nullable().default(null),
});
export type WrittenProposal = z.output<typeof writtenProposal>;

const version = z.object({
  version: z.number(),
  made_by: z.enum(COUNTER_OFFER_SIDES),
  /** The whole terms, with the proposed fee, additions and months. */
  terms,
  words: z.string(),
  ends_on: z.string(),
  created_date: instant,
});

const offer = z.object({
  id,
  status: z.enum(COUNTER_OFFER_STATUSES),
  ends_on: z.string(),
  /** Message of the side that declined the counter-offer; empty without one. */
  reply: z.string(),
  created_date: instant,
  actions: actionsOf(counterOfferWorkflow),
});

/**
 * A counter-offer as the company sees it: each version with the pay and cost of one person, whatever the talent's form
 * of tax.
 */
const companyOffer = offer.extend({
  candidate_id: id,
  versions: z.array(version.extend({ price: roleQuote })),
  /** The terms of the request, to compare the versions with. */
  asked: z.object({ terms, price: roleQuote }),
});
export type CompanyOffer = z.output<typeof companyOffer>;

/** A counter-offer as the talent sees it: with the talent's own pay. */
const talentOffer = offer.extend({
  versions: z.array(version.extend({ price: talentPrice.nullable() })),
});
export type TalentOffer = z.output<typeof talentOffer>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
/** The version of the counter-offer that the caller saw; an answer to an older one is refused. */
const seen = z.strictObject({ seen_version: revision });
const answered = writtenProposal.extend(seen.shape);
const declined = seen.extend({ reason: prose(500).default('') });

const OVER = ['counter_offer_over', 'project_not_casting', ...COMMAND_ERRORS] as const;
const SUGGESTED = ['terms_unchanged', 'terms_incomplete', 'answer_day_passed', 'counter_offer_rounds'] as const;

export const counterOfferRoutes = declareRoutes({
  'GET /projects/:id/counter-offers': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Lists the counter-offers of the people asked in an order, the newest first, with every version.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(companyOffer),
    shows: ['candidate :id', 'counter_offer :id', 'project :id'],
    errors: [],
  },
  'POST /counter-offers/:id/answer': {
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(counterOfferWorkflow, 'answer-talent'),
    summary: "Answers a talent's counter-offer with another version.",
    params: byId,
    body: answered,
    response: companyOffer,
    affects: ['counter_offer'],
    errors: [...SUGGESTED, 'talent_not_visible', 'over_limit', ...OVER],
  },
  'POST /counter-offers/:id/accept': {
    auth: COMPANY_OR_ADMIN,
    members: membersGiving(counterOfferWorkflow, 'accept'),
    summary: "Accepts a talent's counter-offer, with which the talent has said yes.",
    params: byId,
    body: seen,
    response: companyOffer,
    affects: ['candidate', 'counter_offer', 'project'],
    errors: ['talent_not_visible', 'over_limit', ...OVER],
  },
  'POST /counter-offers/:id/decline': {
    auth: COMPANY_OR_ADMIN,
    summary: "Declines a talent's counter-offer; the request stands as it was.",
    params: byId,
    body: declined,
    response: companyOffer,
    affects: ['counter_offer'],
    errors: [...OVER],
  },
  'POST /counter-offers/:id/withdraw': {
    auth: COMPANY_OR_ADMIN,
    summary: "Withdraws the company's version before it is answered.",
    params: byId,
    body: seen,
    response: companyOffer,
    affects: ['counter_offer'],
    errors: [...OVER],
  },
  'GET /talent/requests/:id/counter-offers': {
    auth: ['talent'],
    agents: 'reads',
    summary: 'Lists the counter-offers about a request, the newest first, and tells if the talent may make another.',
    params: byId,
    response: z.object({
      may_suggest: z.boolean(),
      /** The latest day that the talent may set as the last day to answer. */
      answer_by: z.string(),
      offers: z.array(talentOffer),
    }),
    shows: ['candidate :id', 'counter_offer :id', 'guardian', 'payment'],
    errors: [],
  },
  'POST /talent/requests/:id/counter-offers': {
    auth: ['talent'],
    agents: 'terms',
    summary: 'Makes a counter-offer to an order that waits for an answer.',
    params: byId,
    body: writtenProposal.extend({ terms_version: revision.default(1) }),
    response: talentOffer,
    affects: ['counter_offer'],
    errors: [...SUGGESTED, 'guardian_missing', ...COMMAND_ERRORS],
  },
  'POST /talent/counter-offers/:id/answer': {
    auth: ['talent'],
    agents: 'terms',
    summary: "Answers the company's counter-offer with another version.",
    params: byId,
    body: answered,
    response: talentOffer,
    affects: ['counter_offer'],
    errors: [...SUGGESTED, 'guardian_missing', ...OVER],
  },
  'POST /talent/counter-offers/:id/accept': {
    auth: ['talent'],
    agents: 'terms',
    summary: "Accepts the company's counter-offer, which accepts the request on its terms.",
    params: byId,
    body: seen,
    response: talentOffer,
    affects: ['candidate', 'counter_offer'],
    errors: ['guardian_missing', ...OVER],
  },
  'POST /talent/counter-offers/:id/decline': {
    auth: ['talent'],
    agents: 'terms',
    summary: "Declines the company's counter-offer; the request stands as it was.",
    params: byId,
    body: declined,
    response: talentOffer,
    affects: ['counter_offer'],
    errors: [...OVER],
  },
  'POST /talent/counter-offers/:id/withdraw': {
    auth: ['talent'],
    agents: 'terms',
    summary: "Withdraws the talent's own version before it is answered.",
    params: byId,
    body: seen,
    response: talentOffer,
    affects: ['counter_offer'],
    errors: [...OVER],
  },
});
