import { COMPARED_MAX, standingPoints, WEIGHTS, wishPoints } from '#domain/matching/points.ts';
import { countBits, hasBit } from './doc-set.ts';
import { dayNumber } from './document.ts';
import { type FitOf, fitOf } from './met.ts';
import { NO_ANSWERS } from './segment.ts';
import { type Ask, type Selected, strongest } from './select.ts';

/** Somebody who fits: where they stand in the index, and their points out of 1 000. */
export interface Ranked {
  readonly selected: Selected;
  readonly doc: number;
  readonly id: string;
  readonly score: number;
  /** False when something that must be is not told. */
  readonly isSure: boolean;
}

function scorer(selected: Selected, ask: Ask): (doc: number) => Ranked {
  const { segment, sure, merits } = selected;
  const known = new Map<string, FitOf>();
  const scored = ask.wishes.flatMap((wish) =>
    wish.demand === 'not' ? [] : [{ weight: WEIGHTS[wish.demand], howWell: fitOf(segment, wish, known) }],
  );
  // Words that need not be there stand first among the merits.
  const words = ask.wordsDemand === 'merit' ? merits.slice(0, ask.words.length) : [];
  const weights = scored.reduce((sum, { weight }) => sum + weight, words.length * WEIGHTS.merit);
  const today = dayNumber(ask.today);
  return (doc) => {
    let weighted = 0;
    for (const { weight, howWell } of scored) weighted += weight * howWell(doc);
    for (const bits of words) if (hasBit(bits, doc)) weighted += WEIGHTS.merit;
    const answered = segment.answered[doc] ?? NO_ANSWERS;
    const standing = standingPoints({
      completeness: segment.completeness[doc] ?? 0,
      answeredShare: answered === NO_ANSWERS ? null : answered,
      days: today - (segment.fresh[doc] ?? 0),
    });
    const score = Math.round(wishPoints(weighted, weights) + standing);
    return { selected, doc, id: segment.ids[doc] ?? '', score, isSure: hasBit(sure, doc) };
  };
}

/** What order depends on: whether everything is known, the points, and then an identity that means nothing. */
function byRank(one: Ranked, other: Ranked): number {
  return Number(other.isSure) - Number(one.isSure) || other.score - one.score || (one.id < other.id ? -1 : 1);
}

/** Those who fit best, in order, of all segments; at most COMPARED_MAX of each are compared in full. */
export function rankBest(selected: readonly Selected[], ask: Ask): Ranked[] {
  return selected
    .flatMap((each) => {
      const score = scorer(each, ask);
      return strongest(each, COMPARED_MAX).map(score);
    })
    .sort(byRank)
    .slice(0, COMPARED_MAX);
}

/** One page of those who fit, the newest profiles first. `from` counts from 0. */
export function pageOfNewest(selected: readonly Selected[], ask: Ask, from: number, size: number): Ranked[] {
  return (
    selected
      .flatMap((each) => {
        const { segment, found } = each;
        const score = scorer(each, ask);
        const placed = (doc: number) => ({
          doc,
          score,
          id: segment.ids[doc] ?? '',
          created: segment.created[doc] ?? 0,
        });
        const docs: number[] = [];
        for (const doc of segment.newest) {
          if (docs.length === from + size) break;
          if (hasBit(found, doc)) docs.push(doc);
        }
        return docs.map(placed);
      })
      .sort((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1))
      .slice(from, from + size)
      // Only who is shown is compared with the wishes.
      .map(({ doc, score }) => score(doc))
  );
}

/** How many fit. */
export const countFound = (selected: readonly Selected[]): number =>
  selected.reduce((sum, { found }) => sum + countBits(found), 0);
