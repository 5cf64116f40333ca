import { z } from 'zod';
import { id } from '#contract/kernel/fields.ts';
import { profilePartsFacts } from './profile-parts.ts';

const ability = z.object({ id: z.string(), level: z.number() });

/** The facts of a profile, the same for the talent and companies. */
export const profileFacts = z.object({
  profile_image: z.string().nullable(),
  /** In the talent's own words; empty if not told. */
  pronoun: z.string(),
  playing_age_min: z.number().nullable(),
  playing_age_max: z.number().nullable(),
  municipality_id: z.string().nullable(),
  categories: z.array(z.string()),
  height_cm: z.number().nullable(),
  plays_genders: z.array(z.string()),
  hair_color: z.string().nullable(),
  hair_length: z.string().nullable(),
  hair_type: z.string().nullable(),
  eye_color: z.string().nullable(),
  facial_hair: z.string().nullable(),
  body_type: z.string().nullable(),
  /** Null before the talent has answered; empty for the answer 'none'. */
  features: z.array(z.string()).nullable(),
  dialect: z.string().nullable(),
  licences: z.array(z.string()),
  bio: z.string(),
  skills: z.array(ability),
  languages: z.array(ability),
  media: z.array(z.object({ id, url: z.string(), width: z.number(), height: z.number() })),
  ...profilePartsFacts,
});
