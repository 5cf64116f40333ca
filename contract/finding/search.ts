import { z } from 'zod';
import { id, PAGE_SIZE, pageNumber, pageOf } from '#contract/kernel/fields.ts';
import { declareRoutes } from '#contract/kernel/route.ts';
import { talentCard, talentProfileView } from '#contract/people/talent-card.ts';
import { CHOICE_KINDS, UNKNOWN_KINDS } from '#domain/finding/matching/condition.ts';
import { FACET_KINDS } from '#domain/finding/matching/facet-kinds.ts';
import { NOTED_USES } from '#domain/finding/matching/query-of-reading.ts';
import { PAYS, VOICES } from '#domain/finding/search/reading.ts';
import { talentQueryUrl, wish } from './talent-query.ts';

/** How a list of people is ordered: by how well they fit, or the newest profiles first. */
const SEARCH_ORDERS = ['best', 'newest'] as const;

/** The search as it stands in an address. */
export const talentSearchQuery = z.strictObject({
  ...talentQueryUrl,
  order: z.enum(SEARCH_ORDERS).default('best'),
  /** Marks talents who are picked or asked in this project of the caller. */
  project_id: id.optional(),
  page: pageNumber,
});
export type TalentSearchQuery = z.output<typeof talentSearchQuery>;

/** The reason for a talent's place: one wish, or one of the facts that count for everybody. */
export const reason = z.object({
  /** Which of the wishes asked (own ones first, then those read from the text); absent for what counts for everybody. */
  wish: z.number().optional(),
  state: z.enum(['met', 'partly', 'missing', 'unknown']),
  /** The subject of the reason, and the profile's fact, to be put in words. */
  about: z.enum([...CHOICE_KINDS, 'age', 'height', 'place', 'dates', 'text', 'completeness', 'freshness']),
  /** Ids of the vocabulary that the profile has of what was asked, or that were asked and are missing. */
  ids: z.array(z.string()).readonly(),
  /** Rank of the skill or language that the profile has. */
  level: z.number().optional(),
  /** Whole km as the crow flies from the place asked for. */
  distance_km: z.number().optional(),
});
export type Reason = z.output<typeof reason>;

const searchHit = talentCard.extend({
  /** Points out of 1 000 by the rules in docs/ranking.md. */
  score: z.number(),
  reasons: z.array(reason).readonly(),
  /** Roles of the given project this talent is picked for or has been asked about. */
  marks: z.array(z.object({ role_id: id, role_title: z.string(), kind: z.enum(['picked', 'asked']) })),
});
export type SearchHit = z.output<typeof searchHit>;

/** How the text was understood: stretches of it in order, as UTF-16 indices, the end not included. */
const readText = z.object({
  /** The wishes that were read from the text. */
  wishes: z.array(wish).readonly(),
  parts: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        /** wish: see `wish`. note: what belongs to the role, in the order of `notes`. free: searched as words. unread: tells of
         * something else than the person. glue: ties words together. */
        kind: z.enum(['wish', 'note', 'free', 'unread', 'glue']),
        wish: z.number().optional(),
      }),
    )
    .readonly(),
  /** The text that is searched as words. */
  words: z.string(),
  /** must: only talents with the words are found. merit: the words are so many that they only raise a talent. */
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
  /** How many were compared in full; fewer than `total` when very many fit. */
  compared: z.number(),
  /** Who would fit if what they have not told were right: by kind, how many. */
  unknown: z.array(z.object({ kind: z.enum(UNKNOWN_KINDS), count: z.number() })).readonly(),
  /** Properties of the talents that fit, with their number, the commonest first. */
  facets: z
    .array(
      z.object({
        kind: z.enum(FACET_KINDS),
        options: z.array(z.object({ id: z.string(), count: z.number() })).readonly(),
      }),
    )
    .readonly(),
  /** Words that no profile has, and those that were searched instead. */
  instead: z.array(z.object({ typed: z.string(), searched: z.array(z.string()).readonly() })).readonly(),
});
export type TalentResults = z.output<typeof talentResults>;

export const SEARCH_PAGE_SIZE = PAGE_SIZE;

export const searchRoutes = declareRoutes({
  'GET /talents': {
    auth: ['company', 'admin'],
    looks_at: 'profile',
    open_to_keys: true,
    summary: 'Talents who fit all that is asked, those who fit best first, with the reasons.',
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
    summary: 'One visible talent, as a company sees it.',
    params: z.strictObject({ id }),
    shows_people: 'profile',
    response: talentProfileView,
    shows: ['profile :id'],
    errors: [],
  },
});
