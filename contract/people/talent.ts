import { z } from 'zod';
import { actionsOf } from '#contract/kernel/actions.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { amount, day, done, id, personName, prose, writtenFee } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { ADMIN_ROLES } from '#domain/kernel/roles/admin-roles.ts';
import { categories } from '#domain/kernel/vocabulary/categories.ts';
import { dialects } from '#domain/kernel/vocabulary/dialects.ts';
import { genders } from '#domain/kernel/vocabulary/genders.ts';
import { languages } from '#domain/kernel/vocabulary/languages.ts';
import { licences } from '#domain/kernel/vocabulary/licences.ts';
import {
  bodyTypes,
  eyeColors,
  facialHair,
  features,
  hairColors,
  hairLengths,
  hairTypes,
} from '#domain/kernel/vocabulary/looks.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { skills } from '#domain/kernel/vocabulary/skills.ts';
import { WORDED_PARTS } from '#domain/people/profile/held-words.ts';
import { PROFILE_REVIEWS, profileWorkflow } from '#domain/people/profile/profile.workflow.ts';
import { REVIEW_PARTS } from '#domain/people/profile/review-parts.ts';
import { spanProblem } from '#domain/people/talent/busy-days.rules.ts';
import { IMAGE_MAX_BYTES } from '#domain/people/talent/picture.rules.ts';
import { PROFILE_STEPS, playingAgeProblem, SEDCARD_PICTURES } from '#domain/people/talent/profile.rules.ts';
import { TRADE_PARTS } from '#domain/people/talent/trade-form.ts';
import { profileFacts } from './profile.ts';
import { profilePartsPatch } from './profile-parts.ts';

const age = z.number({ error: 'Fyll i en ålder.' }).int().min(0, 'Lägst 0 år.').max(110, 'Högst 110 år.');
/** Room for 'hon eller hen' and the like. */
const PRONOUN_MAX = 20;
const level = z.number().int().min(1).max(4);
const some = <Ids extends readonly [string, ...string[]]>(ids: Ids, max: number) =>
  z.array(z.enum(ids)).max(max, `Välj högst ${max}.`);

/** The talent's own texts and facts, from the five steps and the settings. */
export const profileFields = z
  .strictObject({
    first_name: personName('förnamnet'),
    last_name: z.union([z.literal(''), personName('efternamnet')]),
    stage_name: z.union([z.literal(''), personName('artistnamnet')]),
    pronoun: z.union([z.literal(''), personName('pronomenet', PRONOUN_MAX)]),
    categories: some(categories.ids, 8),
    plays_genders: some(genders.ids, 3),
    playing_age_min: age.nullable(),
    playing_age_max: age.nullable(),
    municipality_id: z.enum(municipalities.ids, { error: 'Välj en kommun i listan.' }).nullable(),
    height_cm: z.number().int().min(40, 'Lägst 40 cm.').max(230, 'Högst 230 cm.').nullable(),
    hair_color: z.enum(hairColors.ids).nullable(),
    hair_length: z.enum(hairLengths.ids).nullable(),
    hair_type: z.enum(hairTypes.ids).nullable(),
    eye_color: z.enum(eyeColors.ids).nullable(),
    facial_hair: z.enum(facialHair.ids).nullable(),
    body_type: z.enum(bodyTypes.ids).nullable(),
    features: some(features.ids, features.ids.length).nullable(),
    dialect: z.enum(dialects.ids).nullable(),
    licences: some(licences.ids, 20),
    bio: prose(1500),
    day_fee_min_ore: writtenFee.nullable(),
    skills: z.array(z.strictObject({ id: z.enum(skills.ids), level })).max(40, 'Välj högst 40.'),
    languages: z.array(z.strictObject({ id: z.enum(languages.ids), level })).max(15, 'Välj högst 15.'),
    is_paused: z.boolean(),
  })
  .partial();

/** The parts that a talent may write. Parts that are absent from a request stay as they are. */
export const talentProfilePatch = profileFields.extend(profilePartsPatch.shape).check((context) => {
  const { playing_age_min, playing_age_max } = context.value;
  const message = playingAgeProblem(playing_age_min ?? null, playing_age_max ?? null);
  if (message) context.issues.push({ code: 'custom', message, path: ['playing_age_max'], input: playing_age_max });
  const { declines, accepts } = context.value;
  const isBoth = accepts?.some((id) => declines?.includes(id)) ?? false;
  const both = 'Samma sak kan inte vara både ja och nej.';
  if (isBoth) context.issues.push({ code: 'custom', message: both, path: ['accepts'], input: accepts });
});
export type TalentProfilePatch = z.output<typeof talentProfilePatch>;

