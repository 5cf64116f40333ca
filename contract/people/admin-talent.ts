import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, line, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { chosenAsMarked, chosenIds, moved } from '#contract/kernel/many-at-once.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { STANDINGS } from '#domain/accounts/account/standing.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { GUARDIAN_STATUSES } from '#domain/people/guardian/guardian.workflow.ts';
import { WORDED_PARTS } from '#domain/people/profile/held-words.ts';
import { MERGE_PART_IDS } from '#domain/people/profile/merge-parts.ts';
import { PROFILE_REVIEWS, profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import { REVIEW_PARTS } from '#domain/people/profile/review-parts.ts';
import { mergedThings, mergeValues } from './merged.ts';
import { profileFacts } from './profile.ts';
import { reviewAsk } from './talent.ts';

const writtenAsks = z
  .array(z.strictObject({ part: z.enum(REVIEW_PARTS), words: line('vad som ska ändras', 500) }))
  .min(1, 'Välj minst en sak att be om.')
  .max(REVIEW_PARTS.length);

/** A talent in the administrators' list, with the facts that show what needs doing and without private facts. */
const talentLine = z.object({
  id,
  name: z.string(),
  profile_image: z.string().nullable(),
  municipality_id: z.string().nullable(),
  review: z.enum(PROFILE_REVIEWS),
  standing: z.enum(STANDINGS),
  is_verified: z.boolean(),
  profile_completed: z.boolean(),
  is_paused: z.boolean(),
  is_minor: z.boolean(),
  submitted_date: instant.nullable(),
  created_date: instant,
  /** A hash of all reviewed parts of the profile. An approval sends it back. */
  seen: z.string(),
  actions: actionsOf(profileWorkflow),
});
export type TalentLine = z.output<typeof talentLine>;

/** Orders of the list: newest first, oldest first, by name, or longest in review first (only talents in review). */
const TALENT_SORTS = ['newest', 'oldest', 'name', 'waiting'] as const;
/** Maximum age of an account, in days. */
const JOINED_WITHIN = ['7', '30', '365'] as const;

const yesNo = z.enum(['yes', 'no']).optional();
export const talentFilter = z.strictObject({
  /** Parts of a name in any order, a whole e-mail address, or an id. */
  q: z.string().trim().max(120).optional(),
  review: z.enum(PROFILE_REVIEWS).optional(),
  standing: z.enum(STANDINGS).optional(),
  verified: yesNo,
  completed: yesNo,
  minor: yesNo,
  booked: yesNo,
  county: z.enum(counties.ids).optional(),
  joined: z.enum(JOINED_WITHIN).optional(),
  sort: z.enum(TALENT_SORTS).default('newest'),
  page: pageNumber,
});
export type TalentFilter = z.output<typeof talentFilter>;

/** The facts that an administrator reviews before companies find a talent. */
const talentUnderReview = talentLine.extend({
  email: z.string(),
  /** Since when mails do not reach the address, and the status of the mail that came back; null while they do. */
  unreached: z.object({ date: instant, code: z.string() }).nullable(),
  birth_date: z.string().nullable(),
  bio: z.string(),
  /** New texts by part, which companies do not see until the profile is approved. */
  held_words: z.partialRecord(z.enum(WORDED_PARTS), z.string()),
  /** Messages with answers to announcements, which the companies cannot read before the profile is approved. */
  held_answers: z.array(z.object({ id, project_title: z.string(), message: z.string() })),
  /** The legal name of a talent who works under a stage name; null for others, and while the identity is protected. */
  legal_name: z.string().nullable(),
  /** The new name; null unless a new name waits for review. */
  next_name: z.string().nullable(),
  profile: profileFacts,
  pictures: z.array(z.object({ id, url: z.string(), width: z.number(), height: z.number(), is_shown: z.boolean() })),
  guardians: z.array(
    z.object({ name: z.string(), status: z.enum(GUARDIAN_STATUSES), decided_date: instant.nullable() }),
  ),
  asks: z.array(reviewAsk),
  standing_reason: z.string().nullable(),
  /** The history of the profile, the latest first. */
  history: z.array(
    z.object({
      type: z.string(),
      by: z.string(),
      date: instant,
      reason: z.string().nullable(),
      asks: z.array(reviewAsk),
    }),
  ),
  /** Bookings that are not over. A suspension leaves each of these bookings for an administrator to decide. */
  bookings: z.array(
    z.object({
      id,
      project_id: id,
      project_title: z.string(),
      company_name: z.string(),
      starts_on: z.string(),
      ends_on: z.string(),
    }),
  ),
  /**
   * Possible duplicates: the same name and birth date, and no administrator has said that they are different people.
   */
  doubles: z.array(
    z.object({
      id,
      name: z.string(),
      profile_image: z.string().nullable(),
      review: z.enum(PROFILE_REVIEWS),
      standing: z.enum(STANDINGS),
      created_date: instant,
    }),
  ),
  /** True if the caller may say that two talents are different people. */
  may_part: z.boolean(),
  /** Accounts merged into this one, the latest first, with the parts that the merge left out. */
  merges: z.array(
    z.object({
      id,
      name: z.string(),
      email: z.string(),
      reason: z.string(),
      left_out: z.partialRecord(z.enum(MERGE_PART_IDS), mergeValues.partial()),
      moved: mergedThings,
      by: z.string(),
      date: instant,
    }),
  ),
  /** Number of profiles in review, and the id of the next one. */
  waiting_count: z.number(),
  next_id: id.nullable(),
});
export type TalentUnderReview = z.output<typeof talentUnderReview>;

export const adminTalentRoutes = declareRoutes({
  'GET /admin/talents': {
    auth: ['admin'],
    looks_at: 'profile',
    summary: 'Lists all talents in pages, filtered and sorted. The count goes as far as the pages do.',
    query: talentFilter,
    response: pageOf(talentLine),
    shows: ['booking', 'guardian', 'profile'],
    errors: [],
  },
  'GET /admin/talents/next': {
    auth: ['admin'],
    summary: 'Returns the talent who has waited longest for a review; null if nobody waits.',
    response: z.object({ id: id.nullable() }),
    shows: ['profile'],
    errors: [],
  },
  'GET /admin/talents/:id': {
    auth: ['admin'],
    looks_at: 'profile',
    summary: 'Returns one talent as a reviewer of the profile sees it.',
    params: z.strictObject({ id }),
    response: talentUnderReview,
    shows: ['booking', 'guardian', 'profile'],
    errors: [],
  },
  'POST /admin/talents/:id/not-same': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'profile',
    summary: 'Records that two talents are not the same person. Repeating it changes nothing.',
    params: z.strictObject({ id }),
    body: z.strictObject({ other_id: id }),
    response: talentUnderReview,
    affects: ['profile'],
    errors: [],
  },
  'POST /admin/talents/approve': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary:
      'Approves profiles, so that companies can find them; each talent is told by mail. A profile that has changed since the caller read it is left out.',
    body: z.strictObject({ talents: chosenAsMarked }),
    response: moved,
    affects: ['profile'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/talents/ask-changes': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Asks for changes in profiles, in words for each part; each talent is told by mail.',
    body: z.strictObject({ ids: chosenIds, asks: writtenAsks }),
    response: moved,
    affects: ['profile'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/talents/suspend': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Suspends talents at once, with a reason: sessions and open requests end, signed agreements stand.',
    body: z.strictObject({ ids: chosenIds, reason: line('en anledning', 1000) }),
    response: moved,
    affects: ['appeal', 'booking', 'candidate', 'profile'],
    errors: [...COMMAND_ERRORS],
  },
  'POST /admin/talents/reinstate': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    summary: 'Reinstates suspended talents.',
    body: z.strictObject({ ids: chosenIds }),
    response: moved,
    affects: ['appeal', 'profile'],
    errors: [...COMMAND_ERRORS],
  },
});
