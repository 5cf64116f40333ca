import { daysBetween, isDay } from '#domain/kernel/time/day.ts';
import { counties } from '#domain/kernel/vocabulary/counties.ts';
import { municipalities } from '#domain/kernel/vocabulary/municipalities.ts';
import {
  CHOICES,
  CONDITIONS_MAX,
  type Condition,
  DAYS_MAX,
  type Demand,
  isLevelKind,
  RADIUS_MAX_KM,
  SPAN_LIMITS,
  type Wish,
} from './condition.ts';

/**
 * A wish as a token of an address: 'skill.riding.2', 'merit.language.es.3*language.pt', 'not.feature.tattoo',
 * 'age.25-35', 'height.180-', 'place.1480.30', 'dates.2026-06-03_2026-06-05'. Tokens use only characters that an
 * address leaves unescaped; * separates alternatives.
 */
export function writeWish(wish: Wish): string {
  return (wish.demand === 'must' ? '' : `${wish.demand}.`) + wish.any.map(writeCondition).join('*');
}

/** One condition as a token; equal conditions have equal tokens. */
export function writeCondition(condition: Condition): string {
  switch (condition.kind) {
    case 'age':
    case 'height':
      return `${condition.kind}.${condition.min ?? ''}-${condition.max ?? ''}`;
    case 'place':
      return `place.${condition.id}${condition.radius_km === undefined ? '' : `.${condition.radius_km}`}`;
    case 'dates':
      return `dates.${condition.from}_${condition.to}`;
    default:
      return `${condition.kind}.${condition.id}${condition.min_level === undefined ? '' : `.${condition.min_level}`}`;
  }
}

/** The wish of a token; undefined for an invalid token or an unknown id. */
export function readWish(token: string): Wish | undefined {
  const demand: Demand = token.startsWith('merit.') ? 'merit' : token.startsWith('not.') ? 'not' : 'must';
  const parts = token.slice(demand === 'must' ? 0 : demand.length + 1).split('*', CONDITIONS_MAX + 1);
  const any = parts.map(readCondition);
  return parts.length <= CONDITIONS_MAX && any.every((condition) => condition !== undefined)
    ? { demand, any }
    : undefined;
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,3}$/.test(text) ? Number(text) : undefined);

/** The condition of a token; undefined for an invalid token. */
function readCondition(token: string): Condition | undefined {
  const [kind = '', id = '', more, ...rest] = token.split('.', 4);
  if (rest.length > 0) return undefined;
  if (kind === 'age' || kind === 'height') return more === undefined ? readSpan(kind, id) : undefined;
  if (kind === 'dates') return more === undefined ? readDates(id) : undefined;
  if (kind === 'place') return readPlace(id, more);
  if (!isChoiceKind(kind) || !CHOICES[kind].has(id)) return undefined;
  if (more === undefined) return { kind, id };
  return isLevelKind(kind) && /^[1-4]$/.test(more) ? { kind, id, min_level: Number(more) } : undefined;
}

const isChoiceKind = (kind: string): kind is keyof typeof CHOICES => Object.hasOwn(CHOICES, kind);

function readSpan(kind: 'age' | 'height', text: string): Condition | undefined {
  const [low = '', high = '', ...rest] = text.split('-');
  const min = low === '' ? undefined : wholeNumber(low);
  const max = high === '' ? undefined : wholeNumber(high);
  const isWhole = rest.length === 0 && (low === '') === (min === undefined) && (high === '') === (max === undefined);
  const { min: least, max: most } = SPAN_LIMITS[kind];
  const isInside = [min, max].every((value) => value === undefined || (value >= least && value <= most));
  if (!isWhole || !isInside || (min === undefined && max === undefined)) return undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return { kind, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function readPlace(id: string, radius: string | undefined): Condition | undefined {
  if (radius === undefined) return municipalities.has(id) || counties.has(id) ? { kind: 'place', id } : undefined;
  const radius_km = wholeNumber(radius);
  const isRadius = radius_km !== undefined && radius_km >= 1 && radius_km <= RADIUS_MAX_KM;
  return isRadius && municipalities.has(id) ? { kind: 'place', id, radius_km } : undefined;
}

function readDates(text: string): Condition | undefined {
  const [from = '', to = '', ...rest] = text.split('_');
  const isSpan = rest.length === 0 && isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < DAYS_MAX;
  return isSpan ? { kind: 'dates', from, to } : undefined;
}
