import { z } from 'zod';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { done, id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { REPORT_CATEGORIES } from '#domain/talk/inquiry/inquiry.rules.ts';
import { ANSWER_BOUNDS, THREAD_ACTS, THREAD_BOUNDS, THREAD_SIDES } from '#domain/talk/thread/thread.rules.ts';

/** Maximum number of messages in one answer. */
export const MESSAGES_AT_ONCE = 30;

/** Largest message number: the largest integer of its column in the database. */
const NUMBER_MAX = 2_147_483_647;

const number = z.number().int().min(0).max(NUMBER_MAX);

const messageFile = z.object({ id, name: z.string(), bytes: z.number(), is_picture: z.boolean() });

const message = z.object({
  id,
  /** The message's place in the thread, from 1 without gaps. */
  number: z.number(),
  side: z.enum(THREAD_SIDES),
  /** The talent, or the member who wrote for the company; empty if that member's account is gone. */
  sender_name: z.string(),
  /** Empty for a hidden message, except for administrators. */
  body: z.string(),
  /** Reason why an administrator has hidden the message; null if it is visible. */
  hidden_reason: z.string().nullable(),
  sent_date: instant,
  /** True for an answer that everybody who was asked for the role has got. */
  is_to_all: z.boolean(),
  files: z.array(messageFile),
  /**
   * True for a message of the caller's side that seems to contain contact details or a payment outside Medverka, while
   * the talent is not booked.
   */
  is_unprotected: z.boolean(),
});
export type ThreadMessage = z.output<typeof message>;

export const WHY_NOT_WRITE = ['thread_closed', 'thread_blocked', 'company_writes_first', 'guardian_missing'] as const;

/** A thread as one of its sides sees it. */
const thread = z.object({
  /** The id of the thread's candidate or project. */
  id,
  kind: z.enum(['candidate', 'project']),
  side: z.enum(THREAD_SIDES),
  project_title: z.string(),
  /** Null for the thread of a project. */
  role_title: z.string().nullable(),
  /** The other side's name; empty for the company in a thread to all booked talents. */
  other_name: z.string(),
  /** True if the talent is under 18 and the guardians get copies. */
  is_copied: z.boolean(),
  /** The newest messages, oldest first. */
  messages: z.array(message),
  /**
   * For a talent: the company's answers to all that were given before the talent was asked, the oldest first, at most
   * twenty; empty for a company.
   */
  earlier_answers: z.array(z.object({ id, body: z.string(), sent_date: instant })),
  /** Number of the last message that the caller's side has read. */
  read_number: z.number(),
  /**
   * The other side's readers with the last message that each has read, at most a hundred, the one furthest behind
   * first. Empty for a talent in a thread to all booked talents.
   */
  readers: z.array(z.object({ name: z.string(), read_number: z.number(), read_date: instant.nullable() })),
  /** For a booked talent: the thread to all booked talents, once it has a message. */
  to_all_id: id.nullable(),
  /** The reason why the caller cannot write; null if the caller can. */
  why_not: z.enum(WHY_NOT_WRITE).nullable(),
  /** True if the talent has blocked the company; while booked work is left, both may still write. */
  is_blocked: z.boolean(),
  /** The acts about the other side that the caller may do now: report it, block it. */
  actions: z.array(z.enum(THREAD_ACTS)),
});
export type Thread = z.output<typeof thread>;

/** A reported thread as an administrator reads it, with the hidden messages. */
const reportedThread = z.object({
  id,
  kind: z.enum(['candidate', 'project']),
  project_title: z.string(),
  role_title: z.string().nullable(),
  company_name: z.string(),
  /** Null for a thread to all booked talents. */
  talent_name: z.string().nullable(),
  /** One page, oldest first. */
  messages: z.array(message),
  /** The administrators who have opened the thread, with the time, the newest first; at most twenty. */
  readings: z.array(z.object({ reader_name: z.string(), created_date: instant })),
});
export type ReportedThread = z.output<typeof reportedThread>;

/** A company that a talent has blocked. */
const block = z.object({
  /** The company's id. */
  id,
  company_name: z.string(),
  created_date: instant,
});

const threadRow = z.object({
  id,
  kind: z.enum(['candidate', 'project']),
  project_title: z.string(),
  role_title: z.string().nullable(),
  other_name: z.string(),
  is_booked: z.boolean(),
  is_unread: z.boolean(),
  /** Beginning of the newest message; empty if an administrator has hidden the message. */
  excerpt: z.string(),
  last_side: z.enum(THREAD_SIDES),
  last_date: instant,
});
export type ThreadRow = z.output<typeof threadRow>;

const byId = z.strictObject({ id });
const BOTH_SIDES = ['talent', 'company'] as const;

export const threadRoutes = declareRoutes({
  'GET /threads': {
    auth: BOTH_SIDES,
    summary: "Lists the caller's threads that have messages, unread ones first, then the newest.",
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(threadRow).extend({ unread_count: z.number() }),
    shows: ['message'],
    errors: [],
  },
  'GET /threads/:id': {
    auth: BOTH_SIDES,
    summary: 'Returns the thread of a candidate or of a project, with its newest messages.',
    params: byId,
    response: thread,
    shows: ['candidate :id', 'message :id', 'project :id'],
    errors: [],
  },
  'GET /threads/:id/messages': {
    auth: BOTH_SIDES,
    summary: 'Lists the messages before a number, oldest first.',
    params: byId,
    query: z.strictObject({ before: z.coerce.number().int().min(1).max(NUMBER_MAX).default(NUMBER_MAX) }),
    response: z.object({ messages: z.array(message) }),
    // No live updates: an earlier message changes only if an administrator hides it.
    shows: [],
    errors: [],
  },
  'POST /threads/:id/messages': {
    auth: BOTH_SIDES,
    summary: 'Sends a message in a thread. The same id again is the same message.',
    params: byId,
    body: z.strictObject({
      /** The sender makes the id, so that a message can be sent again if the answer was lost. */
      id,
      body: line('ett meddelande', THREAD_BOUNDS.body),
      files: z
        .array(z.strictObject({ upload_id: id, name: line('filens namn', THREAD_BOUNDS.file_name) }))
        .max(THREAD_BOUNDS.files, `Högst ${THREAD_BOUNDS.files} filer.`)
        .refine(
          (files) => new Set(files.map((one) => one.upload_id)).size === files.length,
          'Skicka varje fil en gång.',
        )
        .default([]),
    }),
    limits: ['message'],
    response: message,
    affects: ['message'],
    errors: [...WHY_NOT_WRITE, 'record_exists', 'file_gone'],
  },
  'POST /threads/:id/answers': {
    auth: ['company'],
    summary:
      'Answers a question in this thread in the threads of all candidates for the role, without the name of the asker. The same id again is the same answer.',
    params: byId,
    body: z.strictObject({
      /** The sender makes the id, so that an answer can be sent again if the result was lost. */
      id,
      /** The question as all candidates read it; must not contain the asker's name. */
      question: line('frågan', ANSWER_BOUNDS.question),
      body: line('ett svar', ANSWER_BOUNDS.body),
    }),
    limits: ['message'],
    /** The message in this thread, and the number of threads with the answer. */
    response: z.object({ message, sent_count: z.number() }),
    affects: ['message'],
    errors: [
      'thread_closed',
      'thread_blocked',
      'company_writes_first',
      'guardian_missing',
      'record_exists',
      'asker_named',
    ],
  },
  'POST /threads/:id/files': {
    auth: BOTH_SIDES,
    summary:
      'Uploads a picture, a PDF, sound or film for a message, which must follow within the hour. The body is the file.',
    params: byId,
    upload: { max_bytes: THREAD_BOUNDS.file_bytes },
    limits: ['upload'],
    response: z.object({ upload_id: id }),
    affects: [],
    errors: [
      ...WHY_NOT_WRITE,
      'file_unknown',
      'media_unreadable',
      'file_too_large',
      'image_too_small',
      'unsent_full',
      'busy',
    ],
  },
  'POST /threads/:id/files/:file_id': {
    auth: BOTH_SIDES,
    members: MEMBER_ROLES,
    summary: 'Returns an address of a file of a message, valid for a few minutes and for this session.',
    params: z.strictObject({ id, file_id: id }),
    response: z.object({ url: z.string() }),
    affects: [],
    errors: [],
  },
  'POST /threads/:id/read': {
    auth: BOTH_SIDES,
    summary: 'Records the last message that the caller has read.',
    params: byId,
    body: z.strictObject({ number }),
    response: done,
    affects: ['notice'],
    errors: [],
  },
  'POST /threads/:id/report': {
    auth: BOTH_SIDES,
    members: MEMBER_ROLES,
    summary: 'Reports a message of the other side, or the other side itself, to an administrator.',
    params: byId,
    body: z.strictObject({
      category: z.enum(REPORT_CATEGORIES),
      words: line('några ord om vad som är fel', THREAD_BOUNDS.report),
      /** Number of the reported message; null reports the other side in general. */
      number: z.number().int().min(1).max(NUMBER_MAX).nullable(),
    }),
    limits: ['inquiry'],
    response: done,
    affects: ['inquiry'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /threads/:id/block': {
    auth: ['talent'],
    summary: 'Blocks the company: it can neither find nor ask the talent, and all threads with it are closed.',
    params: byId,
    response: thread,
    affects: ['announcement', 'block', 'message'],
    errors: [],
  },
  'GET /talent/blocks': {
    auth: ['talent'],
    summary: 'Lists the companies that the talent has blocked, newest first.',
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(block),
    shows: ['block'],
    errors: [],
  },
  'DELETE /talent/blocks/:id': {
    auth: ['talent'],
    summary: 'Unblocks a company, which can find, ask and write again. Without a block nothing changes.',
    params: byId,
    response: done,
    affects: ['announcement', 'block', 'message'],
    errors: [],
  },
  'POST /admin/threads/:id/read': {
    auth: ['admin'],
    looks_at: 'message',
    summary: 'Returns a reported thread, or its messages before a number. The opening is logged.',
    params: byId,
    body: z.strictObject({ before: z.number().int().min(1).max(NUMBER_MAX).default(NUMBER_MAX) }),
    response: reportedThread,
    affects: [],
    errors: [],
  },
  'POST /admin/threads/:id/hide': {
    auth: ['admin'],
    summary: 'Hides a message of a reported thread for good; both sides read the reason.',
    params: byId,
    body: z.strictObject({
      number: z.number().int().min(1).max(NUMBER_MAX),
      reason: line('skälet', THREAD_BOUNDS.reason),
    }),
    response: done,
    affects: ['message'],
    errors: ['not_allowed_now'],
  },
});
