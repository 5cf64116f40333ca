import { type TalentWishes, talentWishes } from '#contract/search.ts';

/** A search as the screen has it: the wishes, words, and which page, from 1. */
export interface SearchState {
  readonly wishes: TalentWishes;
  readonly text: string;
  readonly page: number;
}

export const NO_WISHES: TalentWishes = talentWishes.parse({});

const NUMBERS = ['age_min', 'age_max', 'height_min_cm', 'height_max_cm'] as const;
const LISTS = ['categories', 'genders', 'counties', 'municipalities'] as const;
const LEVELS = ['skills', 'languages'] as const;

/** Every name the search has in an address, the contract's own (GET /talents). */
const SEARCH_NAMES = ['text', 'page', ...NUMBERS, ...LISTS, ...LEVELS] as const;

/** Reads one wish; a value that is none (a typed or old address) counts as not given. */
function readWish(name: keyof TalentWishes, value: unknown): Partial<TalentWishes> {
  const read = talentWishes.safeParse({ [name]: value });
  return read.success ? { [name]: read.data[name] } : {};
}

const each = (name: keyof TalentWishes, values: readonly unknown[]): Partial<TalentWishes> => {
  const known = values.filter((value) => Object.keys(readWish(name, [value])).length > 0);
  return known.length > 0 ? readWish(name, known) : {};
};

function atLevel(text: string): unknown {
  const [id, level] = text.split(':');
  return { id, min_level: Number(level) };
}

/** The search that stands in an address. */
export function readSearch(params: URLSearchParams): SearchState {
  const parts: Partial<TalentWishes>[] = [
    ...NUMBERS.map((name) => (params.get(name) ? readWish(name, Number(params.get(name))) : {})),
    ...LISTS.map((name) => each(name, params.getAll(name))),
    ...LEVELS.map((name) => each(name, params.getAll(name).map(atLevel))),
  ];
  const page = Number(params.get('page') ?? 1);
  return {
    wishes: Object.assign({}, NO_WISHES, ...parts),
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
