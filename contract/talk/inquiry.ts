import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, pageNumber, pageOf, prose, revision } from '#contract/kernel/fields.ts';
import { chosenAsSeen, chosenIds, moved } from '#contract/kernel/many-at-once.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { assignmentReview, writtenReason } from '#contract/work/review.ts';
import { HELPING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import {
  INQUIRERS,
  INQUIRY_BOUNDS,
  INQUIRY_CATEGORIES,
  INQUIRY_KINDS,
  QUESTION_CATEGORIES,
} from '#domain/talk/inquiry/inquiry.rules.ts';
import { INQUIRY_STATUSES, inquiryWorkflow } from '#domain/talk/inquiry/inquiry.workflow.ts';

/** An inquiry in a list. */
const inquiryRow = z.object({
  id,
  kind: z.enum(INQUIRY_KINDS),
  category: z.enum(INQUIRY_CATEGORIES),
  status: z.enum(INQUIRY_STATUSES),
  /** Beginning of the question. */
  words: z.string(),
  message_count: z.number(),
  created_date: instant,
  waits_since: instant,
});
export type InquiryRow = z.output<typeof inquiryRow>;

/** An inquiry in the administrators' queue, with the asker and the administrator who has taken it. */
const queuedInquiry = inquiryRow.extend({
  asker: z.enum(INQUIRERS),
  asker_name: z.string(),
  company_name: z.string().nullable(),
  taken_by_name: z.string().nullable(),
  is_mine: z.boolean(),
});
export type QueuedInquiry = z.output<typeof queuedInquiry>;

const inquiryDetails = queuedInquiry.omit({ words: true }).extend({
  /** The page in question, as a path of this site. */
  about_path: z.string().nullable(),
  /** The asker's files, in order. */
  files: z.array(z.object({ id, name: z.string(), bytes: z.number(), is_picture: z.boolean(), created_date: instant })),
  /** For administrators: the id of the reported thread's candidate or project. */
  thread_id: id.nullable(),
  messages: z.array(
    z.object({ id, author_name: z.string(), is_ours: z.boolean(), words: z.string(), created_date: instant }),
  ),
  actions: actionsOf(inquiryWorkflow),
});
export type InquiryDetails = z.output<typeof inquiryDetails>;

const inquiryWords = prose(INQUIRY_BOUNDS.words).min(1, 'Skriv några ord.');

const byId = z.strictObject({ id });
const ASKERS = ['talent', 'company'] as const;
const BOTH_SIDES = ['talent', 'company', 'admin'] as const;

export const inquiryRoutes = declareRoutes({
  'GET /inquiries': {
    auth: ASKERS,
    summary: "Lists the caller's inquiries, newest first.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(inquiryRow),
    shows: ['inquiry'],
    errors: [],
  },
  'POST /inquiries': {
    auth: ASKERS,
    members: MEMBER_ROLES,
    summary:
      'Creates an inquiry to the administrators. The same question again, while it is open, returns the existing inquiry.',
    body: z.strictObject({
      category: z.enum(QUESTION_CATEGORIES),
      words: inquiryWords,
      about_path: z
        .string()
        .max(500)
        .regex(/^\/[\w\-/?=&#.%]*$/, 'Det är ingen sida hos oss.')
        .nullable()
        .default(null),
    }),
    limits: ['inquiry'],
    response: inquiryDetails,
    affects: ['inquiry'],
    errors: ['not_found', ...COMMAND_ERRORS],
  },
  'POST /assignments/:id/review/report': {
    auth: ['talent', 'company'],
    summary: "Reports the other side's review to the administrators, as an inquiry.",
    params: byId,
    body: z.strictObject({ reason: writtenReason }),
    response: assignmentReview,
    affects: ['inquiry', 'review'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /inquiries/:id': {
    auth: BOTH_SIDES,
    admins: HELPING_ADMINS,
    looks_at: 'message',
    summary: 'Returns an inquiry with all its messages.',
    params: byId,
    response: inquiryDetails,
    shows: ['inquiry :id'],
    errors: [],
  },
  'POST /inquiries/:id/messages': {
    auth: BOTH_SIDES,
    members: MEMBER_ROLES,
    looks_at: 'message',
    mandate: 'none',
    summary: 'Writes in an inquiry. A message of the asker reopens it; that of an administrator answers it.',
    params: byId,
    body: z.strictObject({
      words: inquiryWords,
      /** Number of messages that the sender saw; if there are more, the answer is `changed_meanwhile`. */
      seen: revision,
    }),
    limits: ['inquiry'],
    response: inquiryDetails,
    affects: ['inquiry'],
    errors: ['inquiry_full', ...COMMAND_ERRORS],
  },
  'POST /inquiries/:id/files': {
    auth: ASKERS,
    members: MEMBER_ROLES,
    summary: 'Uploads a picture or a PDF for an inquiry. The body is the file.',
    params: byId,
    upload: { max_bytes: INQUIRY_BOUNDS.file_bytes },
    limits: ['upload'],
    response: inquiryDetails,
    affects: ['inquiry'],
    errors: ['file_not_image', 'file_too_large', 'image_too_small', 'busy', 'inquiry_full', 'not_allowed_now'],
  },
  'POST /inquiries/:id/files/:file_id': {
    auth: BOTH_SIDES,
    members: MEMBER_ROLES,
    looks_at: 'document',
    mandate: 'none',
    summary: 'Returns an address of a file of an inquiry, valid for a few minutes and for this session.',
    params: z.strictObject({ id, file_id: id }),
    response: z.object({ url: z.string() }),
    affects: [],
    errors: [],
  },
  'POST /inquiries/:id/close': {
    auth: BOTH_SIDES,
    members: MEMBER_ROLES,
    looks_at: 'message',
    mandate: 'none',
    summary: 'Closes an inquiry.',
    params: byId,
    response: inquiryDetails,
    affects: ['inquiry'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /admin/inquiries': {
    auth: ['admin'],
    admins: HELPING_ADMINS,
    looks_at: 'message',
    summary: 'Lists the queue of inquiries, the longest waiting first.',
    query: z.strictObject({
      status: z.enum(INQUIRY_STATUSES).default('open'),
      kind: z.enum(INQUIRY_KINDS).optional(),
      of: z.enum(['all', 'mine', 'nobody']).default('all'),
      page: pageNumber,
    }),
    response: pageOf(queuedInquiry).extend({ counts: z.record(z.enum(INQUIRY_STATUSES), z.number()) }),
    shows: ['inquiry'],
    errors: [],
  },
  'POST /admin/inquiries/answer': {
    auth: ['admin'],
    summary:
      'Answers several inquiries with the same words. An inquiry with messages that the caller has not seen is left out.',
    body: z.strictObject({ inquiries: chosenAsSeen, words: inquiryWords }),
    response: moved,
    affects: ['inquiry'],
    errors: [],
  },
  'POST /admin/inquiries/close': {
    auth: ['admin'],
    summary: 'Closes several inquiries.',
    body: z.strictObject({ ids: chosenIds }),
    response: moved,
    affects: ['inquiry'],
    errors: [],
  },
  'POST /admin/inquiries/:id/take': {
    auth: ['admin'],
    looks_at: 'message',
    summary: 'Assigns an inquiry to the caller, even from another administrator.',
    params: byId,
    response: inquiryDetails,
    affects: ['inquiry'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/inquiries/:id/reopen': {
    auth: ['admin'],
    looks_at: 'message',
    summary: 'Reopens an inquiry that was closed too early.',
    params: byId,
    response: inquiryDetails,
    affects: ['inquiry'],
    errors: [...COMMAND_ERRORS],
  },
});
