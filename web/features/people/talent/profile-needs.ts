import type { z } from 'zod';
import type { talentProfilePatch } from '#contract/people/talent.ts';
import type { LaterPart, ProfileStep } from '#domain/people/talent/profile.rules.ts';
import { asksFor } from '#domain/people/talent/trade-form.ts';

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

/** The fields that only talents who are seen or heard are asked for. */
const PLAYING: readonly string[] = ['plays_genders', 'playing_age_min', 'playing_age_max'];

function isMissing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

/**
 * The missing fields of a part, each with its message. None for the pictures, which have no form: the registration
 * checks them in their own step.
 */
export function missingIn(step: ProfileStep | LaterPart, typed: ProfileTyped): [keyof ProfileTyped & string, string][] {
  const isAsked = (field: string) => !PLAYING.includes(field) || asksFor('playing', typed.categories ?? []);
  return Object.entries(NEEDS[step])
    .filter(([field]) => isAsked(field))
    .filter(([field]) => isMissing(typed[field as keyof ProfileTyped]))
    .map(([field, sentence]) => [field as keyof ProfileTyped & string, sentence]);
}
