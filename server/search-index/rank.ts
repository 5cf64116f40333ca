import { COMPARED_MAX, profilePoints, WEIGHTS, wishPoints } from '#domain/finding/matching/points.ts';
import { type FitOf, fitOf } from './condition-matches.ts';
import { hasBit } from './doc-set.ts';
import { dayNumber } from './document.ts';
import { NO_ANSWERS } from './segment.ts';
import { type Ask, type Selected, strongest } from './select.ts';

/** A talent who fits, with the document number in the segment and points out of 1 000. */
export interface Ranked {
  readonly selected: Selected;
  readonly doc: number;
  readonly id: string;
  readonly score: number;
  /** False if a fact that a required wish asks about is missing. */
  readonly isSure: boolean;
}

function scorer({ segment, merits }: Selected, ask: Ask): (doc: number) => number {
  const known = new Map<string, FitOf>();
  const scored = ask.wishes.flatMap((wish) =>
    wish.demand === 'not' ? [] : [{ weight: WEIGHTS[wish.demand], howWell: fitOf(segment, wish, known) }],
  );
  // In `merits`, optional words come first.
  const words = ask.wordsDemand === 'merit' ? merits.slice(0, ask.words.length) : [];
  const weights = scored.reduce((sum, { weight }) => sum + weight, words.length * WEIGHTS.merit);
  const today = dayNumber(ask.today);
  return (doc) => {
    let weighted = 0;
    for (const { weight, howWell } of scored) weighted += weight * howWell(doc);
    for (const bits of words) if (hasBit(bits, doc)) weighted += WEIGHTS.merit;
    const answered = segment.answered[doc] ?? NO_ANSWERS;
    const points = profilePoints({
      completeness: segment.completeness[doc] ?? 0,
      answeredShare: answered === NO_ANSWERS ? null : answered,
      days: today - (segment.fresh[doc] ?? 0),
    });
    return Math.round(wishPoints(weighted, weights) + points);
  };
}

/** Compares by complete facts first, then by points, then by id. */
function byRank(one: Ranked, other: Ranked): number {
  return Number(other.isSure) - Number(one.isSure) || other.score - one.score || (one.id < other.id ? -1 : 1);
}

/** The rank by complete facts and points, without the id; 0 is the best. */
const rankOf = (isSure: boolean, score: number): number => (isSure ? 0 : 1001) + 1000 - score;
const RANKS = 2002;

/**
 * The best talents from a position on (from 0), and the number of talents compared in full, at most COMPARED_MAX. Only
 * the ranks on the page are sorted; of the others only the number is needed.
 */
export function rankBest(
  selected: readonly Selected[],
  ask: Ask,
  { from, size }: { readonly from: number; readonly size: number },
): { people: Ranked[]; compared: number } {
  const parts = selected.map((each) => {
    const docs = strongest(each, COMPARED_MAX);
    const score = scorer(each, ask);
    return { each, docs, scores: Int32Array.from(docs, score) };
  });
  const counts = new Uint32Array(RANKS);
  for (const { each, docs, scores } of parts)
    for (const [at, doc] of docs.entries()) {
      const rank = rankOf(hasBit(each.sure, doc), scores[at] ?? 0);
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
  const compared = Math.min(
    COMPARED_MAX,
    parts.reduce((sum, { docs }) => sum + docs.length, 0),
  );
  const end = Math.min(from + size, compared);
  let before = 0;
  let first = 0;
  while (first < RANKS && before + (counts[first] ?? 0) <= from) before += counts[first++] ?? 0;
  let last = first;
  for (let reached = before + (counts[first] ?? 0); last < RANKS - 1 && reached < end; reached += counts[last] ?? 0)
    last += 1;
  const people = parts
    .flatMap(({ each, docs, scores }) =>
      docs.flatMap((doc, at): Ranked[] => {
        const isSure = hasBit(each.sure, doc);
        const score = scores[at] ?? 0;
        const rank = rankOf(isSure, score);
        return rank < first || rank > last
          ? []
          : [{ selected: each, doc, id: each.segment.ids.at(doc), score, isSure }];
      }),
    )
    .sort(byRank)
    .slice(from - before, end - before);
  return { people, compared };
}

/** A page of fitting talents, the newest profiles first. `from` counts from 0. */
export function pageOfNewest(selected: readonly Selected[], ask: Ask, from: number, size: number): Ranked[] {
  return (
    selected
      .flatMap((each) => {
        const { segment, found, sure } = each;
        const scoreOf = scorer(each, ask);
        const personAt = (doc: number) => ({
          selected: each,
          doc,
          scoreOf,
          isSure: hasBit(sure, doc),
          id: segment.ids.at(doc),
          created: segment.created[doc] ?? 0,
        });
        const docs: number[] = [];
        for (const doc of segment.newest) {
          if (docs.length === from + size) break;
          if (hasBit(found, doc)) docs.push(doc);
        }
        return docs.map(personAt);
      })
      .sort((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1))
      .slice(from, from + size)
      // Points are computed only for talents on the page.
      .map(({ scoreOf, created: _created, ...person }) => ({ ...person, score: scoreOf(person.doc) }))
  );
}
