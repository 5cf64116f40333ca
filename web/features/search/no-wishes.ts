import type { z } from 'zod';
import type { TalentWishes, talentWishes } from '#contract/search.ts';

/** Nothing is asked for: everybody fits. */
export const NO_WISHES: TalentWishes = {
  categories: [],
  genders: [],
  age_min: null,
  age_max: null,
  counties: [],
  municipalities: [],
  height_min_cm: null,
  height_max_cm: null,
  skills: [],
  languages: [],
};

/** Wishes with every part of theirs, also those that a form has left out. */
export function wholeWishes(wanted: z.input<typeof talentWishes> = {}): TalentWishes {
  return {
    categories: wanted.categories ?? [],
    genders: wanted.genders ?? [],
    age_min: wanted.age_min ?? null,
    age_max: wanted.age_max ?? null,
    counties: wanted.counties ?? [],
    municipalities: wanted.municipalities ?? [],
    height_min_cm: wanted.height_min_cm ?? null,
    height_max_cm: wanted.height_max_cm ?? null,
    skills: wanted.skills ?? [],
    languages: wanted.languages ?? [],
  };
}
