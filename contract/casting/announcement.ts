import { z } from 'zod';
import { talentPrice } from '#contract/deal/price.ts';
import { statedFee, terms } from '#contract/deal/terms.ts';
import { reason } from '#contract/finding/search.ts';
import { wish } from '#contract/finding/talent-query.ts';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, done, id, instant, line, pageNumber, pageOf, prose, revision } from '#contract/kernel/fields.ts';
import { chosenIds, moved } from '#contract/kernel/many-at-once.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ANNOUNCEMENT_BOUNDS as BOUNDS, REVIEWS } from '#domain/casting/announcement/announcement.rules.ts';
import { ANNOUNCEMENT_STATUSES, announcementWorkflow } from '#domain/casting/announcement/announcement.workflow.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { HUMAN_LIMITS } from '#domain/projects/project/human-limits.ts';
import { PROJECT_STATUSES } from '#domain/projects/project/project-states.ts';

/** An announcement as a company writes it. */
const written = (today: string) =>
  z
    .strictObject({
      heading: line('rubriken', BOUNDS.heading),
      body: line('texten', BOUNDS.body),
      /** The company's question to the talents; empty if it only wants a message. */
      question: prose(BOUNDS.question),
      picture_count: z.number().int().min(0, 'Minst 0.').max(BOUNDS.pictures, `Högst ${BOUNDS.pictures} bilder.`),
      closes_on: day
        .refine((last) => last >= today, 'Välj en dag från och med i dag.')
        .refine((last) => daysBetween(today, last) <= BOUNDS.open_days, `Högst ${BOUNDS.open_days} dagar fram.`),
      is_public: z.boolean(),
      is_indexed: z.boolean(),
      shows_company: z.boolean(),
    })
    .refine(({ is_public, is_indexed }) => is_public || !is_indexed, {
      path: ['is_indexed'],
      message: 'Bara en offentlig annons kan visas i sökmotorer.',
    });
export type WrittenAnnouncement = z.output<ReturnType<typeof written>>;

const announcementRow = z.object({
  id,
  status: z.enum(ANNOUNCEMENT_STATUSES),
  heading: z.string(),
  company_name: z.string(),
  project_id: id,
  project_title: z.string(),
  project_status: z.enum(PROJECT_STATUSES),
  role_id: id,
  role_title: z.string(),
  closes_on: z.string(),
  is_public: z.boolean(),
  slug: z.string(),
  /** Number of candidates who answered the announcement and have not withdrawn. */
  interested_count: z.number(),
  published_date: instant.nullable(),
  created_date: instant,
  actions: actionsOf(announcementWorkflow),
});
export type AnnouncementRow = z.output<typeof announcementRow>;

/** An announcement as its company and administrators see it. */
const announcementDetails = announcementRow.extend({
  body: z.string(),
  question: z.string(),
  picture_count: z.number(),
  is_indexed: z.boolean(),
  shows_company: z.boolean(),
  /**
   * The last approval, refusal or removal by an administrator: its reason, administrator and time. All are null before
   * one. `reason` is also null after an approval and after a new submission.
   */
  reason: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_date: instant.nullable(),
  revision: z.number(),
  /** The number of talents that the search finds for the role today. */
  fit_count: z.number(),
  /** The limits on demands on people that the announcement exceeds. */
  limits: z.array(z.enum(HUMAN_LIMITS)),
  terms,
  /** The facts of the role on its public page beside the written text, and the wishes that the page may show. */
  public_facts: z.array(z.object({ label: z.string(), value: z.string() })),
  public_wishes: z.array(z.string()),
});
export type AnnouncementDetails = z.output<typeof announcementDetails>;

