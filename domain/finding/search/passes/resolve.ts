import type { Text } from '#domain/finding/search/grammar/text.ts';
import type { Bounds, Span } from '#domain/finding/search/reading.ts';
import { firstFrom, hasBetween, type Mention } from './mention.ts';

const isBounds = (value: Mention['value']): value is Bounds => typeof value === 'object' && !('from' in value);

/** Settles contradictions slot by slot and returns the remaining mentions in the order of the text. */
export function resolve(text: Text, all: readonly Mention[]): Mention[] {
  const mentions = all.filter(({ is_dropped }) => !is_dropped);
  const of = (slot: Mention['slot']) => mentions.filter((mention) => mention.slot === slot);
  const numbers = [
    ...settleBounds(text, of('age'), mentions),
    ...settleBounds(text, of('height'), mentions),
    ...(of('pay').some(({ value }) => value === 'unpaid') ? [] : settleFee(of('fee'))),
    ...of('radius').slice(0, 1),
    ...settleHeadcount(of('headcount')),
  ];
  const kept = withoutVague(withoutWeakPlaces(mentions)).filter(
    ({ slot }) => !/^(?:age|height|fee|radius|headcount|gender|pay)$/.test(slot),
  );
  const others = [
    ...kept.filter((mention) => mention.slot !== 'ruled_out' || mention.is_excluded),
    ...settleGenders(of('gender')),
    // A word for unpaid work outranks an amount, and an amount outranks a word for paid work.
    ...settlePay(of('pay'), of('fee').length > 0),
  ];
  return [...withoutRepeats(withoutGeneral(others)), ...numbers].sort((one, other) => one.from - other.from);
}

/**
 * Only the mentions of the highest rank count. The result is the range that all their bounds allow, or nothing if the
 * bounds contradict each other. Bounds of two people (`areTwo`) instead give the span over both.
 */
function settleBounds(text: Text, mentions: readonly Mention[], all: readonly Mention[]): Mention[] {
  if (mentions.length === 0) return [];
  const people = all.filter(({ slot }) => slot === 'gender' || slot === 'category');
  const top = Math.max(...mentions.map(({ rank }) => rank ?? 0));
  const [first, ...rest] = mentions.filter(({ rank }) => (rank ?? 0) === top);
  if (!first || !isBounds(first.value)) return [];
  let value: Bounds = first.value;
  let last = first.to;
  let areSeveral = false;
  for (const { value: next, from, to } of rest) {
    if (!isBounds(next)) continue;
    const min = highest(value.min, next.min);
    const max = lowest(value.max, next.max);
    const isApart = min !== undefined && max !== undefined && min > max;
    // 'en kvinna 25–30 och en man 30–35': a person is named between the two ranges.
    const hasPerson =
      (people[firstFrom(people, last)]?.from ?? from) < from || hasBetween(text, last, from, /^(?:en|ett|två|tre)$/);
    const areTwo: boolean =
      (hasPerson && (isApart || (isWhole(value) && isWhole(next)))) ||
      (hasPerson && areSeveral && isWhole(next)) ||
      // Ranges without overlap belong to two people even if no person is named between them: 'barn 3–6 år och 8–10 år'.
      (isApart && ((isWhole(value) && isWhole(next)) || areSeveral));
    areSeveral ||= areTwo || hasPerson;
    last = to;
    if (areTwo) value = bounds(both(lowest, value.min, next.min), both(highest, value.max, next.max));
    else if (!isApart) value = bounds(min, max);
    else return [];
  }
  if (value.min !== undefined && value.max !== undefined && value.min > value.max) return [];
  return [{ ...first, value }];
}

/** The first offer counts; a second mention may add the missing bound. Contradictory bounds give nothing. */
function settleFee([first, second]: readonly Mention[]): Mention[] {
  if (!first || !isBounds(first.value)) return [];
  if (!second || !isBounds(second.value) || isWhole(first.value) || isWhole(second.value)) return [first];
  const [min, max] = [first.value.min ?? second.value.min, first.value.max ?? second.value.max];
  if (min === undefined || max === undefined) return [first];
  return min > max ? [] : [{ ...first, value: { min, max } }];
}

