import { z } from 'zod';
import { id, PAGE_SIZE, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { talentCard, talentProfileView } from '#contract/people/talent-card.ts';
import { CHOICE_KINDS, UNKNOWN_KINDS } from '#domain/finding/matching/condition.ts';
import { FACET_KINDS } from '#domain/finding/matching/facet-kinds.ts';
import { NOTED_USES } from '#domain/finding/matching/query-of-reading.ts';
import { PAYS, VOICES } from '#domain/finding/search/reading.ts';
import { talentQueryUrl, wish } from './talent-query.ts';

/** Order of a list of people: best match first, or newest profile first. */
const SEARCH_ORDERS = ['best', 'newest'] as const;

/** The search as written in a URL. */
export const talentSearchQuery = z.strictObject({
  ...talentQueryUrl,
  order: z.enum(SEARCH_ORDERS).default('best'),
  /** A project of the caller: talents who are picked or asked in it are marked. */
  project_id: id.optional(),
  page: pageNumber,
});
export type TalentSearchQuery = z.output<typeof talentSearchQuery>;

/** A reason for a talent's place: one wish, or a fact that counts in every search. */
export const reason = z.object({
  /**
   * Index of the wish: explicit wishes first, then those read from the text. Absent for a fact that counts in every
   * search.
   */
  wish: z.number().optional(),
  state: z.enum(['met', 'partly', 'missing', 'unknown']),
  /** The kind of fact that the reason is about. */
  about: z.enum([...CHOICE_KINDS, 'age', 'height', 'place', 'dates', 'text', 'completeness', 'freshness']),
  /** Ids of the vocabulary: the wished ones that the profile has, or those that it lacks. */
  ids: z.array(z.string()).readonly(),
  /** Rank of the skill or language that the profile has. */
  level: z.number().optional(),
  /** Whole km as the crow flies from the wished place. */
  distance_km: z.number().optional(),
});
export type Reason = z.output<typeof reason>;

const searchHit = talentCard.extend({
  /** Points out of 1 000 by the rules in docs/ranking.md. */
  score: z.number(),
  reasons: z.array(reason).readonly(),
  /** Roles of the given project for which the talent is picked or has been asked. */
  marks: z.array(z.object({ role_id: id, role_title: z.string(), kind: z.enum(['picked', 'asked']) })),
});
export type SearchHit = z.output<typeof searchHit>;

/** The text as the search understood it: stretches in order, as UTF-16 indices, the end not included. */
const readText = z.object({
  /** The wishes read from the text. */
  wishes: z.array(wish).readonly(),
  parts: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        /**
         * wish: see `wish`. note: describes the role, in the order of `notes`. free: searched as words. unread: not
         * about the person. glue: connects words.
         */
        kind: z.enum(['wish', 'note', 'free', 'unread', 'glue']),
        wish: z.number().optional(),
      }),
    )
    .readonly(),
  /** The text that is searched as words. */
  words: z.string(),
  /**
   * must: only talents with the words are found. merit: the text has too many words to require them, so the words only
   * raise a talent's place.
   */
  words_demand: z.enum(['must', 'merit']),
  notes: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.enum(['fee', 'headcount']), min: z.number().optional(), max: z.number().optional() }),
        z.object({ kind: z.literal('days'), use: z.enum(NOTED_USES), from: z.string(), to: z.string() }),
        z.object({ kind: z.literal('voice'), id: z.enum(VOICES) }),
        z.object({ kind: z.literal('pay'), id: z.enum(PAYS) }),
        z.object({ kind: z.literal('workplace'), any: wish.shape.any }),
      ]),
    )
    .readonly(),
});
export type ReadText = z.output<typeof readText>;

const talentResults = pageOf(searchHit).extend({
  reading: readText,
  /** Number of talents compared in full; less than `total` if very many fit. */
  compared: z.number(),
  /** Number of talents who would fit if their missing facts matched, by kind of fact. */
  unknown: z.array(z.object({ kind: z.enum(UNKNOWN_KINDS), count: z.number() })).readonly(),
  /** Properties of the fitting talents with their numbers, the most common first. */
  facets: z
    .array(
      z.object({
        kind: z.enum(FACET_KINDS),
        options: z.array(z.object({ id: z.string(), count: z.number() })).readonly(),
      }),
    )
    .readonly(),
  /** Words that no profile has, with the words searched instead. */
  instead: z.array(z.object({ typed: z.string(), searched: z.array(z.string()).readonly() })).readonly(),
});
export type TalentResults = z.output<typeof talentResults>;

export const SEARCH_PAGE_SIZE = PAGE_SIZE;

export const searchRoutes = declareRoutes({
  'GET /talents': {
    auth: ['company', 'admin'],
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Lists the talents who fit all conditions, the best fit first, with the reasons.',
    query: talentSearchQuery,
    limits: ['search'],
    shows_people: 'card',
    response: talentResults,
    shows: ['candidate :project_id', 'pick :project_id', 'profile'],
    errors: [],
  },
  'GET /talents/:id': {
    auth: ['company', 'admin'],
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Returns one visible talent as a company sees it.',
    params: z.strictObject({ id }),
    shows_people: 'profile',
    response: talentProfileView,
    shows: ['profile :id'],
    errors: [],
  },
});
