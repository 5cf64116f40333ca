/**
 * What a person gets points for, out of 1 000 (docs/ranking.md is this file in words). Nothing else counts, and nothing
 * of it can be bought.
 */
export const POINTS = { wishes: 600, completeness: 200, answers: 120, freshness: 80 } as const;

/** What a wish weighs among the wishes. What must not be is a filter only. */
export const WEIGHTS = { must: 2, merit: 1 } as const;

/** New people have no habits yet; they get the share of somebody who mostly answers, so that they do not start behind. */
export const ANSWERED_SHARE_OF_NEW = 60;

/** How many of those who fit are compared in full; beyond that the strongest profiles, those with merits first. */
export const COMPARED_MAX = 5000;

/** More free words than this are a story rather than a search: then they count as merits, and nobody has to have them. */
export const REQUIRED_WORDS_MAX = 3;

const FRESH_DAYS: readonly (readonly [days: number, share: number])[] = [
  [30, 1],
  [90, 0.75],
  [180, 0.5],
  [365, 0.25],
];

/** How fresh a profile is, 0–1, by the days since it was last touched. */
export function freshnessShare(days: number): number {
  return FRESH_DAYS.find(([within]) => days <= within)?.[1] ?? 0;
}

/** How well somebody at a rank (1–4) meets a wish for the skill or language: the best 1, each rank below 0.05 less. */
export function levelFit(rank: number): number {
  return 1 - 0.05 * (4 - rank);
}

/** How well a distance meets 'within so many km', 0.5–1: falling off evenly to half at the rim. */
export function distanceFit(km: number, radiusKm: number): number {
  return 1 - (0.5 * Math.min(km, radiusKm)) / radiusKm;
}

/** How well a playing age meets the asked one (years), 0.5–1: half for touching it, all for covering it. A bound that was not asked is no bound. */
export function ageFit(
  plays: { min: number; max: number },
  asked: { min?: number | undefined; max?: number | undefined },
): number {
  // Of an open span only as much as somebody can play is asked for.
  const min = asked.min ?? Math.min(plays.min, asked.max ?? plays.min);
  const max = asked.max ?? Math.max(plays.max, min);
  const shared = Math.min(plays.max, max) - Math.max(plays.min, min) + 1;
  // A span of more than a playing age can be is covered by a whole playing age.
  const whole = Math.min(max - min + 1, plays.max - plays.min + 1);
  return shared <= 0 ? 0 : 0.5 + 0.5 * Math.min(1, shared / whole);
}

/** The points that do not depend on what was asked for, 0–400. `answeredShare` and `completeness` in percent. */
export function profilePoints(person: { completeness: number; answeredShare: number | null; days: number }): number {
  return (
    (POINTS.completeness * person.completeness) / 100 +
    (POINTS.answers * (person.answeredShare ?? ANSWERED_SHARE_OF_NEW)) / 100 +
    POINTS.freshness * freshnessShare(person.days)
  );
}

/** The points for the wishes, 0–600, from the weighted sum of how well they are met; all of them when nothing is asked. */
export function wishPoints(weighted: number, weights: number): number {
  return weights === 0 ? POINTS.wishes : (POINTS.wishes * weighted) / weights;
}