/** A change that a reviewing administrator asks for. */
export const reviewAsk = z.object({ part: z.enum(REVIEW_PARTS), words: z.string() });

/** The whole profile, as its own talent reads it. */
export const ownProfile = profileFacts.extend({
  id,
  /** The legal name, which only the talent reads here. */
  first_name: z.string(),
  last_name: z.string(),
  /** The name that the talent works under instead; empty for none. */
  stage_name: z.string(),
  /** The name under which companies see the talent now. */
  shown_name: z.string(),
  /** True while the identity is protected: others see the shown name only, and reach the talent through us. */
  is_protected: z.boolean(),
  email: z.string(),
  birth_date: z.string().nullable(),
  is_verified: z.boolean(),
  profile_completed: z.boolean(),
  is_paused: z.boolean(),
  day_fee_min_ore: amount.nullable(),
  completeness: z.number(),
  /** The parts that the talent's trades are asked for, among those that not all are. */
  asks: z.array(z.enum(TRADE_PARTS)),
  /** Number of kinds of equipment of the talent's own. */
  kit_count: z.number(),
  /** The steps of the talent's trades, each true if done, by the rule that also decides if the profile can be completed. */
  steps: z.array(z.object({ step: z.enum(PROFILE_STEPS), is_done: z.boolean() })),
  /**
   * True if searches find the talent: the profile is complete, has been approved and is not paused, and the talent may
   * be shown (a minor only with the guardians' consent).
   */
  is_findable: z.boolean(),
  /**
   * True for a talent under 18 whose guardians have not all consented. This is enough to hide the talent from
   * companies.
   */
  lacks_guardian: z.boolean(),
  /** The state of the review, and the changes that the reviewer asks for. */
  review: z.enum(PROFILE_REVIEWS),
  review_asks: z.array(reviewAsk),
  /** The parts whose new text companies do not see until an administrator has reviewed it. */
  held_parts: z.array(z.enum(WORDED_PARTS)),
  is_approved: z.boolean(),
  /** All pictures, including those that companies do not see before a review. */
  media: z.array(profileFacts.shape.media.element.extend({ is_shown: z.boolean() })),
  actions: actionsOf(profileWorkflow),
  updated_date: z.string(),
});
export type OwnProfile = z.output<typeof ownProfile>;

/** Days on which a talent cannot work, both ends included. No reason is asked for. */
export const busyDays = z.strictObject({ starts_on: day, ends_on: day }).check((context) => {
  const problem = spanProblem(context.value);
  if (problem) {
    const { field, message } = problem;
    context.issues.push({ code: 'custom', message, path: [field], input: context.value[field] });
  }
});

/**
 * The talent's busy spans from today on, in order. Only the talent sees them: companies only learn which talents are
 * free on the days of a search.
 */
export const ownBusyDays = z.object({
  spans: z.array(z.object({ id, starts_on: z.string(), ends_on: z.string() })),
});
export type OwnBusyDays = z.output<typeof ownBusyDays>;

/** The pictures of a sedcard, in this order; by default the first pictures of the profile. */
const sedcardChoice = z.strictObject({ picture_ids: z.array(id).max(SEDCARD_PICTURES).default([]) });

