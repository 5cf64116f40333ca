import { z } from 'zod';
import { day, listIn } from '#contract/kernel/fields.ts';
import {
  CHOICE_KINDS,
  CHOICES,
  CONDITIONS_IN_ALL_MAX,
  CONDITIONS_MAX,
  DAYS_MAX,
  DEMANDS,
  isLevelKind,
  RADIUS_MAX_KM,
  SPAN_LIMITS,
  type TalentQuery,
  UNKNOWN_KINDS,
  WISHES_MAX,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { readWish } from '#domain/finding/matching/wish-token.ts';
import { daysBetween } from '#domain/kernel/time/day.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';

const UNKNOWN_CHOICE = 'Okänt val.';
/** Maximum length of a text that is read as a brief; a longer text belongs in the project's form. */
export const TEXT_MAX = 1000;

const choice = z
  .strictObject({
    kind: z.enum(CHOICE_KINDS),
    id: z.string().max(60),
    min_level: z.number().int().min(1).max(4).optional(),
  })
  .refine(({ kind, id }) => CHOICES[kind].has(id), UNKNOWN_CHOICE)
  .refine(({ kind, min_level }) => min_level === undefined || isLevelKind(kind), UNKNOWN_CHOICE);

const spanOf = <Kind extends 'age' | 'height'>(kind: Kind) => {
  const { min, max } = SPAN_LIMITS[kind];
  const bound = z.number().int().min(min, `Lägst ${min}.`).max(max, `Högst ${max}.`).optional();
  return z
    .strictObject({ kind: z.literal(kind), min: bound, max: bound })
    .refine((span) => span.min !== undefined || span.max !== undefined, 'Fyll i minst en gräns.')
    .refine((span) => (span.min ?? min) <= (span.max ?? max), 'Den högsta kan inte vara lägre än den lägsta.');
};

const place = z
  .strictObject({
    kind: z.literal('place'),
    id: z.string().refine((id) => municipalities.has(id) || counties.has(id), 'Välj en plats i listan.'),
    radius_km: z.number().int().min(1, 'Minst 1 km.').max(RADIUS_MAX_KM, `Högst ${RADIUS_MAX_KM} km.`).optional(),
  })
  .refine(({ id, radius_km }) => radius_km === undefined || municipalities.has(id), 'Välj en kommun för ett avstånd.');

const dates = z
  .strictObject({ kind: z.literal('dates'), from: day, to: day })
  .refine(({ from, to }) => from <= to, 'Sista dagen kan inte vara före den första.')
  .refine(({ from, to }) => daysBetween(from, to) < DAYS_MAX, 'Högst ett år i taget.');

const condition = z.union([choice, spanOf('age'), spanOf('height'), place, dates], { error: UNKNOWN_CHOICE });

export const wish = z.strictObject({
  demand: z.enum(DEMANDS),
  any: z.array(condition).min(1).max(CONDITIONS_MAX).readonly(),
});

const areFew = (wishes: readonly Wish[]) =>
  wishes.reduce((sum, { any }) => sum + any.length, 0) <= CONDITIONS_IN_ALL_MAX;
const TOO_MANY = `Högst ${CONDITIONS_IN_ALL_MAX} val tillsammans.`;

const unknownKind = z.enum(UNKNOWN_KINDS);

/** A query for talents, as stored in a role and in a saved search. */
export const talentQuery = z.strictObject({
  text: z.string().trim().max(TEXT_MAX, `Högst ${TEXT_MAX} tecken.`).default(''),
  wishes: z.array(wish).max(WISHES_MAX, `Högst ${WISHES_MAX} önskemål.`).refine(areFew, TOO_MANY).default([]),
  unknown: z.array(unknownKind).max(UNKNOWN_KINDS.length).default([]),
}) satisfies z.ZodType<TalentQuery>;

/**
 * A query from a role or a saved search. Wishes that are no longer valid are dropped, so that an old query stays
 * readable.
 */
export const keptQuery = z.preprocess((kept) => {
  const { wishes } = Object(kept) as { wishes?: unknown };
  const all = Array.isArray(wishes) ? wishes : [];
  return { ...Object(kept), wishes: all.filter((one) => wish.safeParse(one).success) };
}, talentQuery);

/** The query in a URL: one `wish` per wish, as a token ('skill.riding.2', 'merit.place.1480.30'). */
export const talentQueryUrl = {
  text: talentQuery.shape.text,
  wish: listIn(
    z.string().transform((token, context) => {
      const read = readWish(token);
      if (read) return read;
      context.issues.push({ code: 'custom', message: UNKNOWN_CHOICE, input: token });
      return z.NEVER;
    }),
    WISHES_MAX,
  ).refine(areFew, TOO_MANY),
  unknown: listIn(unknownKind, UNKNOWN_KINDS.length),
};