/** An announcement in the talent's list of fitting announcements, or of saved announcements. */
const fittingAnnouncement = z.object({
  id,
  heading: z.string(),
  /** Null if the company does not want to be named. */
  company_name: z.string().nullable(),
  role_title: z.string(),
  production_type: z.string().nullable(),
  municipality_id: z.string().nullable(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
  fee: statedFee,
  closes_on: z.string(),
  decision_by: z.string().nullable(),
  is_kept: z.boolean(),
  /** The role's wishes, and how the talent meets them, as in the search. */
  wishes: z.array(wish).readonly(),
  reasons: z.array(reason).readonly(),
});
export type FittingAnnouncement = z.output<typeof fittingAnnouncement>;

/** An announcement with everything that the talent reads before a yes, and the talent's own pay. */
const announcementForTalent = fittingAnnouncement.extend({
  body: z.string(),
  question: z.string(),
  picture_count: z.number(),
  role_description: z.string(),
  terms,
  day_count: z.number(),
  total_fee_ore: amount,
  price: talentPrice.nullable(),
  /** The revision that the talent reads; a yes to an older one is refused. */
  revision: z.number(),
  /** The candidate of the talent's own answer; null without one. */
  candidate_id: id.nullable(),
  /** The contents of the role that the talent's profile declines, ids of role-content. */
  declined: z.array(z.string()),
  may_show_interest: z.boolean(),
});
export type AnnouncementForTalent = z.output<typeof announcementForTalent>;

const rules = z.object({
  review: z.enum(REVIEWS),
  changed_by: z.string().nullable(),
  updated_date: instant,
});

const byId = z.strictObject({ id });
const reasoned = z.strictObject({ reason: line('en anledning', 500) });
const COMPANY_OR_ADMIN = ['company', 'admin'] as const;
const OPENING_ERRORS = [
  'project_not_casting',
  'project_incomplete',
  'terms_incomplete',
  'answer_day_passed',
  'limits_broken',
  'role_closed',
] as const;

export const announcementRoutes = declareRoutes({
  'GET /announcements': {
    auth: COMPANY_OR_ADMIN,
    summary: "Lists the announcements of the caller's company, or of all companies for an administrator, newest first.",
    query: z.strictObject({ status: z.enum(ANNOUNCEMENT_STATUSES).optional(), page: pageNumber }),
    response: pageOf(announcementRow),
    shows: ['announcement', 'candidate'],
    errors: [],
  },
  'POST /announcements': {
    auth: ['company'],
    summary: 'Creates an announcement for a role that has none.',
    body: (today: string) => z.strictObject({ project_id: id, role_id: id, written: written(today) }),
    response: announcementDetails,
    affects: ['announcement'],
    errors: ['not_found', 'announcement_exists', ...COMMAND_ERRORS],
  },
  'GET /announcements/:id': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Returns one announcement with all details.',
    params: byId,
    response: announcementDetails,
    shows: ['announcement :id', 'candidate', 'project'],
    errors: [],
  },
  'PUT /announcements/:id': {
    auth: ['company'],
    summary: 'Changes an announcement before it has been shown. The revision must be the one that was read.',
    params: byId,
    body: (today: string) => z.strictObject({ revision, written: written(today) }),
    response: announcementDetails,
    affects: ['announcement'],
    errors: ['changed_meanwhile', 'not_allowed_now'],
  },
  'POST /announcements/:id/submit': {
    auth: ['company'],
    summary: 'Submits an announcement for review by an administrator. A draft of a project opens its casting.',
    params: byId,
    response: announcementDetails,
    affects: ['announcement', 'project'],
    errors: [...OPENING_ERRORS, ...COMMAND_ERRORS],
  },
  'POST /announcements/:id/publish': {
    auth: ['company'],
    summary: 'Publishes an announcement at once, if no review is required. A draft of a project opens its casting.',
    params: byId,
    response: announcementDetails,
    affects: ['announcement', 'project'],
    errors: [...OPENING_ERRORS, ...COMMAND_ERRORS],
  },
  'POST /announcements/:id/withdraw': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Discards an announcement that nobody has seen.',
    params: byId,
    response: announcementDetails,
    affects: ['announcement'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /announcements/:id/close': {
    auth: COMPANY_OR_ADMIN,
    summary: 'Closes an announcement to new answers. The people who answered await theirs.',
    params: byId,
    response: announcementDetails,
    affects: ['announcement', 'candidate'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /announcements/:id/approve': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Approves and publishes an announcement.',
    params: byId,
    response: announcementDetails,
    affects: ['announcement'],
    errors: ['project_not_casting', 'answer_day_passed', 'role_closed', ...COMMAND_ERRORS],
  },
  'POST /announcements/:id/refuse': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Returns an announcement to the company with the changes it needs.',
    params: byId,
    body: reasoned,
    response: announcementDetails,
    affects: ['announcement'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /announcements/:id/take-down': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Takes down an announcement that should not be shown, with the reason.',
    params: byId,
    body: reasoned,
    response: announcementDetails,
    affects: ['announcement', 'candidate'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/announcements/approve': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Approves and publishes several announcements.',
    body: z.strictObject({ ids: chosenIds }),
    response: moved,
    affects: ['announcement'],
    errors: [],
  },
  'POST /admin/announcements/refuse': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Returns several announcements to their companies with the same words about the changes they need.',
    body: z.strictObject({ ids: chosenIds, reason: reasoned.shape.reason }),
    response: moved,
    affects: ['announcement'],
    errors: [],
  },
  'GET /admin/announcement-rules': {
    auth: ['admin'],
    summary:
      'Returns which announcements an administrator reviews before publication: none, the first of each company, or all.',
    response: rules,
    shows: ['announcement'],
    errors: [],
  },
  'PUT /admin/announcement-rules': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Changes which announcements an administrator reviews before publication.',
    body: z.strictObject({ review: z.enum(REVIEWS) }),
    response: rules,
    affects: ['announcement'],
    errors: [],
  },
  'GET /talent/announcements': {
    auth: ['talent'],
    summary:
      'Lists the unanswered announcements that fit the talent, the best fit first, or those the talent has kept.',
    query: z.strictObject({ kept: z.enum(['yes', 'no']).default('no'), page: pageNumber }),
    limits: ['search'],
    response: pageOf(fittingAnnouncement),
    shows: ['announcement', 'candidate', 'profile'],
    errors: [],
  },
  'GET /talent/announcements/:id': {
    auth: ['talent'],
    summary: 'Returns one announcement that fits the talent, is public or was answered, with its complete terms.',
    params: byId,
    response: announcementForTalent,
    shows: ['announcement :id', 'candidate', 'payment', 'profile'],
    errors: [],
  },
  'PUT /talent/announcements/:id/kept': {
    auth: ['talent'],
    summary: 'Keeps an announcement for later, or stops keeping it.',
    params: byId,
    body: z.strictObject({ is_kept: z.boolean() }),
    response: done,
    affects: ['announcement'],
    errors: [],
  },
  'POST /talent/announcements/:id/interest': {
    auth: ['talent'],
    summary: 'Shows interest: creates a candidate who has said yes to the shown terms.',
    params: byId,
    body: z.strictObject({
      message: prose(1000),
      media_ids: z.array(id).max(BOUNDS.pictures, `Högst ${BOUNDS.pictures} bilder.`),
      revision,
    }),
    response: z.object({ candidate_id: id }),
    affects: ['announcement', 'candidate'],
    errors: ['already_requested', 'guardian_missing', ...COMMAND_ERRORS],
  },
});
