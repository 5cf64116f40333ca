import type { TalentWishes } from '#contract/search.ts';
import { categories } from '#domain/vocabulary/categories.ts';
import { counties } from '#domain/vocabulary/counties.ts';
import { genders } from '#domain/vocabulary/genders.ts';
import { languages } from '#domain/vocabulary/languages.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { skills } from '#domain/vocabulary/skills.ts';
import { NO_WISHES } from './no-wishes.ts';

/** A search as the screen has it: the wishes, words, and which page, from 1. */
export interface SearchState {
  readonly wishes: TalentWishes;
  readonly text: string;
  readonly page: number;
}

/** Every name the search has in an address, the contract's own (GET /talents). */
const SEARCH_NAMES = ['text', 'page', ...Object.keys(NO_WISHES)] as const;

// The contract's schema would bring zod to every screen with a search, so an address is read by hand here; the test
// beside this file proves that whatever is read is what the contract takes.

function numberIn(params: URLSearchParams, name: string, least: number, most: number): number | null {
  const typed = params.get(name);
  const value = Number(typed);
  return typed && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** The values that are of the vocabulary. More than the contract takes count as none. */
function idsIn<Id extends string>(values: readonly string[], has: (id: string) => id is Id, most: number): Id[] {
  const known = values.filter(has);
  return known.length <= most ? known : [];
}

function levelsIn<Id extends string>(values: readonly string[], has: (id: string) => id is Id, most: number) {
  const known = values.flatMap((value) => {
    const [id = '', level] = value.split(':');
    const min_level = Number(level);
    return has(id) && [1, 2, 3, 4].includes(min_level) ? [{ id, min_level }] : [];
  });
  return known.length <= most ? known : [];
}

/** The search that stands in an address. */
export function readSearch(params: URLSearchParams): SearchState {
  const page = Number(params.get('page') ?? 1);
  return {
    wishes: {
      categories: idsIn(params.getAll('categories'), categories.has, 20),
      genders: idsIn(params.getAll('genders'), genders.has, 3),
      age_min: numberIn(params, 'age_min', 0, 110),
      age_max: numberIn(params, 'age_max', 0, 110),
      counties: idsIn(params.getAll('counties'), counties.has, 21),
      municipalities: idsIn(params.getAll('municipalities'), municipalities.has, 50),
      height_min_cm: numberIn(params, 'height_min_cm', 40, 230),
      height_max_cm: numberIn(params, 'height_max_cm', 40, 230),
      skills: levelsIn(params.getAll('skills'), skills.has, 10),
      languages: levelsIn(params.getAll('languages'), languages.has, 10),
    },
    text: (params.get('text') ?? '').slice(0, 200),
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The wishes as the query of GET /talents: absent rather than empty, levels as 'riding:2'. */
export function wishesQuery(wishes: TalentWishes) {
  return {
    categories: wishes.categories,
    genders: wishes.genders,
    counties: wishes.counties,
    municipalities: wishes.municipalities,
    age_min: wishes.age_min ?? undefined,
    age_max: wishes.age_max ?? undefined,
    height_min_cm: wishes.height_min_cm ?? undefined,
    height_max_cm: wishes.height_max_cm ?? undefined,
    skills: wishes.skills.map((skill) => `${skill.id}:${skill.min_level}`),
    languages: wishes.languages.map((language) => `${language.id}:${language.min_level}`),
  };
}

/** The address of a search. Names that are not the search's own (the project, the role) are kept as they are. */
export function writeSearch(search: SearchState, kept: URLSearchParams = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(kept);
  for (const name of SEARCH_NAMES) params.delete(name);
  if (search.text) params.set('text', search.text);
  for (const [name, value] of Object.entries(wishesQuery(search.wishes))) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) params.append(name, String(one));
  }
  if (search.page > 1) params.set('page', String(search.page));
  return params;
}
