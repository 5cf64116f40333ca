/** The routes of candidates and requests. */
import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { day, id, pageNumber, pageOf, prose, revision } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { CLIENT_DECISIONS, CONSIDERATIONS } from '#domain/casting/candidate/candidate.workflow.ts';
import { candidateRow, REQUEST_GROUPS, requestDetails, requestSummary } from './candidate.ts';

const byId = z.strictObject({ id });
const manyIds = z.array(id).min(1, 'Välj minst en person.').max(500, 'Högst 500 åt gången.');
const manyMoved = z.object({ moved_count: z.number(), skipped_count: z.number() });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;

/**
 * The decision and the consideration that the caller saw; if another member has changed one of these, the command is
 * refused.
 */
const decision = z.strictObject({
  seen_decision: z.enum(CLIENT_DECISIONS).nullable().default(null),
  seen_consideration: z.enum(CONSIDERATIONS).nullable().default(null),
});
const answer = z.strictObject({
  message: prose(1000).default(''),
  /** The version of the terms that the talent answers; if there are newer terms, the answer is refused. */
  terms_version: revision.default(1),
});

export const candidateRoutes = declareRoutes({
  'GET /projects/:id/candidates': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Lists the candidates of a project, by role and board order.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(candidateRow),
    shows: ['candidate :id', 'option :id', 'project :id'],
    errors: [],
  },
  'POST /candidates/:id/approve': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Approves a candidate who is interested.',
    params: byId,
    body: decision,
    response: candidateRow,
    affects: ['candidate'],
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
    open_to_keys: true,
    summary: 'Rejects a candidate, who is told when the project is activated.',
    params: byId,
    body: decision,
    response: candidateRow,
    affects: ['candidate', 'counter_offer'],
    errors: ['project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/hold': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Puts an interested candidate on hold; the talent is never told.',
    params: byId,
    body: decision,
    response: candidateRow,
    affects: ['candidate'],
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/call-back': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Marks an interested candidate for a callback; the talent is never told.',
    params: byId,
    body: decision,
    response: candidateRow,
    affects: ['candidate'],
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/place': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary:
      "Moves a candidate before another of the same role in the company's order, or to the end; talents never see the order.",
    params: byId,
    body: z.strictObject({ before_id: id.nullable() }),
    response: candidateRow,
    affects: ['candidate'],
    errors: ['not_found', 'changed_meanwhile'],
  },
  'POST /candidates/:id/undecide': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Undoes a decision, a hold or a callback.',
    params: byId,
    body: decision,
    response: candidateRow,
    affects: ['candidate'],
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/remind': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Reminds a candidate who has not answered, at most once a day.',
    params: byId,
    response: candidateRow,
    affects: ['candidate'],
    errors: ['reminded_today', 'project_not_casting', 'talent_not_visible', 'offer_waits', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/extend': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Extends the time to answer. It cannot be shortened.',
    params: byId,
    body: z.strictObject({ answer_by: day }),
    response: candidateRow,
    affects: ['candidate'],
    errors: ['answer_day_passed', 'answer_day_earlier', 'project_not_casting', 'talent_not_visible', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/withdraw': {
    ends_work: true,
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Withdraws a request; the talent is told.',
    params: byId,
    body: z.strictObject({ reason: prose(500).default('') }),
    response: candidateRow,
    affects: ['candidate', 'counter_offer'],
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/remind': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary:
      'Reminds several candidates. Those who have answered meanwhile or were reminded today are skipped and counted.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds }),
    response: manyMoved,
    affects: ['candidate'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/extend': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary:
      'Extends the time to answer for several candidates. Those who have answered meanwhile or already have longer are skipped and counted.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds, answer_by: day }),
    response: manyMoved,
    affects: ['candidate'],
    errors: ['answer_day_passed', 'answer_day_earlier', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/withdraw': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Withdraws several requests; the talents are told.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds, reason: prose(500).default('') }),
    response: manyMoved,
    affects: ['candidate', 'counter_offer'],
    errors: [...COMMAND_ERRORS],
  },
  'PATCH /candidates/:id': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: "Saves the caller's own note and stars, and the position on the board; the talent never sees them.",
    params: byId,
    body: z.strictObject({
      note: prose(2000).optional(),
      stars: z.number().int().min(1).max(5).nullable().optional(),
      board_position: z.number().int().min(0).max(100_000).optional(),
    }),
    response: candidateRow,
    affects: ['candidate'],
    errors: [],
  },
  'GET /talent/requests': {
    auth: ['talent'],
    summary: "Lists the talent's requests: open (late ones too), answered or closed, newest first.",
    query: z.strictObject({ group: z.enum(REQUEST_GROUPS).default('to_answer'), page: pageNumber }),
    response: pageOf(requestSummary).extend({ counts: z.record(z.enum(REQUEST_GROUPS), z.number()) }),
    shows: ['candidate', 'guardian', 'option'],
    errors: [],
  },
  'GET /talent/requests/:id': {
    auth: ['talent'],
    agents: 'reads',
    summary: 'Returns one request of the talent with its complete terms.',
    params: byId,
    response: requestDetails,
    // The answer also shows the talent's other bookings on the same days, and whether a guardian lets the talent
    // answer.
    shows: ['booking', 'candidate :id', 'guardian', 'option :id', 'payment'],
    errors: [],
  },
  'POST /talent/requests/:id/answer-interested': {
    auth: ['talent'],
    agents: 'answers',
    mandate: 'talent',
    summary: 'Accepts a request.',
    params: byId,
    body: answer,
    response: requestDetails,
    affects: ['booking', 'candidate', 'counter_offer'],
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
    agents: 'answers',
    mandate: 'talent',
    summary: 'Declines a request, or withdraws an acceptance.',
    params: byId,
    body: answer,
    response: requestDetails,
    affects: ['candidate', 'counter_offer'],
    errors: ['role_closed', 'project_not_casting', 'place_taken', ...COMMAND_ERRORS],
  },
});
