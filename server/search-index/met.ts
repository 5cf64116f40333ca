import {
  type Choice,
  CONDITIONS_IN_ALL_MAX,
  type Condition,
  isLevelKind,
  isUnknownKind,
  type Wish,
} from '#domain/matching/condition.ts';
import { distanceKm, municipalitiesWithin } from '#domain/matching/distance.ts';
import { nearTo } from '#domain/matching/near.ts';
import { ageFit, distanceFit, levelFit } from '#domain/matching/points.ts';
import { writeCondition } from '#domain/matching/wish-token.ts';
import { MUNICIPALITIES, municipalities } from '#domain/vocabulary/municipalities.ts';
import { addPosting, andNotInto, type Bits, hasBit, isIn, noBits, orInto, setBit } from './doc-set.ts';
import { busyTerm, dayNumber } from './document.ts';
import type { Segment } from './segment.ts';

const LEVEL_MAX = 4;

/** One of the things that meet a condition, and how well, 0–1. */
interface Option {
  readonly term: string;
  readonly fit: number;
}

/** The terms that meet a choice: the thing itself and what is near to it, at the level or above, the best first. */
function optionsOf({ kind, id, min_level }: Choice): Option[] {
  const things = [{ id, fit: 1 }, ...nearTo(kind, id)];
  if (!isLevelKind(kind)) return things.map((thing) => ({ term: `${kind}.${thing.id}`, fit: thing.fit }));
  const least = min_level ?? 1;
  return things
    .flatMap((thing) =>
      Array.from({ length: LEVEL_MAX + 1 - least }, (_, at) => ({
        term: `${kind}.${thing.id}.${least + at}`,
        fit: thing.fit * levelFit(least + at),
      })),
    )
    .toSorted((one, other) => other.fit - one.fit);
}

function addCondition(into: Bits, segment: Segment, condition: Condition): void {
  switch (condition.kind) {
    case 'age': {
      const { min = 0, max = 255 } = condition;
      const { ageMin, ageMax, size } = segment;
      for (let doc = 0; doc < size; doc += 1)
        // Somebody whose span touches the asked one is found (product, section 4); an untold age is 0–0.
        if ((ageMax[doc] ?? 0) >= min && (ageMin[doc] ?? 0) <= max) setBit(into, doc);
      andNotIntoUnknown(into, segment, 'age');
      return;
    }
    case 'height': {
      const { min = 0, max = 255 } = condition;
      const { height, size } = segment;
      for (let doc = 0; doc < size; doc += 1) {
        const cm = height[doc] ?? 0;
        if (cm >= min && cm <= max) setBit(into, doc);
      }
      andNotIntoUnknown(into, segment, 'height');
      return;
    }
    case 'place': {
      const { id, radius_km } = condition;
      if (radius_km === undefined || !municipalities.has(id)) addPosting(into, segment.postings.get(`place.${id}`));
      else
        for (const near of municipalitiesWithin(id, radius_km))
          addPosting(into, segment.postings.get(`place.${near.id}`));
      return;
    }
    case 'dates': {
      const taken = noBits(segment.size);
      const last = dayNumber(condition.to);
      for (let day = dayNumber(condition.from); day <= last; day += 1)
        addPosting(taken, segment.postings.get(busyTerm(day)));
      for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) | ~(taken[at] ?? 0);
      return;
    }
    default: {
      // The lowest level of a thing holds the higher ones too.
      const least = isLevelKind(condition.kind) ? `.${condition.min_level ?? 1}` : '';
      for (const { id } of [{ id: condition.id }, ...nearTo(condition.kind, condition.id)])
        addPosting(into, segment.postings.get(`${condition.kind}.${id}${least}`));
    }
  }
}

function andNotIntoUnknown(into: Bits, { postings, size }: Segment, kind: 'age' | 'height'): void {
  const unknown = noBits(size);
  addPosting(unknown, postings.get(`${kind}.unknown`));
  andNotInto(into, unknown);
}

/** More than one search can ask, so that it never works out the same set twice: once to select, to rank and to explain. */
const KEPT_AT_MOST = 2 * CONDITIONS_IN_ALL_MAX + 16;
const kept = new WeakMap<Segment, Map<string, Bits>>();

