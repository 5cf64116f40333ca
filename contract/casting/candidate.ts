import { z } from 'zod';
import { talentPrice } from '#contract/deal/price.ts';
import { statedFee, terms } from '#contract/deal/terms.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { amount, id, instant } from '#contract/kernel/fields.ts';
import { actsAsAgent } from '#contract/people/representation.ts';
import { talentCard } from '#contract/people/talent-card.ts';
import { REQUEST_STANDINGS } from '#domain/casting/candidate/candidate.rules.ts';
import {
  CANDIDATE_SOURCES,
  CLIENT_DECISIONS,
  CONSIDERATIONS,
  candidateWorkflow,
  INTEREST_STATUSES,
} from '#domain/casting/candidate/candidate.workflow.ts';
import { CLOSING_OUTCOMES } from '#domain/casting/closing/closing.rules.ts';
import { candidateNote } from './candidate-note.ts';
import { optionView } from './option.ts';

const actions = actionsOf(candidateWorkflow);

/** The talent who was asked; without id, picture and facts if the company may no longer see the talent. */
const askedTalent = talentCard.extend({ id: id.nullable(), created_date: instant.nullable() });
export type AskedTalent = z.output<typeof askedTalent>;

/** A candidate as its company sees it. */
export const candidateRow = z.object({
  id,
  project_id: id,
  role_id: id,
  role_index: z.number(),
  role_title: z.string(),
  talent: askedTalent,
  interest_status: z.enum(INTEREST_STATUSES),
  client_decision: z.enum(CLIENT_DECISIONS).nullable(),
  consideration: z.enum(CONSIDERATIONS).nullable(),
  is_deleted: z.boolean(),
  /** Origin of the candidate: a request, an announcement, or an order. */
  source: z.enum(['request', 'announcement', 'order']),
  /** The pictures that the talent chose to show interest with, in order. */
  chosen_pictures: z.array(z.string()),
  fee: statedFee,
  /** Time of the request. */
  created_date: instant,
  answer_by: z.string(),
  answer_message: z.string(),
  answered_date: instant.nullable(),
  /**
   * Time of the final answer; null before it. `closed_outcome` is the answer's outcome if the role was closed, and null
   * for any other answer.
   */
  closed_date: instant.nullable(),
  closed_outcome: z.enum(CLOSING_OUTCOMES).nullable(),
  is_late: z.boolean(),
  /** True if the request has not reached the talent, because mails to the talent's address come back. */
  is_unreached: z.boolean(),
  seen_date: instant.nullable(),
  reminded_date: instant.nullable(),
  /** The members' notes, the caller's own first; empty for members who do not cast. */
  notes: z.array(candidateNote),
  board_position: z.number(),
  /** The newest option given to the candidate, open or ended; null without one. */
  option: optionView.nullable(),
  may_give_option: z.boolean(),
  actions,
});
export type CandidateRow = z.output<typeof candidateRow>;

/**
 * A request in its talent's lists. It contains neither the company's notes and stars nor decisions that the talent has
 * not been told.
 */
export const requestSummary = z.object({
  id,
  standing: z.enum(REQUEST_STANDINGS),
  source: z.enum(CANDIDATE_SOURCES),
  /** True if the talent is asked to step in for another who cannot come: a yes books at once. */
  is_replacement: z.boolean(),
  project_title: z.string(),
  production_type: z.string().nullable(),
  company_name: z.string(),
  role_title: z.string(),
  municipality_id: z.string().nullable(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  fee: statedFee,
  answer_by: z.string(),
  decision_by: z.string().nullable(),
  created_date: instant,
  /** The outcome that the talent was told when the role was closed; null for any other answer, or none yet. */
  closed_outcome: z.enum(CLOSING_OUTCOMES).nullable(),
  /** The company's open or challenged option on the talent; null without one. */
  option: optionView.nullable(),
});
export type RequestSummary = z.output<typeof requestSummary>;

/** The terms before a change: the last accepted ones, or else those sent just before the present ones. */
const formerTerms = z.object({
  terms,
  sent_date: instant,
  was_accepted: z.boolean(),
  price: talentPrice.nullable(),
});
export type FormerTerms = z.output<typeof formerTerms>;

/** A request with its whole terms. */
export const requestDetails = requestSummary.extend({
  project_description: z.string(),
  role_description: z.string(),
  company_about: z.string(),
  company_homepage: z.string(),
  company_city: z.string(),
  request_message: z.string(),
  answer_message: z.string(),
  /** True while the message waits for a review by the staff, and the company cannot read it. */
  is_answer_held: z.boolean(),
  answered_date: instant.nullable(),
  closed_reason: z.string().nullable(),
  /** The terms as last sent. */
  terms,
  terms_version: z.number(),
  former: formerTerms.nullable(),
  /** Total number of working days, and the total pay before tax. */
  day_count: z.number(),
  total_fee_ore: amount,
  /** The talent's part of the price; null if it cannot be calculated, such as for work without days. */
  price: talentPrice.nullable(),
  /** The talent's other bookings on the days of the terms, those that wait for a clearance included. */
  clashes: z.array(z.object({ project_title: z.string(), starts_on: z.string(), ends_on: z.string() })),
  /**
   * The talent's busy days among the days of the terms. `calendar_name` names the foreign calendar that makes them
   * busy; null for days that the talent entered.
   */
  busy: z.array(z.object({ calendar_name: z.string().nullable(), starts_on: z.string(), ends_on: z.string() })),
  /**
   * The talent's busy hours during the hours of the terms; on a day whose hours are not said, all of them. The note is
   * left out.
   */
  busy_hours: z.array(z.object({ day: z.string(), from_time: z.string(), to_time: z.string() })),
  /** The contents of the role that the talent's profile declines. */
  declined: z.array(z.string()),
  /** The talent whom an agent reads for; null for the talent. */
  represents: actsAsAgent,
  actions,
});
export type RequestDetails = z.output<typeof requestDetails>;

export const REQUEST_GROUPS = ['to_answer', 'answered', 'closed'] as const;
