import { z } from 'zod';
import { id } from '#contract/kernel/fields.ts';
import { profileFacts } from '#contract/people/profile.ts';

/** A talent as companies see the talent in lists. No field reveals how to reach the talent outside Medverka. */
export const talentCard = profileFacts
  .pick({
    profile_image: true,
    pronoun: true,
    playing_age_min: true,
    playing_age_max: true,
    municipality_id: true,
    categories: true,
    height_cm: true,
  })
  .extend({ id, name: z.string(), created_date: z.string() });
export type TalentCard = z.output<typeof talentCard>;

/** A talent's profile as a company sees it. */
export const talentProfileView = talentCard.extend(profileFacts.shape);
export type TalentProfileView = z.output<typeof talentProfileView>;
