/**
 * The candidates invited to an audition: as the company sees them, and as each candidate sees the candidate's own
 * invitation.
 */

import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, pageNumber, pageOf, prose, writtenInstant } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { actsAsAgent } from '#contract/people/representation.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { AUDITION_KINDS } from '#domain/auditions/audition/audition.workflow.ts';
import { INVITATION_STATUSES, invitationWorkflow } from '#domain/auditions/invitation/invitation.workflow.ts';

/** An invitation of a candidate, as the company sees it. */
export const invitationRow = z.object({
  id,
  audition_id: id,
  candidate_id: id,
  /** Null, as is the picture, if the company may no longer see the talent. */
  talent_id: id.nullable(),
  talent_name: z.string(),
  talent_image: z.string().nullable(),
  role_id: id,
  role_title: z.string(),
  status: z.enum(INVITATION_STATUSES),
  message: z.string(),
  answer_message: z.string(),
  invited_date: instant.nullable(),
  seen_date: instant.nullable(),
  answered_date: instant.nullable(),
  /** Last time to begin the tape; null for an audition on site or by video call, and while no time is set. */
  due_date: instant.nullable(),
  asked_time_date: instant.nullable(),
  asked_time_message: z.string(),
  reminded_date: instant.nullable(),
  /** Time at which the whole tape had arrived. */
  sent_in_date: instant.nullable(),
  /** The candidate's access needs; empty for members who do not cast, and once the candidate cannot come any more. */
  access_needs: z.string(),
  actions: actionsOf(invitationWorkflow),
});
export type InvitationRow = z.output<typeof invitationRow>;

