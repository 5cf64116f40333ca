import { z } from 'zod';
import { categories } from '#domain/vocabulary/categories.ts';
import { counties } from '#domain/vocabulary/counties.ts';
import { genders } from '#domain/vocabulary/genders.ts';
import { languages } from '#domain/vocabulary/languages.ts';
import { municipalities } from '#domain/vocabulary/municipalities.ts';
import { skills } from '#domain/vocabulary/skills.ts';
import { id, listIn, PAGE_SIZE, pageNumber, pageOf } from './fields.ts';
import { profileFacts } from './profile.ts';
import { declareRoutes } from './route.ts';

const level = z.number().int().min(1).max(4);
const age = z.number().int().min(0).max(110);
const height = z.number().int().min(40).max(230);

/** Who is looked for. The search and a role's wishes are the same object. Everything given must hold (AND); lists are any of. */
export const talentWishes = z.strictObject({
  categories: z.array(z.enum(categories.ids)).max(20).default([]),
  genders: z.array(z.enum(genders.ids)).max(3).default([]),
  /** Playing age: somebody whose span overlaps is found. */
  age_min: age.nullable().default(null),
  age_max: age.nullable().default(null),
  counties: z.array(z.enum(counties.ids)).max(21).default([]),
  municipalities: z.array(z.enum(municipalities.ids)).max(50).default([]),
  height_min_cm: height.nullable().default(null),
  height_max_cm: height.nullable().default(null),
  /** Each must be met, at least at the level. */
  skills: z
    .array(z.strictObject({ id: z.enum(skills.ids), min_level: level }))
    .max(10)
    .default([]),
  languages: z
    .array(z.strictObject({ id: z.enum(languages.ids), min_level: level }))
    .max(10)
    .default([]),
});
export type TalentWishes = z.output<typeof talentWishes>;

const atLevel = <Ids extends readonly [string, ...string[]]>(ids: Ids) =>
  z
    .string()
    .regex(/^[a-z0-9_]+:[1-4]$/, 'Okänt val.')
    .transform((text) => ({ id: text.slice(0, -2), min_level: Number(text.slice(-1)) }))
    .pipe(z.object({ id: z.enum(ids), min_level: level }));

const numberIn = (min: number, max: number) => z.coerce.number().int().min(min).max(max).optional();

/** The search as it stands in an address: skills and languages as 'riding:2', lists as repeated names. */
export const talentSearchQuery = z.strictObject({
  text: z.string().trim().max(200, 'Högst 200 tecken.').default(''),
  categories: listIn(z.enum(categories.ids)),
  genders: listIn(z.enum(genders.ids)),
  age_min: numberIn(0, 110),
  age_max: numberIn(0, 110),
  counties: listIn(z.enum(counties.ids)),
  municipalities: listIn(z.enum(municipalities.ids), 50),
  height_min_cm: numberIn(40, 230),
  height_max_cm: numberIn(40, 230),
  skills: listIn(atLevel(skills.ids), 10),
  languages: listIn(atLevel(languages.ids), 10),
  /** Marks those who are picked or asked in this project of the caller. */
  project_id: id.optional(),
  page: pageNumber,
});
export type TalentSearchQuery = z.output<typeof talentSearchQuery>;

/** A talent as a company sees it in lists. Nothing here leads to the person outside Medverka. */
export const talentCard = profileFacts
  .pick({
    profile_image: true,
    playing_age_min: true,
    playing_age_max: true,
    municipality_id: true,
    categories: true,
    height_cm: true,
  })
  .extend({ id, name: z.string(), created_date: z.string() });
export type TalentCard = z.output<typeof talentCard>;

export const searchHit = talentCard.extend({
  /** Roles of the given project this talent is picked for or has been asked about. */
  marks: z.array(z.object({ role_id: id, role_title: z.string(), kind: z.enum(['picked', 'asked']) })),
});
export type SearchHit = z.output<typeof searchHit>;

/** A talent's profile as a company sees it. */
export const talentProfileView = talentCard.extend(profileFacts.shape);
export type TalentProfileView = z.output<typeof talentProfileView>;

export const SEARCH_PAGE_SIZE = PAGE_SIZE;

export const searchRoutes = declareRoutes({
  'GET /talents': {
    auth: ['company', 'admin'],
    summary: 'Talents who fit all that is asked, the most complete and newest profiles first.',
    query: talentSearchQuery,
    limits: ['search'],
    response: pageOf(searchHit),
    errors: ['too_many_requests'],
  },
  'GET /talents/:id': {
    auth: ['company', 'admin'],
    summary: 'One visible talent, as a company sees it.',
    params: z.strictObject({ id }),
    response: talentProfileView,
    errors: [],
  },
});
