/**
 * Points of a person in a search, out of 1 000; docs/ranking.md describes this file in words. Nothing else counts, and
 * nobody can buy points.
 */
export const POINTS = { wishes: 600, completeness: 200, answers: 120, freshness: 80 } as const;

/** Weights of wishes. `not` has none: it only filters. */
export const WEIGHTS = { must: 2, merit: 1 } as const;

/**
 * New people have no answers yet; they get the share of a person who mostly answers, so that they are not ranked lower
 * for being new.
 */
export const ANSWERED_SHARE_OF_NEW = 60;

/**
 * Maximum number of matches that are compared in full; beyond it the strongest profiles are compared, those with merits
 * first.
 */
export const COMPARED_MAX = 5000;

/**
 * A text with more free words than this is a story, not a search: its words count as merits, and nobody must have them.
 */
export const REQUIRED_WORDS_MAX = 3;

const FRESHNESS = [
  { days: 30, share: 1 },
  { days: 90, share: 0.75 },
  { days: 180, share: 0.5 },
  { days: 365, share: 0.25 },
] as const;

/** Freshness of a profile, 0–1, by the days since its last change. */
export function freshnessShare(days: number): number {
  return FRESHNESS.find((within) => days <= within.days)?.share ?? 0;
}

/** Fit of a rank (1–4) to a wish for a skill or language: 1 for the best rank, and 0.05 less for each rank below it. */
export function levelFit(rank: number): number {
  return 1 - 0.05 * (4 - rank);
}

/** Fit of a distance to a radius wish: falls evenly from 1 at the centre to 0.5 at the radius and beyond. */
export function distanceFit(km: number, radiusKm: number): number {
  return 1 - (0.5 * Math.min(km, radiusKm)) / radiusKm;
}

/**
 * Fit of a playing age to the wished one (years): from just over 0.5 for the smallest overlap to 1 for covering it; 0
 * without a common year. An absent bound is open.
 */
export function ageFit(
  plays: { min: number; max: number },
  asked: { min?: number | undefined; max?: number | undefined },
): number {
  // An open end of the wish is closed at the person's own playing age.
  const min = asked.min ?? Math.min(plays.min, asked.max ?? plays.min);
  const max = asked.max ?? Math.max(plays.max, min);
  const shared = Math.min(plays.max, max) - Math.max(plays.min, min) + 1;
  // A wish wider than the person's playing age is fully covered by the whole playing age.
  const whole = Math.min(max - min + 1, plays.max - plays.min + 1);
  return shared <= 0 ? 0 : 0.5 + 0.5 * Math.min(1, shared / whole);
}

/** The points that do not depend on the wishes, 0–400. `answeredShare` and `completeness` in percent. */
export function profilePoints(person: { completeness: number; answeredShare: number | null; days: number }): number {
  return (
    (POINTS.completeness * person.completeness) / 100 +
    (POINTS.answers * (person.answeredShare ?? ANSWERED_SHARE_OF_NEW)) / 100 +
    POINTS.freshness * freshnessShare(person.days)
  );
}

/** The points for the wishes, 0–600, from the weighted sum of their fits; all 600 for a search without wishes. */
export function wishPoints(weighted: number, weights: number): number {
  return weights === 0 ? POINTS.wishes : (POINTS.wishes * weighted) / weights;
}
