/** Auditions as the company writes and follows them. */

import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import {
  day,
  id,
  instant,
  line,
  pageNumber,
  pageOf,
  prose,
  revision,
  writtenInstant,
} from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { AUDITION_BOUNDS as BOUNDS } from '#domain/auditions/audition/audition.ts';
import { AUDITION_KINDS, AUDITION_STATUSES, auditionWorkflow } from '#domain/auditions/audition/audition.workflow.ts';
import { AUDITION_LIMITS } from '#domain/auditions/audition/audition-limits.ts';
import { INVITATION_STATUSES } from '#domain/auditions/invitation/invitation.workflow.ts';
import { dayOf } from '#domain/kernel/time/day.ts';

/** An audition in a list. */
const auditionSummary = z.object({
  id,
  project_id: id,
  project_title: z.string(),
  kind: z.enum(AUDITION_KINDS),
  title: z.string(),
  status: z.enum(AUDITION_STATUSES),
  deadline_date: instant.nullable(),
  place: z.string(),
  decision_by: z.string().nullable(),
  /** Number of the audition's candidates by the status of their invitations. */
  counts: z.record(z.enum(INVITATION_STATUSES), z.number()),
  /** Number of candidates who asked for more time and have no answer. */
  asked_time_count: z.number(),
  roles: z.array(z.object({ id, title: z.string() })),
  published_date: instant.nullable(),
  actions: actionsOf(auditionWorkflow),
});
export type AuditionSummary = z.output<typeof auditionSummary>;

/** One audition with all its text. */
const auditionView = auditionSummary.extend({
  company_name: z.string(),
  instruction: z.string(),
  context: z.string(),
  tone: z.string(),
  director_note: z.string(),
  closes_date: instant.nullable(),
  max_takes: z.number(),
  max_minutes: z.number(),
  address: z.string(),
  contact: z.string(),
  bring: z.string(),
  video_link: z.string(),
  reads_together: z.boolean(),
  may_choose_time: z.boolean(),
  is_intimate: z.boolean(),
  /** Number of pages of the text to learn; 0 without a text. */
  sides_pages: z.number(),
  cancel_reason: z.string().nullable(),
  /** True if the project is in its fourth step, in which candidates may be invited. */
  is_in_review: z.boolean(),
  /** The limits that the audition exceeds; those in AUDITION_STOPS forbid publishing or changing it. */
  limits: z.array(z.enum(AUDITION_LIMITS)),
  revision: z.number(),
});
export type AuditionView = z.output<typeof auditionView>;

const text = prose(BOUNDS.text).default('');
const short = prose(BOUNDS.line).default('');

/** An audition as the company writes it. */
const writtenAudition = z
  .strictObject({
    kind: z.enum(AUDITION_KINDS),
    title: line('vad provfilmningen heter', BOUNDS.title),
    instruction: text,
    context: text,
    tone: text,
    director_note: text,
    bring: text,
    deadline_date: writtenInstant.nullable().default(null),
    max_takes: z.number().int().min(1).max(BOUNDS.takes, `Högst ${BOUNDS.takes} tagningar.`).default(3),
    max_minutes: z.number().int().min(1).max(BOUNDS.minutes, `Högst ${BOUNDS.minutes} minuter.`).default(5),
    place: short,
    address: short,
    contact: short,
    video_link: z
      .literal('')
      .or(z.url({ protocol: /^https$/, error: 'Klistra in hela länken, med https:// först.' }).max(500))
      .default(''),
    decision_by: day.nullable().default(null),
    reads_together: z.boolean().default(false),
    may_choose_time: z.boolean().default(false),
    is_intimate: z.boolean().default(false),
  })
  .refine(({ kind, deadline_date }) => kind === 'self_tape' || deadline_date === null, {
    path: ['deadline_date'],
    error: 'Bara självfilmningar har en sista tidpunkt.',
  })
  .refine(({ decision_by, deadline_date }) => !decision_by || !deadline_date || decision_by >= dayOf(deadline_date), {
    path: ['decision_by'],
    error: 'Besked kan inte komma före sista tidpunkten för filmen.',
  });
export type WrittenAudition = z.output<typeof writtenAudition>;