/** Everybody in a segment who meets a condition. Not to be written to: the sets asked for last are kept. */
function conditionBits(segment: Segment, condition: Condition): Bits {
  let sets = kept.get(segment);
  if (!sets) {
    sets = new Map();
    kept.set(segment, sets);
  }
  const token = writeCondition(condition);
  const known = sets.get(token);
  // Asked for again, it goes to the end: the first of the map is the one that was not asked for the longest.
  if (known) sets.delete(token);
  const bits = known ?? noBits(segment.size);
  if (!known) addCondition(bits, segment, condition);
  sets.set(token, bits);
  const [oldest] = sets.keys();
  if (sets.size > KEPT_AT_MOST && oldest !== undefined) sets.delete(oldest);
  return bits;
}

/** Everybody in a segment who meets one of a wish's conditions. */
export function metBits(segment: Segment, { any }: Wish): Bits {
  const bits = noBits(segment.size);
  for (const condition of any) orInto(bits, conditionBits(segment, condition));
  return bits;
}

/** How well a document meets a condition, 0–1; 0 when it does not. */
export type FitOf = (doc: number) => number;

function conditionFit(segment: Segment, condition: Condition): FitOf {
  switch (condition.kind) {
    case 'age': {
      const untold = segment.postings.get('age.unknown');
      return (doc) => {
        if (isIn(untold, doc)) return 0;
        return ageFit({ min: segment.ageMin[doc] ?? 0, max: segment.ageMax[doc] ?? 0 }, condition);
      };
    }
    case 'place': {
      const { id, radius_km } = condition;
      if (radius_km === undefined || !municipalities.has(id)) {
        const posting = segment.postings.get(`place.${id}`);
        return (doc) => (isIn(posting, doc) ? 1 : 0);
      }
      // By the number that the segment keeps for a municipality, 0 where none is told.
      const fits = new Float64Array(MUNICIPALITIES.length + 1);
      for (const [at, other] of MUNICIPALITIES.entries()) {
        const km = distanceKm(id, other.id);
        fits[at + 1] = km <= radius_km ? distanceFit(km, radius_km) : 0;
      }
      return (doc) => fits[segment.municipality[doc] ?? 0] ?? 0;
    }
    case 'height':
    case 'dates': {
      const bits = conditionBits(segment, condition);
      return (doc) => (hasBit(bits, doc) ? 1 : 0);
    }
    default: {
      const options = optionsOf(condition).flatMap(({ term, fit }) => {
        const posting = segment.postings.get(term);
        return posting ? [{ posting, fit }] : [];
      });
      // One bit says that none of them is there.
      const bits = conditionBits(segment, condition);
      return (doc) => {
        if (!hasBit(bits, doc)) return 0;
        for (const { posting, fit } of options) if (isIn(posting, doc)) return fit;
        return 0;
      };
    }
  }
}

/** The same, looked up once for each document that is asked about again and again. */
function once(howWell: FitOf): FitOf {
  let last = -1;
  let fit = 0;
  return (doc) => {
    if (doc !== last) fit = howWell(doc);
    last = doc;
    return fit;
  };
}

/**
 * How well a document meets a wish: as well as the best of its conditions is met. Wishes that share `known` look up a
 * condition that stands in several of them only once.
 */
export function fitOf(segment: Segment, { any }: Wish, known = new Map<string, FitOf>()): FitOf {
  const fits = any.map((condition) => {
    const token = writeCondition(condition);
    const fit = known.get(token) ?? once(conditionFit(segment, condition));
    known.set(token, fit);
    return fit;
  });
  return (doc) => {
    let best = 0;
    for (const howWell of fits) best = Math.max(best, howWell(doc));
    return best;
  };
}

/** Everybody who has not told what a wish asks about; undefined when the wish asks about nothing that can be untold. */
export function untoldBits(segment: Segment, { any }: Wish): Bits | undefined {
  const kinds = [...new Set(any.map(({ kind }) => kind).filter(isUnknownKind))];
  if (kinds.length === 0) return undefined;
  const bits = noBits(segment.size);
  for (const kind of kinds) addPosting(bits, segment.postings.get(`${kind}.unknown`));
  return bits;
}
