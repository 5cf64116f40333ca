import { COMPARED_MAX, profilePoints, WEIGHTS, wishPoints } from '#domain/finding/matching/points.ts';
import { fitOf } from './condition-matches.ts';
import { type Bits, hasBit } from './doc-set.ts';
import { dayNumber } from './document.ts';
import { NO_ANSWERS } from './segment.ts';
import { type Ask, type Selected, strongest } from './select.ts';

/** A talent who fits, with the document number in the segment and points out of 1 000. */
export interface Ranked {
  readonly selected: Selected;
  readonly doc: number;
  readonly id: string;
  readonly score: number;
  /** True if the talent has the sought name. */
  readonly isNamed: boolean;
  /** False if a fact that a required wish asks about is missing. */
  readonly isSure: boolean;
}

/**
 * The points of documents, in their order. One fact of all documents is read after the other: the processor then
 * fetches many at once, where reading all facts of one document would wait for each of them.
 */
function scoresOf({ segment, merits }: Selected, ask: Ask, docs: readonly number[]): Uint16Array {
  const scores = new Uint16Array(docs.length);
  const scored = ask.wishes.flatMap((wish) =>
    wish.demand === 'not' ? [] : [{ weight: WEIGHTS[wish.demand], howWell: fitOf(segment, wish) }],
  );
  // In `merits`, optional words come first.
  const words = ask.wordsDemand === 'merit' ? merits.slice(0, ask.words.length) : [];
  const weights = scored.reduce((sum, { weight }) => sum + weight, words.length * WEIGHTS.merit);
  const weighted = new Float64Array(docs.length);
  for (const { weight, howWell } of scored)
    for (let at = 0; at < docs.length; at += 1) weighted[at] = (weighted[at] ?? 0) + weight * howWell(docs[at] ?? 0);
  for (const bits of words)
    for (let at = 0; at < docs.length; at += 1)
      if (hasBit(bits, docs[at] ?? 0)) weighted[at] = (weighted[at] ?? 0) + WEIGHTS.merit;
  const today = dayNumber(ask.today);
  const completeness = columnOf(segment.completeness, docs);
  const answered = columnOf(segment.answered, docs);
  const fresh = columnOf(segment.fresh, docs);
  for (let at = 0; at < docs.length; at += 1) {
    const share = answered[at] ?? NO_ANSWERS;
    const points = profilePoints({
      completeness: completeness[at] ?? 0,
      answeredShare: share === NO_ANSWERS ? null : share,
      days: today - (fresh[at] ?? 0),
    });
    scores[at] = Math.round(wishPoints(weighted[at] ?? 0, weights) + points);
  }
  return scores;
}

/** The values of documents in a column. */
function columnOf(column: Uint8Array | Uint16Array, docs: readonly number[]): Uint16Array {
  const values = new Uint16Array(docs.length);
  for (let at = 0; at < docs.length; at += 1) values[at] = column[docs[at] ?? 0] ?? 0;
  return values;
}

/** Compares by the sought name first, then by complete facts, then by points, then by id. */
function byRank(one: Ranked, other: Ranked): number {
  return (
    Number(other.isNamed) - Number(one.isNamed) ||
    Number(other.isSure) - Number(one.isSure) ||
    other.score - one.score ||
    (one.id < other.id ? -1 : 1)
  );
}

/** Number of values of the points. */
const SCORES = 1001;
const RANKS = 3 * SCORES;
/** The rank by name, complete facts and points, without the id; 0 is the best. A named talent counts as sure. */
const rankOf = (isNamed: boolean, isSure: boolean, score: number): number =>
  (isNamed ? 0 : isSure ? SCORES : 2 * SCORES) + SCORES - 1 - score;
const ofRank = (rank: number) => ({
  isNamed: rank < SCORES,
  isSure: rank < 2 * SCORES,
  score: SCORES - 1 - (rank % SCORES),
});
const isIn = (bits: Bits | undefined, doc: number): boolean => bits !== undefined && hasBit(bits, doc);

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
    const scores = scoresOf(each, ask, docs);
    const ranks = scores.map((score, at) => {
      const doc = docs[at] ?? 0;
      return rankOf(isIn(each.named, doc), hasBit(each.sure, doc), score);
    });
    return { each, docs, ranks };
  });
  const counts = new Uint32Array(RANKS);
  for (const { ranks } of parts)
    for (let at = 0; at < ranks.length; at += 1) {
      const rank = ranks[at] ?? 0;
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
    .flatMap(({ each, docs, ranks }) => {
      const near: Ranked[] = [];
      for (let at = 0; at < ranks.length; at += 1) {
        const rank = ranks[at] ?? 0;
        const doc = docs[at] ?? 0;
        if (rank >= first && rank <= last)
          near.push({ selected: each, doc, id: each.segment.ids.at(doc), ...ofRank(rank) });
      }
      return near;
    })
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
        const personAt = (doc: number) => ({
          selected: each,
          doc,
          isNamed: isIn(each.named, doc),
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
      .map(({ created: _created, ...person }) => ({
        ...person,
        score: scoresOf(person.selected, ask, [person.doc])[0] ?? 0,
      }))
  );
}
