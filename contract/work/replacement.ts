/** The replacement of a booked talent who cannot come: the company asks others to step in for the remaining days. */

import { z } from 'zod';
import { talentQuery } from '#contract/finding/talent-query.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, id, prose } from '#contract/kernel/fields.ts';
import { membersGiving } from '#contract/kernel/members.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { candidateWorkflow, INTEREST_STATUSES } from '#domain/casting/candidate/candidate.workflow.ts';
import { bookingWorkflow } from '#domain/work/booking/booking.workflow.ts';
import { CHAIN_EVENTS } from '#domain/work/replacement/chain.ts';
import { bookingRow } from './booking.ts';
import { sentRequests } from './pipeline.ts';

/** A talent whom the company has asked to step in. */
const askedPerson = z.object({
  /** The candidate's id. */
  id,
  /** Null, as is the picture, if the company may no longer see the talent; the name is then replaced. */
  talent_id: id.nullable(),
  name: z.string(),
  image: z.string().nullable(),
  interest_status: z.enum(INTEREST_STATUSES),
  /** True for the first talent who said yes and is therefore booked. */
  is_booked: z.boolean(),
  answer_by: z.string(),
  /** True for a talent who said no before the days moved: they may be asked again, about the new days. */
  may_ask_again: z.boolean(),
  actions: actionsOf(candidateWorkflow),
});

/** A talent who said yes to the role and was not chosen. */
const reserve = z.object({
  /** The talent's id. */
  id,
  name: z.string(),
  image: z.string().nullable(),
  /** True if the talent has neither a booking nor a busy day among the remaining days. */
  is_free: z.boolean(),
  /** True if the company had an option on the talent. */
  had_option: z.boolean(),
});

/** A free talent whom the company would ask first. */
const suggested = z.object({
  /** The talent's id. */
  id,
  name: z.string(),
  image: z.string().nullable(),
  /** True if the talent said yes to the role and was not chosen; otherwise the search found them. */
  is_reserve: z.boolean(),
  had_option: z.boolean(),
});
export type Suggested = z.output<typeof suggested>;

/** One event of the place, about one talent. */
const chainLink = z.object({
  id: z.string(),
  /** ISO instant. */
  at: z.string(),
  what: z.enum(CHAIN_EVENTS),
  name: z.string(),
  /** The reason of a talent who left, or of the company; null for other events. */
  reason: z.string().nullable(),
});
export type ChainLink = z.output<typeof chainLink>;

const replacementView = z.object({
  booking: bookingRow,
  /** The role's wishes, with which the company searches for other talents. */
  wanted: talentQuery,
  /**
   * The remaining days of the place, from today on, in order; all of its days once they are over. If the production has
   * moved days, these are the new ones, and the booking has the former ones.
   */
  days: z.array(z.object({ starts_on: z.string(), ends_on: z.string() })).min(1),
  has_moved: z.boolean(),
  /** First and last of the remaining days. */
  starts_on: z.string(),
  ends_on: z.string(),
  /** The replacement's pay for the remaining days, before tax. */
  pay_ore: amount,
  /** True if the booking is cancelled, no replacement is found, and the caller may ask for one. */
  may_ask: z.boolean(),
  asked: z.array(askedPerson),
  /** The history of the place, also of those who stepped in and left again, the newest first. */
  chain: z.array(chainLink),
  reserves: z.array(reserve),
});
export type ReplacementView = z.output<typeof replacementView>;
export type AskedPerson = z.output<typeof askedPerson>;
export type Reserve = z.output<typeof reserve>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;

export const replacementRoutes = declareRoutes({
  'GET /bookings/:id/replacement': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    open_to_keys: true,
    summary:
      'Returns a booking, the people asked to replace it, and the reserves: people who said yes to its role and were not chosen.',
    params: byId,
    response: replacementView,
    shows: ['booking :id', 'candidate'],
    errors: [],
  },
  'GET /bookings/:id/replacement/suggested': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary:
      'Returns free people to ask first: the reserves, then those whom the search finds by the wishes of the role; empty while nobody can be asked.',
    params: byId,
    shows_people: 'card',
    response: z.object({ items: z.array(suggested) }),
    shows: ['booking :id', 'candidate', 'profile'],
    errors: [],
  },
  'POST /bookings/:id/replacements': {
    auth: COMPANY_OR_ADMIN,
    // A talent's yes makes a booking and binds the company, so only members who may cancel one can ask.
    members: membersGiving(bookingWorkflow, 'cancel'),
    open_to_keys: true,
    summary: 'Asks people to replace a cancelled booking of an active project; the first yes is booked at once.',
    params: byId,
    body: z.strictObject({
      talent_ids: z.array(id).min(1, 'Välj minst en person.').max(20, 'Högst 20 åt gången.'),
      answer_by: day,
      message: prose(1000).default(''),
    }),
    response: sentRequests,
    affects: ['booking', 'candidate'],
    errors: ['answer_day_passed', 'answer_day_late', ...COMMAND_ERRORS],
  },
});
