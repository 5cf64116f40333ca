import { z } from 'zod';
import { REQUEST_STANDINGS } from '#domain/candidate/candidate.rules.ts';
import {
  CANDIDATE_SOURCES,
  CLIENT_DECISIONS,
  CONSIDERATIONS,
  INTEREST_STATUSES,
} from '#domain/candidate/candidate.workflow.ts';
import { CLOSING_OUTCOMES } from '#domain/closing/closing.rules.ts';
import { actionsOf } from './actions.ts';
import { candidateNote } from './candidate-note.ts';
import { COMMAND_ERRORS } from './declared-errors.ts';
import { amount, day, id, instant, pageNumber, pageOf, prose, revision } from './fields.ts';
import { optionView } from './option.ts';
import { talentPrice } from './price.ts';
import { declareRoutes } from './route.ts';
import { talentCard } from './search.ts';
import { statedFee, terms } from './terms.ts';

const actions = actionsOf('candidate');

/** Whoever was asked; without id, picture and anything told when the company may not see them any longer. */
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
  /** How they came: asked, by an announcement, or by an order. */
  source: z.enum(['request', 'announcement', 'order']),
  /** The pictures they chose to show interest with, in order. */
  chosen_pictures: z.array(z.string()),
  fee: statedFee,
  /** When the request was sent. */
  created_date: instant,
  answer_by: z.string(),
  answer_message: z.string(),
  answered_date: instant.nullable(),
  /** When they got their final answer, and which where the role was closed; null where there is none. */
  closed_date: instant.nullable(),
  closed_outcome: z.enum(CLOSING_OUTCOMES).nullable(),
  is_late: z.boolean(),
  seen_date: instant.nullable(),
  reminded_date: instant.nullable(),
  /** By whom they are, the caller's own first; none for members who do not cast. */
  notes: z.array(candidateNote),
  board_position: z.number(),
  /** The newest option of the company on them, standing or ended; null where there was none. */
  option: optionView.nullable(),
  may_give_option: z.boolean(),
  actions,
});
export type CandidateRow = z.output<typeof candidateRow>;

/** A request as its talent sees it in lists. The company's notes, stars and untold decision are not in it. */
export const requestSummary = z.object({
  id,
  standing: z.enum(REQUEST_STANDINGS),
  source: z.enum(CANDIDATE_SOURCES),
  /** Asked to step in for somebody who cannot come: a yes is a booking. */
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
  /** What they were told when the role was closed; null where they got their answer otherwise, or wait for it. */
  closed_outcome: z.enum(CLOSING_OUTCOMES).nullable(),
  /** The company's option, while it stands. */
  option: optionView.nullable(),
});
export type RequestSummary = z.output<typeof requestSummary>;

/** What the terms of a request were before they changed: what was said yes to, otherwise what was asked about. */
const formerTerms = z.object({
  terms,
  sent_date: instant,
  was_accepted: z.boolean(),
  price: talentPrice.nullable(),
});
export type FormerTerms = z.output<typeof formerTerms>;

/** The whole terms of a request. */
export const requestDetails = requestSummary.extend({
  project_description: z.string(),
  role_description: z.string(),
  company_about: z.string(),
  company_homepage: z.string(),
  company_city: z.string(),
  request_message: z.string(),
  answer_message: z.string(),
  answered_date: instant.nullable(),
  closed_reason: z.string().nullable(),
  /** As they were last sent. */
  terms,
  terms_version: z.number(),
  former: formerTerms.nullable(),
  /** Days of work in all, and what they pay together before tax. */
  day_count: z.number(),
  total_fee_ore: amount,
  /** What of it reaches the talent; null while the work has no day. */
  price: talentPrice.nullable(),
  /** The talent's own confirmed bookings on the same days. */
  clashes: z.array(z.object({ project_title: z.string(), starts_on: z.string(), ends_on: z.string() })),
  /** The same days as far as the talent cannot work on them, with the calendar elsewhere that says so; null for themselves. */
  busy: z.array(z.object({ calendar_name: z.string().nullable(), starts_on: z.string(), ends_on: z.string() })),
  /** What of the role the talent says no to in general. */
  declined: z.array(z.string()),
  actions,
});
export type RequestDetails = z.output<typeof requestDetails>;

