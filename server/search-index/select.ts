import { UNKNOWN_KINDS, type UnknownKind, type Wish } from '#domain/finding/matching/condition.ts';
import { metBits, untoldBits } from './condition-matches.ts';
import {
  addPosting,
  andEitherInto,
  andInto,
  andNotInto,
  type Bits,
  clearBit,
  countBits,
  firstOf,
  noBits,
  orInto,
} from './doc-set.ts';
import type { Segment } from './segment.ts';
import { termBits } from './set-cache.ts';
import type { SearchedWord } from './typed-words.ts';
import { visibleBits } from './visible.ts';

/** A question to the index. */
export interface Ask {
  readonly wishes: readonly Wish[];
  readonly words: readonly SearchedWord[];
  /** 'must' leaves out talents without the words; 'merit' ranks them lower. */
  readonly wordsDemand: 'must' | 'merit';
  /** Kinds of facts that may be missing: talents without the fact are found too. */
  readonly unknown: readonly UnknownKind[];
  /** ISO day. */
  readonly today: string;
  /** Ids of talents whom the caller may not find. */
  readonly without?: readonly string[];
}

/** The talents of a segment who fit a question. */
export interface Selected {
  readonly segment: Segment;
  /** The documents that fit, also those that lack a fact of a kind in `Ask.unknown`. */
  readonly found: Bits;
  /** The found documents that meet every required wish, so that no required fact is missing. */
  readonly sure: Bits;
  /** For each merit, the talents who meet it; words that are merits come first. */
  readonly merits: readonly Bits[];
  /**
   * By kind of fact: number of further talents who lack this fact and would be found if their missing facts counted as
   * right.
   */
  readonly unknown: ReadonlyMap<UnknownKind, number>;
}

function wordBits({ postings, size }: Segment, { stems }: SearchedWord): Bits {
  const bits = noBits(size);
  for (const stem of stems) addPosting(bits, postings.get(`w.${stem}`));
  return bits;
}

interface Must {
  readonly met: Bits;
  readonly untold: Bits | undefined;
  readonly kinds: readonly UnknownKind[];
}

const kindsOf = ({ any }: Wish): UnknownKind[] => UNKNOWN_KINDS.filter((kind) => any.some((one) => one.kind === kind));

/**
 * Selects the talents of a segment who fit. Every question takes a few passes over the bits, so difficult questions
 * take no longer than easy ones.
 */
export function select(segment: Segment, ask: Ask): Selected {
  const base = visibleBits(segment, ask.today, ask.without);
  const words = ask.words.map((word) => wordBits(segment, word));
  if (ask.wordsDemand === 'must') for (const bits of words) andInto(base, bits);
  const musts: Must[] = [];
  const merits = ask.wordsDemand === 'merit' ? [...words] : [];
  for (const wish of ask.wishes) {
    const met = metBits(segment, wish);
    if (wish.demand === 'not') andNotInto(base, met);
    else if (wish.demand === 'merit') merits.push(met);
    else musts.push({ met, untold: untoldBits(segment, wish), kinds: kindsOf(wish) });
  }
  const sure = base.slice();
  for (const { met } of musts) andInto(sure, met);
  const isLetIn = ({ kinds }: Must) => kinds.some((kind) => ask.unknown.includes(kind));
  const found = musts.some(isLetIn) ? base.slice() : sure;
  if (found !== sure) for (const must of musts) keepFitting(found, must, isLetIn(must));
  const unknown = new Map<UnknownKind, number>();
  if (musts.some(({ untold }) => untold)) {
    // Nothing reads `base` after this, so it may be changed.
    for (const must of musts) keepFitting(base, must, true);
    andNotInto(base, found);
    countUnknown(unknown, segment, base, musts, ask);
  }
  return { segment, found, sure, merits, unknown };
}

function keepFitting(into: Bits, { met, untold }: Must, isLetIn: boolean): void {
  if (untold && isLetIn) andEitherInto(into, met, untold);
  else andInto(into, met);
}

function union(one: Bits, other: Bits): Bits {
  const both = one.slice();
  orInto(both, other);
  return both;
}

/** For each kind of fact, counts the documents of `open` that lack this fact and do not meet all wishes about it. */
function countUnknown(
  counts: Map<UnknownKind, number>,
  segment: Segment,
  open: Bits,
  musts: readonly Must[],
  ask: Ask,
): void {
  for (const kind of UNKNOWN_KINDS.filter((one) => !ask.unknown.includes(one))) {
    const [first, ...others] = musts.filter(({ kinds }) => kinds.includes(kind));
    if (!first) continue;
    const lacking = open.slice();
    andInto(lacking, termBits(segment, `${kind}.unknown`));
    // Usually only one wish asks about a kind. If several do, a document that meets them all lacks nothing.
    const metAll = first.met.slice();
    for (const { met } of others) andInto(metAll, met);
    andNotInto(lacking, metAll);
    const count = countBits(lacking);
    if (count > 0) counts.set(kind, count);
  }
}

/**
 * At most `most` of the found documents, for a full comparison: of those with all facts, first those that meet all
 * merits, then those that meet some, then the rest; after them the documents without all facts. Within each group the
 * strongest profiles come first (the order of the segment).
 */
export function strongest({ found, sure, merits }: Selected, most: number): number[] {
  const rest = found.slice();
  const taken: number[] = [];
  const take = (bits: Bits) => {
    andInto(bits, rest);
    for (const doc of firstOf(bits, most - taken.length)) {
      taken.push(doc);
      clearBit(rest, doc);
    }
  };
  if (merits.length > 0) {
    const all = sure.slice();
    for (const merit of merits) andInto(all, merit);
    take(all);
    const some = merits.reduce(union).slice();
    andInto(some, sure);
    take(some);
  }
  take(sure.slice());
  take(found.slice());
  return taken;
}
