/** The working days of a project: people, times and call sheets. */

import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { clockTime, day, id, instant, pageNumber, pageOf, prose, revision } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { DAY_KINDS } from '#domain/deal/terms/days.ts';
import { MEMBER_ROLES } from '#domain/kernel/roles/member-roles.ts';
import { AGREEMENT_SIGNERS, AGREEMENT_STATUSES } from '#domain/work/agreement/agreement.workflow.ts';
import { BOOKING_STATUSES } from '#domain/work/booking/booking-states.ts';
import { SHEET_FIELDS, type SheetContent } from '#domain/work/call-sheet/call-sheet.ts';
import { callSheetWorkflow, SHEET_STATUSES } from '#domain/work/call-sheet/call-sheet.workflow.ts';
import { SUMMONS_STATUSES, summonsWorkflow } from '#domain/work/summons/summons.workflow.ts';
import { reachedBy } from './booking.ts';

const time = z.literal('').or(clockTime);
const text = prose(300).default('');

/** A call sheet as the company writes it. Any field may be empty before publication. */
const writtenSheet = z.strictObject({
  call_time: time.default(''),
  place: prose(120).default(''),
  address: prose(200).default(''),
  contact_name: prose(120).default(''),
  contact_phone: prose(30).default(''),
  clothes: text,
  food: text,
  parking: text,
  hospital: text,
  weather: text,
  notes: prose(2000).default(''),
  people: z
    .array(z.strictObject({ candidate_id: id, call_time: time.default(''), note: prose(300).default('') }))
    .max(500, 'Högst 500 personer.')
    .default([]),
} satisfies Record<keyof SheetContent, z.ZodType>);

const commonFields = Object.fromEntries(SHEET_FIELDS.map((field) => [field, z.string()])) as Record<
  (typeof SHEET_FIELDS)[number],
  z.ZodString
>;
const content = z.object({
  ...commonFields,
  people: z.array(z.object({ candidate_id: id, call_time: z.string(), note: z.string() })).readonly(),
});
/** The sheet as one person reads it. */
const personal = z.object({ ...commonFields, note: z.string() });
const change = z.object({
  field: z.enum([...SHEET_FIELDS, 'note']),
  old_value: z.string(),
  new_value: z.string(),
});

/** A person with a valid or a cancelled booking for the day. */
const dayPerson = z.object({
  /** The assignment's id, equal to the candidate's. */
  id,
  booking_id: id,
  booking_status: z.enum(BOOKING_STATUSES),
  cancel_reason: z.string().nullable(),
  /** True if the caller may ask others to step in, now or once the booking is cancelled. */
  may_replace: z.boolean(),
  /**
   * `waiting_count`: number of people asked to step in who have not answered. `is_found`: true if another person is
   * booked instead.
   */
  replacement: z.object({ waiting_count: z.number(), is_found: z.boolean() }),
  /** True for a person who steps in for another. */
  is_replacement: z.boolean(),
  /** Null, as is the picture, if the company may no longer see the talent; the name is then replaced. */
  talent_id: id.nullable(),
  talent_name: z.string(),
  /** In the talent's own words; empty if not told, or if the company may no longer see the talent. */
  talent_pronoun: z.string(),
  talent_image: z.string().nullable(),
  role_title: z.string(),
  kind: z.enum(DAY_KINDS),
  /** The call time in the terms; null if the terms state none. */
  agreed_call_time: z.string().nullable(),
  /** The person's call time in the current version of the sheet; null before the first version. */
  told_call_time: z.string().nullable(),
  agreement: z.object({ status: z.enum(AGREEMENT_STATUSES), awaits: z.enum(AGREEMENT_SIGNERS).nullable() }).nullable(),
  summons: z
    .object({ status: z.enum(SUMMONS_STATUSES), read_version: z.number(), read_date: instant.nullable() })
    .nullable(),
  /**
   * Allergies and diet, while working days remain; empty if the talent has stated none, for a cancelled booking, and
   * for members who do not cast.
   */
  diet: z.string(),
  talent_phones: reachedBy,
});
export type DayPerson = z.output<typeof dayPerson>;

const sheetState = z.object({
  id,
  status: z.enum(SHEET_STATUSES),
  version: z.number(),
  published_date: instant.nullable(),
  /** True if the sheet has an unpublished change. */
  is_changed: z.boolean(),
  unread_count: z.number(),
  /** Number of people who can be reminded now. */
  remindable_count: z.number(),
  actions: actionsOf(callSheetWorkflow),
});
export type SheetState = z.output<typeof sheetState>;

/** One working day of a project. */
const workday = z.object({ id: z.string(), people: z.array(dayPerson), sheet: sheetState.nullable() });
export type Workday = z.output<typeof workday>;

/** The sheet of a day, with the facts that its writer needs. */
const sheetInHand = z.object({
  day: z.string(),
  project_title: z.string(),
  /**
   * Null while no sheet is written; `content` is then begun from the latest earlier sheet, or has only the project's
   * place.
   */
  sheet: sheetState.nullable(),
  /** True if the caller may write the sheet: the project is active, and the day is not over. */
  may_write: z.boolean(),
  revision: z.number(),
  content,
  /** The last published content; null before the first publication. */
  told: content.nullable(),
  people: z.array(dayPerson),
});
export type SheetInHand = z.output<typeof sheetInHand>;