export const talentRoutes = declareRoutes({
  'GET /talent/profile': {
    auth: ['talent'],
    summary: "Returns the talent's profile.",
    response: ownProfile,
    shows: ['guardian', 'profile'],
    errors: ['not_found'],
  },
  'PATCH /talent/profile': {
    auth: ['talent'],
    summary: "Saves parts of the talent's profile.",
    body: talentProfilePatch,
    response: ownProfile,
    affects: ['profile'],
    errors: ['profile_incomplete', 'not_found'],
  },
  'POST /talent/profile/complete': {
    auth: ['talent'],
    summary: 'Completes the five steps of the profile, so that an administrator reviews it before companies find it.',
    response: ownProfile,
    affects: ['profile'],
    errors: ['profile_incomplete', 'not_found', ...COMMAND_ERRORS],
  },
  'POST /talent/profile/submit': {
    auth: ['talent'],
    summary: 'Submits a profile after requested changes, so that an administrator reviews it again.',
    response: ownProfile,
    affects: ['profile'],
    errors: ['profile_incomplete', 'not_found', ...COMMAND_ERRORS],
  },
  'POST /talent/media': {
    auth: ['talent'],
    summary: 'Adds a picture. The body is the file; its type is read from its content and it is encoded anew.',
    upload: { max_bytes: IMAGE_MAX_BYTES },
    limits: ['upload'],
    response: ownProfile,
    affects: ['profile'],
    errors: ['file_not_image', 'image_too_small', 'too_many_images', 'busy', 'profile_incomplete', 'not_found'],
  },
  'PUT /talent/media/order': {
    auth: ['talent'],
    summary: 'Orders the pictures; the first is the main portrait. The order must contain all of them.',
    body: z.strictObject({ ids: z.array(id).max(30) }),
    response: ownProfile,
    affects: ['profile'],
    errors: ['changed_meanwhile', 'profile_incomplete', 'not_found'],
  },
  'DELETE /talent/media/:id': {
    auth: ['talent'],
    summary: 'Removes a picture. Removing it again changes nothing.',
    params: z.strictObject({ id }),
    response: ownProfile,
    affects: ['profile'],
    errors: ['profile_incomplete'],
  },
  'POST /talents/:id/sedcard': {
    auth: ['company', 'admin'],
    admins: ADMIN_ROLES,
    looks_at: 'profile',
    mandate: 'none',
    summary:
      'Makes the sedcard of a talent whom companies can find, as the talent would make it, for the caller alone.',
    params: z.strictObject({ id }),
    body: sedcardChoice,
    limits: ['document'],
    response: z.object({ url: z.string() }),
    affects: [],
    errors: ['profile_not_visible', 'name_not_printable', 'document_damaged', 'changed_meanwhile', 'unavailable'],
  },
  'POST /talent/sedcard': {
    auth: ['talent'],
    body: sedcardChoice,
    summary:
      "Makes the sedcard of the talent's profile as a PDF, unless one with the same content exists. The answer is an address that is valid for a few minutes and for this session.",
    limits: ['document'],
    response: z.object({ url: z.string() }),
    affects: [],
    errors: [
      'profile_not_visible',
      'name_not_printable',
      'document_damaged',
      'changed_meanwhile',
      'not_found',
      'unavailable',
    ],
  },
  'GET /talent/busy-days': {
    auth: ['talent'],
    summary: "Lists the talent's unavailable spans of days from today on, or those that include a day of from..to.",
    query: z.strictObject({ from: day.optional(), to: day.optional() }),
    response: ownBusyDays,
    shows: ['busy-days'],
    errors: [],
  },
  'POST /talent/busy-days': {
    auth: ['talent'],
    summary: 'Adds an unavailable span. It is merged with those it shares a day with; adding it again changes nothing.',
    body: busyDays,
    response: ownBusyDays,
    affects: ['busy-days'],
    errors: ['too_many_busy_spans'],
  },
  'DELETE /talent/busy-days/:id': {
    auth: ['talent'],
    summary: 'Removes an unavailable span. Removing it again changes nothing.',
    params: z.strictObject({ id }),
    response: ownBusyDays,
    affects: ['busy-days'],
    errors: [],
  },
  'POST /talent/free-days': {
    auth: ['talent'],
    summary: 'Makes the talent available on the given days again. Repeating it changes nothing.',
    body: busyDays,
    response: ownBusyDays,
    affects: ['busy-days'],
    errors: ['too_many_busy_spans'],
  },
  'GET /talent-count': {
    auth: 'public',
    summary: 'Returns the number on the landing page: a fixed base and the talents of the last seven days.',
    is_polled: true,
    response: z.object({ count: z.number() }),
    shows: [],
    errors: [],
  },
  'POST /talent/seen/:id': {
    auth: ['talent'],
    summary: 'Records that the talent has opened a request, so that the company sees it has been read.',
    params: z.strictObject({ id }),
    response: done,
    affects: [],
    errors: [],
  },
});
