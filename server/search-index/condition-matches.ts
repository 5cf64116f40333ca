import {
  type Choice,
  type Condition,
  isLevelKind,
  isUnknownKind,
  type Wish,
} from '#domain/finding/matching/condition.ts';
import { distanceKm, municipalitiesWithin } from '#domain/finding/matching/distance.ts';
import { nearTo } from '#domain/finding/matching/near.ts';
import { ageFit, distanceFit, levelFit } from '#domain/finding/matching/points.ts';
import { writeCondition } from '#domain/finding/matching/wish-token.ts';
import { MUNICIPALITIES, municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import { addPosting, andNotInto, type Bits, copyOf, hasBit, noBits, orInto } from './doc-set.ts';
import { busyTerm, dayNumber } from './document.ts';
import type { Segment } from './segment.ts';
import { atMost, keptSet, termBits } from './set-cache.ts';

const LEVEL_MAX = 4;

/** A term that meets a condition, and how well (0–1). */
interface Option {
  readonly term: string;
  readonly fit: number;
}

/** The terms that meet a choice, the best first: the chosen property or a similar one, at the wanted level or above. */
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
    case 'age':
      // A talent's age range matches if it overlaps the wished range.
      addBetween(into, segment, ['ageMin', condition.max], ['ageMax', condition.min]);
      andNotInto(into, termBits(segment, 'age.unknown'));
      return;
    case 'height':
      addBetween(into, segment, ['height', condition.max], ['height', condition.min]);
      andNotInto(into, termBits(segment, 'height.unknown'));
      return;
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
      // The term of a level also holds people at higher levels.
      const least = isLevelKind(condition.kind) ? `.${condition.min_level ?? 1}` : '';
      for (const { id } of [{ id: condition.id }, ...nearTo(condition.kind, condition.id)])
        addPosting(into, segment.postings.get(`${condition.kind}.${id}${least}`));
    }
  }
}

type Bound<Column extends string> = readonly [column: Column, value: number | undefined];

/**
 * Fills the empty `into` with the documents whose `most` column is at most its value and whose `least` column is at
 * least its value; an absent value sets no bound.
 */
function addBetween(
  into: Bits,
  segment: Segment,
  most: Bound<'ageMin' | 'height'>,
  least: Bound<'ageMax' | 'height'>,
): void {
  if (most[1] === undefined) into.fill(~0);
  else orInto(into, atMost(segment, most[0], most[1]));
  if (least[1] !== undefined && least[1] > 0) andNotInto(into, atMost(segment, least[0], least[1] - 1));
}

/** The term that alone means a condition; undefined if several terms or a column do. */
function onlyTermOf(condition: Condition): string | undefined {
  switch (condition.kind) {
    case 'age':
    case 'height':
    case 'dates':
      return undefined;
    case 'place': {
      const { id, radius_km } = condition;
      return radius_km === undefined || !municipalities.has(id) ? `place.${id}` : undefined;
    }
    default: {
      const { kind, id } = condition;
      if (nearTo(kind, id).length > 0) return undefined;
      return isLevelKind(kind) ? `${kind}.${id}.${condition.min_level ?? 1}` : `${kind}.${id}`;
    }
  }
}

/** The documents of a segment that meet a condition. The caller must not write to the result. */
function conditionBits(segment: Segment, condition: Condition): Bits {
  const only = onlyTermOf(condition);
  if (only !== undefined) return termBits(segment, only);
  return keptSet(segment, writeCondition(condition), (into) => addCondition(into, segment, condition));
}

/** The documents of a segment that meet at least one condition of a wish. The caller must not write to the result. */
export function metBits(segment: Segment, { any }: Wish): Bits {
  const [only] = any;
  if (only && any.length === 1) return conditionBits(segment, only);
  const bits = noBits(segment.size);
  for (const condition of any) orInto(bits, conditionBits(segment, condition));
  return bits;
}

/** A function that says how well a document meets a condition (0–1; 0 if not at all). */
export type FitOf = (doc: number) => number;

function conditionFit(segment: Segment, condition: Condition): FitOf {
  switch (condition.kind) {
    case 'age': {
      const untold = termBits(segment, 'age.unknown');
      return (doc) => {
        if (hasBit(untold, doc)) return 0;
        return ageFit({ min: segment.ageMin[doc] ?? 0, max: segment.ageMax[doc] ?? 0 }, condition);
      };
    }
    case 'place': {
      const { id, radius_km } = condition;
      if (radius_km === undefined || !municipalities.has(id)) {
        const lives = termBits(segment, `place.${id}`);
        return (doc) => (hasBit(lives, doc) ? 1 : 0);
      }
      // `fits[n]` is the fit of municipality number n as segments store it; 0 is an unknown municipality.
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
      const options = optionsOf(condition)
        .filter(({ term }) => segment.postings.has(term))
        .map(({ term, fit }) => ({ has: termBits(segment, term), fit }));
      // Checked first if the document meets any option: one lookup instead of one for each option.
      const bits = conditionBits(segment, condition);
      return (doc) => {
        if (!hasBit(bits, doc)) return 0;
        for (const { has, fit } of options) if (hasBit(has, doc)) return fit;
        return 0;
      };
    }
  }
}

/** A function that says how well a document meets a wish: the best fit of its conditions. */
export function fitOf(segment: Segment, { any }: Wish): FitOf {
  const [only, ...others] = any.map((condition) => conditionFit(segment, condition));
  if (only && others.length === 0) return only;
  return (doc) => {
    let best = only?.(doc) ?? 0;
    for (const howWell of others) best = Math.max(best, howWell(doc));
    return best;
  };
}

/**
 * The documents without a fact that the wish asks about; undefined if no such fact can be missing. The caller must not
 * write to the result.
 */
export function untoldBits(segment: Segment, { any }: Wish): Bits | undefined {
  const [first, ...others] = [...new Set(any.map(({ kind }) => kind).filter(isUnknownKind))];
  if (first === undefined) return undefined;
  if (others.length === 0) return termBits(segment, `${first}.unknown`);
  const bits = copyOf(termBits(segment, `${first}.unknown`));
  for (const kind of others) orInto(bits, termBits(segment, `${kind}.unknown`));
  return bits;
}