const sheetVersion = z.object({
  /** Number of the version. */
  id: z.number(),
  published_date: instant,
  published_by: z.string(),
  content: personal,
  changes: z.array(change),
});
export type SheetVersion = z.output<typeof sheetVersion>;

/** The sheet of one day of the talent's assignment. */
const ownSheet = z.object({
  /** The sheet's id. */
  id,
  day: z.string(),
  version: z.number(),
  published_date: instant,
  content: personal,
  /** The changes since the previous version. */
  changes: z.array(change),
  status: z.enum(SUMMONS_STATUSES),
  read_date: instant.nullable(),
  actions: actionsOf(summonsWorkflow),
});
export type OwnSheet = z.output<typeof ownSheet>;

const ownDiet = z.object({
  words: z.string(),
  /** True while working days remain, so that the talent may state a diet. */
  may_tell: z.boolean(),
});

const byId = z.strictObject({ id });
const byDay = z.strictObject({ id, day });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const SHEET_ERRORS = ['sheet_incomplete', 'sheet_unchanged', ...COMMAND_ERRORS] as const;

export const callSheetRoutes = declareRoutes({
  'GET /projects/:id/days': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    open_to_keys: true,
    summary: 'Lists the days of work of a project: who comes, the signatures, and who has read the call sheet.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(workday),
    shows: ['agreement :id', 'booking :id', 'call_sheet :id', 'candidate :id', 'project :id', 'summons :id'],
    errors: [],
  },
  'GET /projects/:id/call-sheets/:day': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    open_to_keys: true,
    summary: "Returns the draft of a day's call sheet; an unwritten one is filled from the day before.",
    params: byDay,
    response: sheetInHand,
    shows: ['booking :id', 'call_sheet :id', 'project :id', 'summons :id'],
    errors: [],
  },
  'PUT /projects/:id/call-sheets/:day': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    open_to_keys: true,
    summary: "Saves the draft of a day's call sheet. Nobody is told.",
    params: byDay,
    body: z.strictObject({
      content: writtenSheet,
      /** The revision that the writer saw; 0 for none. If there is a newer one, the answer is `changed_meanwhile`. */
      revision,
    }),
    response: sheetInHand,
    affects: ['call_sheet'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /projects/:id/call-sheets/:day/publish': {
    auth: COMPANY_OR_ADMIN,
    looks_at: 'contact',
    open_to_keys: true,
    summary: 'Publishes the draft as the next version; everybody booked that day is told at once.',
    params: byDay,
    body: z.strictObject({ revision }),
    response: sheetInHand,
    affects: ['call_sheet', 'summons'],
    errors: [...SHEET_ERRORS],
  },
  'POST /projects/:id/call-sheets/:day/remind': {
    auth: COMPANY_OR_ADMIN,
    open_to_keys: true,
    summary: 'Reminds everybody who has not read the current version, each at most once a day.',
    params: byDay,
    response: z.object({ moved_count: z.number() }),
    affects: ['summons'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /call-sheets/:id/versions': {
    auth: ['talent', ...COMPANY_OR_ADMIN],
    looks_at: 'contact',
    summary: 'Lists the versions of a call sheet as the caller was told them, newest first, with the changes.',
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(sheetVersion),
    shows: ['call_sheet', 'summons'],
    errors: [],
  },
  'POST /call-sheets/:id/document': {
    auth: ['talent', ...COMPANY_OR_ADMIN],
    members: MEMBER_ROLES,
    looks_at: 'document',
    mandate: 'none',
    summary:
      "Returns an address of the current version as a PDF: for a talent the talent's own, for the company with the times of everybody. It is valid for a few minutes and for this session.",
    params: byId,
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['not_allowed_now', 'name_not_printable', 'document_damaged', 'changed_meanwhile', 'unavailable'],
  },
  'POST /call-sheets/:id/read': {
    auth: ['talent'],
    summary: 'Records that the talent has read a version. An old version is refused as `changed_meanwhile`.',
    params: byId,
    body: z.strictObject({ version: revision }),
    response: ownSheet,
    affects: ['summons'],
    errors: [...COMMAND_ERRORS],
  },
  'GET /talent/assignments/:id/call-sheets': {
    auth: ['talent'],
    agents: 'reads',
    summary:
      "Lists the call sheets of one of the talent's assignments: days to come first, soonest first, then past days.",
    params: byId,
    query: z.strictObject({ page: pageNumber }),
    response: pageOf(ownSheet).extend({ diet: ownDiet }),
    shows: ['booking :id', 'summons :id'],
    errors: [],
  },
  'PUT /talent/assignments/:id/diet': {
    auth: ['talent'],
    summary:
      "Saves the talent's allergies and diet for the company until the last day of work; an empty text withdraws them. Saving needs an explicit consent.",
    params: byId,
    body: z
      .strictObject({ words: prose(300), consents: z.boolean() })
      .refine(({ words, consents }) => words === '' || consents, {
        path: ['consents'],
        error: 'Kryssa i att företaget får läsa det, eller lämna det tomt.',
      }),
    response: ownDiet,
    affects: ['summons'],
    errors: ['not_allowed_now'],
  },
});
