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

/** The decisions that the decider saw; if another member has changed them, the command is refused. */
const decision = z.strictObject({
  seen_decision: z.enum(CLIENT_DECISIONS).nullable().default(null),
  seen_consideration: z.enum(CONSIDERATIONS).nullable().default(null),
});
const answer = z.strictObject({
  message: prose(1000).default(''),
  /** The version of the terms that the talent answers; newer terms refuse the answer. */
  terms_version: revision.default(1),
});

export const candidateRoutes = declareRoutes({
  'GET /projects/:id/candidates': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Everybody asked in a project, by role and board order.',
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
    summary: 'Chooses somebody who is interested.',
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
    summary: 'Goes on without somebody; told at activation.',
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
    summary: 'Waits with somebody who is interested; never told to the talent.',
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
    summary: 'Wants to see somebody who is interested once more; never told to the talent.',
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
      'Puts somebody before another of the same role in the order of the company, or last; never seen by talents.',
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
    summary: 'Takes a decision back, or what was in mind.',
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
    summary: 'Reminds somebody who has not answered, once a day at most.',
    params: byId,
    response: candidateRow,
    affects: ['candidate'],
    errors: ['reminded_today', 'project_not_casting', 'talent_not_visible', 'offer_waits', ...COMMAND_ERRORS],
  },
  'POST /candidates/:id/extend': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Gives more days to answer, never fewer.',
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
    summary: 'Takes a request back; the talent is told.',
    params: byId,
    body: z.strictObject({ reason: prose(500).default('') }),
    response: candidateRow,
    affects: ['candidate', 'counter_offer'],
    errors: ['role_closed', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/remind': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Reminds many at once. Who has answered meanwhile or was reminded today is skipped and counted.',
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
      'Gives many more days to answer at once. Who has answered meanwhile, or has longer already, is skipped and counted.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds, answer_by: day }),
    response: manyMoved,
    affects: ['candidate'],
    errors: ['answer_day_passed', 'answer_day_earlier', ...COMMAND_ERRORS],
  },
  'POST /projects/:id/candidates/withdraw': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Takes many requests back at once; the talents are told.',
    params: byId,
    body: z.strictObject({ candidate_ids: manyIds, reason: prose(500).default('') }),
    response: manyMoved,
    affects: ['candidate', 'counter_offer'],
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
    affects: ['candidate'],
    errors: [],
  },
  'GET /talent/requests': {
    auth: ['talent'],
    summary: 'The own requests: to answer (late ones too), answered, or closed; newest first.',
    query: z.strictObject({ group: z.enum(REQUEST_GROUPS).default('to_answer'), page: pageNumber }),
    response: pageOf(requestSummary).extend({ counts: z.record(z.enum(REQUEST_GROUPS), z.number()) }),
    shows: ['candidate', 'guardian', 'option'],
    errors: [],
  },
  'GET /talent/requests/:id': {
    auth: ['talent'],
    summary: 'One own request with its whole terms.',
    params: byId,
    response: requestDetails,
    // The answer also shows the talent's other bookings on the same days, and whether a guardian lets the talent
    // answer.
    shows: ['booking', 'candidate :id', 'guardian', 'option :id', 'payment'],
    errors: [],
  },
  'POST /talent/requests/:id/answer-interested': {
    auth: ['talent'],
    mandate: 'talent',
    summary: 'Says yes.',
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
    mandate: 'talent',
    summary: 'Says no, or takes a yes back.',
    params: byId,
    body: answer,
    response: requestDetails,
    affects: ['candidate', 'counter_offer'],
    errors: ['role_closed', 'project_not_casting', 'place_taken', ...COMMAND_ERRORS],
  },
});
