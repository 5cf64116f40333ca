/** Merging the two accounts of one person: preview and command. */
import { z } from 'zod';
import { askedAgain } from '#contract/accounts/security.ts';
import { COMMAND_ERRORS } from '#contract/kernel/command-errors.ts';
import { id, instant, line } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { mergedThings, mergeValues } from '#contract/people/merged.ts';
import { REVIEWING_ADMINS } from '#domain/kernel/roles/admin-roles.ts';
import { MERGE_HINDRANCES } from '#domain/office/merge/merge.rules.ts';
import { MERGE_PART_IDS } from '#domain/people/profile/merge-parts.ts';

const side = z.object({
  id,
  name: z.string(),
  email: z.string(),
  profile_image: z.string().nullable(),
  /** The URLs of all pictures of the talent, in order. */
  pictures: z.array(z.string()),
  created_date: instant,
  approved_date: instant.nullable(),
  /** The last sign-in; null if no session is left. */
  signed_in_date: instant.nullable(),
  values: mergeValues,
});

const mergePreview = z.object({
  stays: side,
  goes: side,
  /** The parts in which the profiles differ, and the parts that are proposed from the account that goes. */
  differing: z.array(z.enum(MERGE_PART_IDS)),
  proposed: z.array(z.enum(MERGE_PART_IDS)),
  /** The obstacles to a merge now; empty if there are none. */
  hindrances: z.array(z.enum(MERGE_HINDRANCES)),
  /** Number of moved objects by kind. */
  moves: mergedThings,
  /** Number of roles for which both accounts were asked: the candidate with the later stage stays. */
  twice_asked_count: z.number(),
});
export type MergePreview = z.output<typeof mergePreview>;

const params = z.strictObject({ id, other_id: id });

export const mergeRoutes = declareRoutes({
  'GET /admin/talents/:id/merge/:other_id': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    looks_at: 'profile',
    summary: 'Returns the effects of merging two talents: `id` stays, `other_id` goes.',
    params,
    response: mergePreview,
    shows: ['booking', 'candidate', 'guardian', 'mandate', 'payment', 'profile'],
    errors: ['not_found'],
  },
  'POST /admin/talents/:id/merge/:other_id': {
    auth: ['admin'],
    admins: REVIEWING_ADMINS,
    asks_owner: true,
    limits: ['security'],
    summary:
      'Merges two talents: everything of `other_id` becomes that of `id`. The talent who stays, the address that goes and every administrator are told. A merge cannot be undone.',
    params,
    body: z.strictObject({
      /** The parts of the profile to take from the account that goes. */
      take: z.array(z.enum(MERGE_PART_IDS)).max(MERGE_PART_IDS.length),
      reason: line('ett skäl', 500),
      ...askedAgain,
    }),
    response: z.object({ id, moved: mergedThings }),
    affects: ['booking', 'candidate', 'payout', 'profile', 'review'],
    errors: [...COMMAND_ERRORS, 'not_found', 'merge_hindered', 'booking_clash'],
  },
});