const byId = z.strictObject({ id });
const manyIds = z.array(id).min(1, 'Välj minst en person.').max(500, 'Högst 500 åt gången.');
const manyMoved = z.object({ moved_count: z.number(), skipped_count: z.number() });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
/** What whoever decides has before them: when it is another by now, somebody else was first. */
const decision = z.strictObject({
  seen_decision: z.enum(CLIENT_DECISIONS).nullable().default(null),
  seen_consideration: z.enum(CONSIDERATIONS).nullable().default(null),
});
const answer = z.strictObject({
  message: prose(1000).default(''),
  /** Which terms are answered to: when there are others by now, the answer is not to them. */
  terms_version: revision.default(1),
});

export const REQUEST_GROUPS = ['to_answer', 'answered', 'closed'] as const;

export const candidateRoutes = declareRoutes({
  'GET /projects/:id/candidates': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Everybody asked in a project, by role and board order.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(candidateRow),
    errors: [],
  },
  'POST /candidates/:id/approve': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Chooses somebody who is interested.',
    params: byId,
    body: decision,
    response: candidateRow,
    errors: [
      'role_closed',
      'role_full',
      'not_interested',
      'terms_outdated',
      'project_not_casting',
      'talent_not_visible',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /candidates/:id/reject': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Goes on without somebody; told at activation.',
    params: byId,
    body: decision,
    response: candidateRow,
    errors: ['project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/hold': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Waits with somebody who is interested; never told to the talent.',
    params: byId,
    body: decision,
    response: candidateRow,
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/call-back': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Wants to see somebody who is interested once more; never told to the talent.',
    params: byId,
    body: decision,
    response: candidateRow,
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/place': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary:
      'Puts somebody before another of the same role in the order of the company, or last; never seen by talents.',
    params: byId,
    body: z.strictObject({ before_id: id.nullable() }),
    response: candidateRow,
    errors: ['not_found', 'changed_meanwhile'],
  },
  'POST /candidates/:id/undecide': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Takes a decision back, or what was in mind.',
    params: byId,
    body: decision,
    response: candidateRow,
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/remind': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Reminds somebody who has not answered, once a day at most.',
    params: byId,
    response: candidateRow,
    errors: ['reminded_today', 'project_not_casting', 'talent_not_visible', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/extend': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Gives more days to answer.',
    params: byId,
    body: z.strictObject({ answer_by: day }),
    response: candidateRow,
    errors: ['answer_day_passed', 'project_not_casting', 'talent_not_visible', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/withdraw': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Takes a request back; the talent is told.',
    params: byId,
    body: z.strictObject({ reason: prose(500).default('') }),
    response: candidateRow,
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/remind': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Reminds many at once. Who has answered meanwhile or was reminded today is skipped and counted.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds }),
    response: manyMoved,
    errors: [...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/extend': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Gives many more days to answer at once. Who has answered meanwhile is skipped and counted.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds, answer_by: day }),
    response: manyMoved,
    errors: ['answer_day_passed', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/withdraw': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Takes many requests back at once; the talents are told.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds, reason: prose(500).default('') }),
    response: manyMoved,
    errors: [...COMMAND_ERRORS],
  },
  'PATCH /candidates/:id': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: "The caller's own note and stars, and the position on the board; never seen by the talent.",
    params: byId,
    body: z.strictObject({
      note: prose(2000).optional(),
      stars: z.number().int().min(1).max(5).nullable().optional(),
      board_position: z.number().int().min(0).max(100_000).optional(),
    }),
    response: candidateRow,
    errors: [],
  },
  'GET /talent/requests': {
    auth: ['talent'],
    summary: 'The own requests: to answer (late ones too), answered, or closed; newest first.',
    query: z.strictObject({ group: z.enum(REQUEST_GROUPS).default('to_answer'), page: pageNumber }),
    response: pageOf(requestSummary).extend({ counts: z.record(z.enum(REQUEST_GROUPS), z.number()) }),
    errors: [],
  },
  'GET /talent/requests/:id': {
    auth: ['talent'],
    summary: 'One own request with its whole terms.',
    params: byId,
    response: requestDetails,
    errors: [],
  },
  'POST /talent/requests/:id/answer-interested': {
    auth: ['talent'],
    mandate: 'talent',
    summary: 'Says yes.',
    params: byId,
    body: answer,
    response: requestDetails,
    errors: [
      'role_closed',
      'project_not_casting',
      'guardian_missing',
      'place_taken',
      'booking_clash',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /talent/requests/:id/answer-not-interested': {
    auth: ['talent'],
    mandate: 'talent',
    summary: 'Says no, or takes a yes back.',
    params: byId,
    body: answer,
    response: requestDetails,
    errors: ['role_closed', 'project_not_casting', 'place_taken', ...COMMAND_ERRORS],
  },
});
