import {
  type Choice,
  type Condition,
  isLevelKind,
  isUnknownKind,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { distanceKm } from '#domain/finding/matching/distance.ts';
import { nearTo } from '#domain/finding/matching/near.ts';
import { HABITS } from '#domain/kernel/vocabulary/habits.ts';
import { MUNICIPALITIES, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { type FitOf, fitOf } from './condition-matches.ts';
import { isIn } from './doc-set.ts';
import type { Segment } from './segment.ts';

/** A reason for a talent's rank; the `reason` of the contract. */
export interface Reason {
  readonly wish?: number;
  readonly state: 'met' | 'partly' | 'missing' | 'unknown';
  readonly about: Condition['kind'] | 'text' | 'completeness' | 'freshness';
  readonly ids: string[];
  readonly level?: number;
  readonly distance_km?: number;
}

/** Completeness in percent from which a profile counts as complete. */
const COMPLETE_FROM = 90;

const isChoice = (condition: Condition): condition is Choice => 'id' in condition && condition.kind !== 'place';

function rankOf({ postings }: Segment, doc: number, kind: string, id: string): number | undefined {
  return [4, 3, 2, 1].find((rank) => isIn(postings.get(`${kind}.${id}.${rank}`), doc));
}

/** The chosen property, or a similar one, that a document has at any level; undefined if none. */
function has(segment: Segment, doc: number, { kind, id }: Choice): { id: string; level?: number } | undefined {
  for (const thing of [{ id }, ...nearTo(kind, id)]) {
    if (isLevelKind(kind)) {
      const level = rankOf(segment, doc, kind, thing.id);
      if (level !== undefined) return { id: thing.id, level };
    } else if (isIn(segment.postings.get(`${kind}.${thing.id}`), doc)) return { id: thing.id };
  }
  return undefined;
}

function placeReason(segment: Segment, doc: number, id: string): Partial<Reason> {
  const home = MUNICIPALITIES[(segment.municipality[doc] ?? 0) - 1];
  if (!home) return { ids: [] };
  return { ids: [home.id], ...(municipalities.has(id) && { distance_km: Math.round(distanceKm(id, home.id)) }) };
}

/** A wish, and the fits of its conditions. */
interface Explained {
  readonly wish: Wish;
  readonly fits: readonly FitOf[];
}

/** The reasons why a talent meets a wish or does not. A 'not' wish gives a reason only if the fact is missing. */
function reasonOf(segment: Segment, doc: number, { wish, fits }: Explained, index: number): Reason[] {
  const [first] = wish.any;
  if (!first) return [];
  const isMet = wish.any.find((_, at) => (fits[at]?.(doc) ?? 0) > 0);
  const about = (isMet ?? first).kind;
  const isUntold = wish.any.some(
    ({ kind }) => isUnknownKind(kind) && isIn(segment.postings.get(`${kind}.unknown`), doc),
  );
  if (wish.demand === 'not')
    return isUntold
      ? [{ wish: index, state: 'unknown', about, ids: wish.any.filter(isChoice).map(({ id }) => id) }]
      : [];
  if (isMet) {
    const own = isChoice(isMet) ? has(segment, doc, isMet) : undefined;
    const place = isMet.kind === 'place' ? placeReason(segment, doc, isMet.id) : undefined;
    return [
      {
        wish: index,
        state: 'met',
        about,
        ids: own ? [own.id] : [],
        ...(own?.level !== undefined && { level: own.level }),
        ...place,
      },
    ];
  }
  if (isUntold) return [{ wish: index, state: 'unknown', about, ids: [] }];
  const below = wish.any.filter(isChoice).flatMap((choice) => {
    const own = has(segment, doc, choice);
    return own ? [{ about: choice.kind, own }] : [];
  })[0];
  if (below) {
    const { id, level } = below.own;
    return [{ wish: index, state: 'partly', about: below.about, ids: [id], ...(level !== undefined && { level }) }];
  }
  const place = first.kind === 'place' ? placeReason(segment, doc, first.id) : undefined;
  return [{ wish: index, state: 'missing', about, ids: wish.any.filter(isChoice).map(({ id }) => id), ...place }];
}

/**
 * Makes a function that gives all reasons for a talent of a segment: wish by wish, then facts that count in every
 * search.
 */
export function explainer(segment: Segment, wishes: readonly Wish[]): (doc: number) => Reason[] {
  const explained = wishes.map(
    (wish): Explained => ({
      wish,
      fits: wish.any.map((condition) => fitOf(segment, { demand: 'must', any: [condition] })),
    }),
  );
  const isAsked = wishes.some(({ any }) => any.some(({ kind }) => kind === 'habit'));
  return (doc) => {
    const habits = HABITS.map(({ id }) => id).filter((id) => isIn(segment.postings.get(`habit.${id}`), doc));
    const isComplete = (segment.completeness[doc] ?? 0) >= COMPLETE_FROM;
    return [
      ...explained.flatMap((each, index) => reasonOf(segment, doc, each, index)),
      ...(isAsked ? [] : habits.map((id): Reason => ({ state: 'met', about: 'habit', ids: [id] }))),
      ...(isComplete ? [{ state: 'met', about: 'completeness', ids: [] } as const satisfies Reason] : []),
    ];
  };
}