/**
 * A candidate who may be added: said yes, has no final answer, is neither rejected nor withdrawn, and has no invitation
 * to the audition or a withdrawn one.
 */
const possiblePerson = z.object({
  /** The candidate's id. */
  id,
  talent_id: id.nullable(),
  talent_name: z.string(),
  talent_image: z.string().nullable(),
  role_id: id,
  role_title: z.string(),
  /** True if the company has marked the candidate for a callback. */
  is_callback: z.boolean(),
});
export type PossiblePerson = z.output<typeof possiblePerson>;

const byId = z.strictObject({ id });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const RULES = [
  'audition_incomplete',
  'not_in_review',
  'deadline_passed',
  'limits_broken',
  'project_not_casting',
] as const;

export const auditionRoutes = declareRoutes({
  'GET /projects/:id/auditions': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Lists the auditions of a project: drafts and open ones first, the newest first.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(auditionSummary).extend({ project_title: z.string(), may_draft: z.boolean() }),
    shows: ['audition :id', 'invitation :id', 'project :id'],
    errors: [],
  },
  'POST /projects/:id/auditions': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    open_to_keys: true,
    summary: 'Creates an audition as a draft. Nobody is told.',
    params: byId,
    body: writtenAudition,
    response: auditionView,
    affects: ['audition'],
    errors: ['project_not_casting', ...COMMAND_ERRORS],
  },
  'GET /auditions/:id': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary: 'Returns an audition with the number of people called.',
    params: byId,
    response: auditionView,
    shows: ['audition :id', 'invitation', 'project'],
    errors: [],
  },
  'PUT /auditions/:id': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary:
      'Saves an audition. The change of a draft is told to nobody; that of a published audition is told to everybody called, and its kind and deadline cannot change.',
    params: byId,
    body: z.strictObject({ content: writtenAudition, revision }),
    response: auditionView,
    affects: ['audition', 'invitation'],
    errors: [...RULES, ...COMMAND_ERRORS],
  },
  'POST /auditions/:id/publish': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary: 'Publishes an audition; everybody added is called at once.',
    params: byId,
    body: z.strictObject({ revision }),
    response: auditionView,
    affects: ['audition', 'invitation'],
    errors: [...RULES, ...COMMAND_ERRORS],
  },
  'POST /auditions/:id/extend': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary: 'Extends the deadline for tapes for everybody.',
    params: byId,
    body: z.strictObject({ deadline_date: writtenInstant }),
    response: auditionView,
    affects: ['audition', 'invitation'],
    errors: ['deadline_unfit', 'project_not_casting', ...COMMAND_ERRORS],
  },
  'POST /auditions/:id/close': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary: 'Closes an audition: it takes no more people, and tapes that were not begun count as missed.',
    params: byId,
    response: auditionView,
    affects: ['audition', 'invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /auditions/:id/cancel': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary: 'Cancels an audition; everybody called is told the reason.',
    params: byId,
    body: z.strictObject({ reason: prose(BOUNDS.message).default('') }),
    response: auditionView,
    affects: ['audition', 'invitation'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /auditions/:id/possible': {
    auth: COMPANY_OR_ADMIN,
    summary:
      'Lists the candidates who can be added to an audition, by role and name: those who have said yes and are not rejected.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(possiblePerson),
    shows: ['candidate', 'invitation'],
    errors: [],
  },
  'PUT /auditions/:id/sides': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary:
      "Uploads the text as a PDF and replaces the earlier one. It opens for each talent who has accepted, marked with the talent's name. The body is the file.",
    params: byId,
    upload: { max_bytes: BOUNDS.sides_bytes },
    limits: ['upload'],
    response: auditionView,
    affects: ['audition', 'invitation'],
    errors: ['file_not_pdf', 'file_too_large', 'limits_broken', 'busy', ...COMMAND_ERRORS],
  },
  'DELETE /auditions/:id/sides': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    summary: 'Removes the text.',
    params: byId,
    response: auditionView,
    affects: ['audition', 'invitation'],
    errors: ['limits_broken', ...COMMAND_ERRORS],
  },
  'POST /auditions/:id/sides': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'document',
    mandate: 'none',
    summary: 'Returns an address of the uploaded text, valid for a few minutes and for this session.',
    params: byId,
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['not_allowed_now'],
  },
});