/** An invitation in the talent's own list. */
const ownInvitation = z.object({
  id,
  audition_id: id,
  /** The candidate's id. */
  candidate_id: id,
  kind: z.enum(AUDITION_KINDS),
  title: z.string(),
  project_title: z.string(),
  company_name: z.string(),
  role_title: z.string(),
  status: z.enum(INVITATION_STATUSES),
  due_date: instant.nullable(),
  place: z.string(),
  decision_by: z.string().nullable(),
  invited_date: instant.nullable(),
  sent_in_date: instant.nullable(),
  /** True if the company waits for the talent's answer or tape. */
  is_waiting: z.boolean(),
  /** Start of a coming appointment that the talent has been told and has not confirmed; null without one. */
  unconfirmed_date: instant.nullable(),
  actions: actionsOf(invitationWorkflow),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

/** An invitation as its talent reads it. No field reveals other candidates. */
const invitationDetails = ownInvitation.extend({
  instruction: z.string(),
  context: z.string(),
  tone: z.string(),
  director_note: z.string(),
  max_takes: z.number(),
  max_minutes: z.number(),
  address: z.string(),
  contact: z.string(),
  bring: z.string(),
  /** Address of the video call; empty until the talent has said yes, and after the request has ended. */
  video_link: z.string(),
  may_choose_time: z.boolean(),
  is_intimate: z.boolean(),
  sides_pages: z.number(),
  /** True if the audition has a text to learn and the talent may read it. */
  may_read_sides: z.boolean(),
  /** True if the talent may begin a take now, also one that replaces another. */
  may_send: z.boolean(),
  message: z.string(),
  answer_message: z.string(),
  answered_date: instant.nullable(),
  asked_time_date: instant.nullable(),
  access_needs: z.string(),
  /** True if the audition is neither closed nor cancelled. */
  is_open: z.boolean(),
  withdraw_reason: z.string().nullable(),
  /** The talent whom an agent reads for; null for the talent. */
  represents: actsAsAgent,
});
export type InvitationDetails = z.output<typeof invitationDetails>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const message = prose(BOUNDS.message).default('');
const ANSWER_ERRORS = ['deadline_passed', 'guardian_missing', ...COMMAND_ERRORS] as const;

export const invitationRoutes = declareRoutes({
  'GET /auditions/:id/invitations': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Lists the people called to an audition, by role and name.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(invitationRow),
    shows: ['audition :id', 'candidate', 'invitation'],
    errors: [],
  },
  'POST /auditions/:id/invitations': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Adds candidates to an audition; a published audition calls them at once.',
    params: byId,
    body: z.strictObject({
      candidate_ids: z.array(id).min(1, 'Välj minst en person.').max(100, 'Högst 100 personer åt gången.'),
      message,
    }),
    response: z.object({ added_count: z.number() }),
    affects: ['invitation'],
    errors: [
      'already_invited',
      'not_interested',
      'role_closed',
      'talent_not_visible',
      'project_not_casting',
      'not_in_review',
      'deadline_passed',
      'limits_broken',
      ...COMMAND_ERRORS,
    ],
  },
  'POST /auditions/:id/remind': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Reminds everybody who has not answered or not sent a tape, each at most once a day.',
    params: byId,
    response: z.object({ moved_count: z.number() }),
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /invitations/:id/remind': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Reminds one person.',
    params: byId,
    response: invitationRow,
    affects: ['invitation'],
    errors: ['reminded_today', 'talent_not_visible', ...COMMAND_ERRORS],
  },
  'POST /invitations/:id/remove': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Removes a person who has not been told of the audition.',
    params: byId,
    response: invitationRow,
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /invitations/:id/withdraw': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Withdraws the call of a person, who is told.',
    params: byId,
    body: z.strictObject({ reason: message }),
    response: invitationRow,
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /invitations/:id/attend': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Marks a person as present.',
    params: byId,
    response: invitationRow,
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /invitations/:id/miss': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Marks a person as absent.',
    params: byId,
    response: invitationRow,
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /invitations/:id/grant-time': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: 'Extends the deadline for the tape of one person.',
    params: byId,
    body: z.strictObject({ due_date: writtenInstant }),
    response: invitationRow,
    affects: ['audition', 'invitation'],
    errors: ['deadline_unfit', ...COMMAND_ERRORS],
  },
  'POST /invitations/:id/keep-time': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'profile',
    summary: "Declines a person's request for more time.",
    params: byId,
    response: invitationRow,
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /talent/invitations': {
    auth: ['talent'],
    agents: 'reads',
    summary: 'Lists the calls of the talent: those that wait for the talent first, then the newest.',
    query: z.strictObject({ page: pageNumber, candidate_id: id.optional() }),
    response: pageOf(ownInvitation),
    shows: ['appointment', 'invitation'],
    errors: [],
  },
  'GET /talent/invitations/:id': {
    auth: ['talent'],
    agents: 'reads',
    summary: 'Returns one call of the talent.',
    params: byId,
    response: invitationDetails,
    shows: ['audition', 'invitation :id'],
    errors: [],
  },
  'POST /talent/invitations/:id/seen': {
    auth: ['talent'],
    summary: 'Records that the talent has opened the call.',
    params: byId,
    response: invitationDetails,
    affects: ['invitation'],
    errors: [],
  },
  'POST /talent/invitations/:id/accept': {
    auth: ['talent'],
    agents: 'answers',
    summary: 'Accepts the audition: the text opens, and the tape can be sent.',
    params: byId,
    body: z.strictObject({ message }),
    response: invitationDetails,
    affects: ['invitation'],
    errors: [...ANSWER_ERRORS],
  },
  'POST /talent/invitations/:id/decline': {
    auth: ['talent'],
    agents: 'answers',
    summary: 'Declines the audition; the answer about the role stands.',
    params: byId,
    body: z.strictObject({ message }),
    response: invitationDetails,
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/ask-time': {
    auth: ['talent'],
    agents: 'times',
    summary: 'Asks for more time for the tape.',
    params: byId,
    body: z.strictObject({ message: prose(BOUNDS.message).min(1, 'Skriv varför du behöver mer tid.') }),
    response: invitationDetails,
    affects: ['invitation'],
    errors: ['deadline_passed', ...COMMAND_ERRORS],
  },
  'PUT /talent/invitations/:id/access-needs': {
    auth: ['talent'],
    summary:
      "Saves the talent's access needs for the casting people; an empty text withdraws them. Saving needs an explicit consent.",
    params: byId,
    body: z
      .strictObject({ words: prose(BOUNDS.access_needs), consents: z.boolean() })
      .refine(({ words, consents }) => words === '' || consents, {
        path: ['consents'],
        error: 'Kryssa i att företaget får läsa det, eller lämna det tomt.',
      }),
    response: invitationDetails,
    affects: ['invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /talent/invitations/:id/sides': {
    auth: ['talent'],
    summary:
      "Returns an address of the text marked with the reader's name, valid for a few minutes and for this session.",
    params: byId,
    limits: ['upload'],
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['not_allowed_now', 'file_gone', 'file_too_large', 'name_not_printable', 'busy'],
  },
});
