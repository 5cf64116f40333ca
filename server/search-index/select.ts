import { UNKNOWN_KINDS, type UnknownKind, type Wish } from '#domain/finding/matching/condition.ts';
import { metBits, untoldBits } from './condition-matches.ts';
import {
  addPosting,
  andEitherInto,
  andInto,
  andNotInto,
  type Bits,
  copyOf,
  countBits,
  countLeft,
  firstOf,
  noBits,
  orInto,
} from './doc-set.ts';
import { type Named, namedBits } from './named.ts';
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
  /** The name that the text may be: talents with this name are found too, and first. */
  readonly named?: Named | undefined;
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
  /** The found documents that have the sought name; undefined if none is sought or can have it. */
  readonly named: Bits | undefined;
  /** Number of found documents. */
  readonly total: number;
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

/** A required wish about facts that may be missing. */
interface Must {
  readonly met: Bits;
  readonly untold: Bits;
  readonly kinds: readonly UnknownKind[];
}

const kindsOf = ({ any }: Wish): UnknownKind[] => UNKNOWN_KINDS.filter((kind) => any.some((one) => one.kind === kind));

/**
 * Selects the talents of a segment who fit. Every question takes a few passes over the bits, so difficult questions
 * take no longer than easy ones.
 */
export function select(segment: Segment, ask: Ask): Selected {
  /** The documents that are left if each missing fact counts as right. */
  const open = copyOf(visibleBits(segment, ask.today, ask.without));
  andNotInto(open, segment.gone);
  const named = ask.named && namedBits(segment, ask.named, open);
  const words = ask.words.map((word) => wordBits(segment, word));
  if (ask.wordsDemand === 'must') for (const bits of words) andInto(open, bits);
  const merits = ask.wordsDemand === 'merit' ? [...words] : [];
  const musts: Must[] = [];
  for (const wish of ask.wishes) {
    const met = metBits(segment, wish);
    const untold = wish.demand === 'must' ? untoldBits(segment, wish) : undefined;
    if (wish.demand === 'not') andNotInto(open, met);
    else if (wish.demand === 'merit') merits.push(met);
    else if (untold) musts.push({ met, untold, kinds: kindsOf(wish) });
    else andInto(open, met);
  }
  if (musts.length === 0) {
    if (named) orInto(open, named);
    return { segment, found: open, sure: open, named, total: countBits(open), merits, unknown: new Map() };
  }
  const sure = copyOf(open);
  for (const { met } of musts) andInto(sure, met);
  const isLetIn = ({ kinds }: Must) => kinds.some((kind) => ask.unknown.includes(kind));
  const found = musts.some(isLetIn) ? copyOf(open) : sure;
  if (found !== sure)
    for (const must of musts) {
      if (isLetIn(must)) andEitherInto(found, must.met, must.untold);
      else andInto(found, must.met);
    }
  if (named) for (const bits of new Set([found, sure])) orInto(bits, named);
  for (const { met, untold } of musts) andEitherInto(open, met, untold);
  andNotInto(open, found);
  const unknown = countLacking(segment, open, musts, ask);
  return { segment, found, sure, named, total: countBits(found), merits, unknown };
}

/** For each kind of fact, counts the documents of `open` that lack this fact and do not meet all wishes about it. */
function countLacking(
  segment: Segment,
  open: Bits,
  musts: readonly Must[],
  { unknown }: Ask,
): ReadonlyMap<UnknownKind, number> {
  const counts = new Map<UnknownKind, number>();
  for (const kind of UNKNOWN_KINDS.filter((one) => !unknown.includes(one))) {
    const [first, ...others] = musts.filter(({ kinds }) => kinds.includes(kind)).map(({ met }) => met);
    if (!first) continue;
    // Usually only one wish asks about a kind. If several do, a document that meets them all lacks nothing.
    const metAll = others.length > 0 ? copyOf(first) : first;
    for (const met of others) andInto(metAll, met);
    const count = countLeft(open, termBits(segment, `${kind}.unknown`), metAll);
    if (count > 0) counts.set(kind, count);
  }
  return counts;
}

function union(one: Bits, other: Bits): Bits {
  const both = copyOf(one);
  orInto(both, other);
  return both;
}

/**
 * At most `most` of the found documents, for a full comparison: those with the sought name; of the others with all
 * facts, first those that meet all merits, then those that meet some, then the rest; after them the documents without all facts. Within each group the
 * strongest profiles come first (the order of the segment). If there are no more than `most`, the order is only that of
 * the segment.
 */
export function strongest({ found, sure, named, total, merits }: Selected, most: number): number[] {
  if (total <= most) return firstOf(found, most);
  const taken: number[] = [];
  const take = (bits: Bits) => {
    for (const doc of firstOf(bits, most - taken.length)) taken.push(doc);
  };
  if (named) take(named);
  const rest = copyOf(sure);
  if (named) andNotInto(rest, named);
  if (merits.length > 0) {
    const all = copyOf(rest);
    for (const merit of merits) andInto(all, merit);
    take(all);
    const some = copyOf(rest);
    andInto(some, merits.reduce(union));
    andNotInto(rest, some);
    andNotInto(some, all);
    take(some);
  }
  take(rest);
  const unsure = copyOf(found);
  andNotInto(unsure, sure);
  take(unsure);
  return taken;
}