const isWhole = ({ min, max }: Bounds): boolean => min !== undefined && max !== undefined;
const highest = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : other === undefined ? one : Math.max(one, other);
const lowest = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : other === undefined ? one : Math.min(one, other);
/** The span over two people lacks a bound that either of them lacks. */
const both = (pick: typeof lowest, one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : pick(one, other);
const bounds = (min: number | undefined, max: number | undefined): Bounds => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/**
 * A stated total counts alone. Otherwise the counts of trades are added up, and persons and genders counted beside
 * trades are the same people.
 */
function settleHeadcount(mentions: readonly Mention[]): Mention[] {
  const [first] = mentions;
  if (!first) return [];
  const countOf = ({ value }: Mention): number => (isBounds(value) ? (value.max ?? 0) : 0);
  const total = mentions.find(({ rank }) => rank === 3);
  if (total) return [total];
  const sum = (rank: number) =>
    mentions.filter((mention) => mention.rank === rank).reduce((all, mention) => all + countOf(mention), 0);
  const [trades, genders] = [sum(2), sum(1)];
  const persons = mentions.find(({ rank }) => (rank ?? 0) === 0);
  if (trades > 0) {
    const only = mentions.filter(({ rank }) => rank === 2);
    return only.length === 1 ? only : [{ ...first, value: { max: trades } }];
  }
  if (genders === 0) return [{ ...first, value: summedList(mentions, countOf) ?? first.value }];
  // '20 personer, 10 män och 10 kvinnor' are twenty; '1 man, 2 kvinnor, 1 barn' are four.
  const others = persons ? countOf(persons) : 0;
  return [{ ...first, value: { max: others >= genders ? others : genders + sum(0) } }];
}

/**
 * '6 barn, 4 ungdomar och 10 förbipasserande': the sum of a list at the start; undefined if the first two counts are no
 * list.
 */
function summedList(mentions: readonly Mention[], countOf: (mention: Mention) => number): Bounds | undefined {
  let sum = 0;
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1];
    if (before && mention.from - before.to > 3 && index === 1) return undefined;
    if (before && mention.from - before.to > 3) break;
    sum += countOf(mention);
  }
  return mentions.length > 1 ? { max: sum } : undefined;
}

function settleGenders(mentions: readonly Mention[]): Mention[] {
  const any = mentions.find(({ value }) => value === 'any');
  if (any) return [any];
  const said = mentions.filter(({ rank }) => rank !== 0);
  // 'hon' and 'han' count only if no noun gives the gender.
  return said.length > 0 ? said : mentions.slice(0, 1);
}

function settlePay(mentions: readonly Mention[], hasFee: boolean): Mention[] {
  const unpaid = mentions.find(({ value }) => value === 'unpaid');
  return unpaid ? [unpaid] : hasFee ? [] : mentions.slice(0, 1);
}

/**
 * 'i vinter' and 'idag' give the time of the whole production; named days are the days to be free and replace it. A
 * single vague time later than all named days stays: 'provfilmning 5 december, inspelning i sommar'.
 */
function withoutVague(mentions: readonly Mention[]): readonly Mention[] {
  const days = mentions.filter(({ slot }) => slot === 'dates');
  const named = days.filter(({ rank }) => rank !== 0).map(({ value }) => value as Span);
  if (named.length === 0) return mentions;
  const isAlone = days.length === named.length + 1;
  const isLater = ({ value }: Mention): boolean => named.every(({ to }) => to < (value as Span).from);
  return mentions.filter((mention) => mention.slot !== 'dates' || mention.rank !== 0 || (isAlone && isLater(mention)));
}

/** The writers' home counts only if the text names no other place. */
function withoutWeakPlaces(mentions: readonly Mention[]): readonly Mention[] {
  const hasPlace = mentions.some(({ slot, rank, is_excluded }) => slot === 'place' && rank !== 0 && !is_excluded);
  return hasPlace ? mentions.filter(({ slot, rank }) => slot !== 'place' || rank !== 0) : mentions;
}

/** 'modell' beside 'handmodell' adds nothing. */
function withoutGeneral(mentions: readonly Mention[]): Mention[] {
  const hasSpecial = mentions.some(
    ({ slot, value, is_excluded }) =>
      slot === 'category' && typeof value === 'string' && value.endsWith('_model') && !is_excluded,
  );
  return mentions.filter(({ slot, value }) => !(hasSpecial && slot === 'category' && value === 'model'));
}

/** Joins mentions of the same thing into one with the qualities of both, which is a merit only if both were merits. */
function withoutRepeats(mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  // Grouped by slot and value, so that a long text is not compared with itself.
  const known = new Map<string, Mention[]>();
  for (const mention of mentions) {
    const key = `${mention.slot} ${mention.is_excluded} ${JSON.stringify(mention.value)}`;
    const alike = known.get(key) ?? [];
    known.set(key, alike);
    const same = alike.find(
      (other) =>
        other.noun === mention.noun ||
        (mention.slot !== 'dialect' && (!other.noun || !mention.noun)) ||
        (mention.slot !== 'skill' && mention.slot !== 'dialect'),
    );
    if (!same) {
      const first = { ...mention };
      kept.push(first);
      alike.push(first);
      continue;
    }
    same.level ??= mention.level;
    // 'skägg, alltså helskägg'
    if (mention.slot === 'beard') same.noun ??= mention.noun;
    same.any_of ??= mention.any_of;
    if (mention.is_home) same.is_home = true;
    same.is_merit &&= mention.is_merit;
  }
  // 'krumpa eller annan streetdance' leaves one field, which is no alternative any more.
  const sizes = new Map<number, number>();
  for (const { any_of } of kept) if (any_of !== undefined) sizes.set(any_of, (sizes.get(any_of) ?? 0) + 1);
  for (const mention of kept)
    if (mention.any_of !== undefined && sizes.get(mention.any_of) === 1) mention.any_of = undefined;
  return kept;
}
