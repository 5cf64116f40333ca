import type { z } from 'zod';
import type { talentProfilePatch } from '#contract/people/talent.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';

/** The typed values of the profile's forms. */
export type ProfileTyped = z.input<typeof talentProfilePatch>;

type Needs = { readonly [Field in keyof ProfileTyped]?: string };

// The required fields of each part, each with its message. A test compares this list with the domain's rule.
const NEEDS: Record<ProfileStep | LaterPart, Needs> = {
  basics: {
    categories: 'Välj minst en sak som du gör.',
    plays_genders: 'Välj minst ett alternativ.',
    playing_age_min: 'Fyll i den lägsta åldern du kan spela.',
    playing_age_max: 'Fyll i den högsta åldern du kan spela.',
    municipality_id: 'Välj kommunen där du bor.',
  },
  looks: {
    height_cm: 'Fyll i din längd i centimeter.',
    hair_color: 'Välj din hårfärg.',
    eye_color: 'Välj din ögonfärg.',
  },
  abilities: { languages: 'Lägg till minst ett språk.' },
  pictures: {},
  about: { bio: 'Skriv några rader om dig.' },
  credits: {},
  sizes: {},
  practical: {},
  limits: {},
};

/** True if a talent who has typed these values is asked for a field. */
export type IsAsked = (field: keyof ProfileTyped, typed: ProfileTyped) => boolean;

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/**
 * The missing fields of a part, each with its message. None for the pictures, which have no form: the registration
 * checks them in their own step.
 */
export function missingIn(
  step: ProfileStep | LaterPart,
  typed: ProfileTyped,
  isAsked: IsAsked = () => true,
): [keyof ProfileTyped & string, string][] {
  return Object.entries(NEEDS[step])
    .filter(([field]) => isAsked(field as keyof ProfileTyped, typed))
    .filter(([field]) => isMissing(typed[field as keyof ProfileTyped]))
    .map(([field, sentence]) => [field as keyof ProfileTyped & string, sentence]);
}
