import type { Limit } from '#domain/finding/search/lexicon/limits.ts';
import {
  BEFORE_HEIGHT_RANGE,
  BEFORE_OTHER_CENTIMETRES,
  HEIGHT_LABELS,
  OTHER_MEASURES,
} from '#domain/finding/search/lexicon/measures.ts';
import type { Bounds } from '#domain/finding/search/reading.ts';
import { boundsOf, limitAfter, limitAt } from './bounds.ts';
import { afterDash, isContinued, standsAlone } from './number-phrases.ts';
import { beginsLine, type Match, type Rule, type Text } from './text.ts';

const SHORTEST = 50;
const TALLEST = 230;

type Height = { readonly cm: number; readonly to: number; readonly has_unit: boolean; readonly in_metres: boolean };

/** '175', '175 cm', '1,75', '1.75 m', '1 m 75', '1 meter och 75'; the unit may stand after the other end of a range. */
function heightAt(text: Text, at: number): Height | undefined {
  const token = text.tokens[at];
  if (token?.kind !== 'number') return undefined;
  const [, sign, decimals] = [0, text.tokens[at + 1], text.tokens[at + 2]];
  if (token.number === 1 || token.number === 2) {
    if (
      /^[,.]$/.test(sign?.text ?? '') &&
      sign?.glued &&
      decimals?.kind === 'number' &&
      decimals.glued &&
      decimals.text.length === 2
    ) {
      const unit = /^(?:m|meter)$/.test(text.word(at + 3));
      return { cm: token.number * 100 + decimals.number, to: at + (unit ? 4 : 3), has_unit: unit, in_metres: true };
    }
    if (token.number === 2 && /^(?:m|meter)$/.test(sign?.text ?? '') && HEIGHT_LABELS.has(text.word(at + 2)))
      return { cm: 200, to: at + 2, has_unit: true, in_metres: true };
    if (/^(?:m|meter)$/.test(sign?.text ?? '')) {
      const from = text.word(at + 2) === 'och' ? at + 3 : at + 2;
      const rest = text.tokens[from];
      if (rest?.kind === 'number' && rest.text.length === 2) {
        return {
          cm: token.number * 100 + rest.number,
          to: text.word(from + 1) === 'cm' ? from + 2 : from + 1,
          has_unit: true,
          in_metres: true,
        };
      }
    }
    return undefined;
  }
  if (text.word(at + 1) === 'cm' || text.word(at + 1) === 'centimeter') {
    return { cm: token.number, to: at + 2, has_unit: true, in_metres: false };
  }
  return { cm: token.number, to: at + 1, has_unit: false, in_metres: false };
}

function afterLabel(text: Text, at: number): number {
  if (!HEIGHT_LABELS.has(text.word(at))) return at;
  let from = at + 1;
  while (/^(?:[:=(]|är|på|mellan|om)$/.test(text.word(from)) && !beginsLine(text, from)) from += 1;
  return from;
}

/**
 * True if a number without a unit can be a height: 120 to 215 cm, alone or before a word such as 'lång', and not a
 * count of people.
 */
function isPlain(text: Text, { cm, to }: Height): boolean {
  return (
    cm >= 120 && cm <= 215 && (standsAlone(text, to) || HEIGHT_LABELS.has(text.word(to))) && !beginsPeople(text, to)
  );
}

/** '150 statister' counts people. */
function beginsPeople(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return (
    token?.kind === 'word' &&
    token.lines === 0 &&
    !HEIGHT_LABELS.has(token.text) &&
    (text.found(at)?.senses.some(({ slot }) => slot === 'category' || slot === 'gender') ?? false)
  );
}

function height(to: number, value: Bounds, text: Text): Match | undefined {
  const inside = [value.min, value.max].every((cm) => cm === undefined || (cm >= SHORTEST && cm <= TALLEST));
  const end = /^(?:lång|långa|längd|hög)$/.test(text.word(to)) ? to + 1 : to;
  return inside ? { to: end, items: [{ slot: 'height', value }] } : { to: end, mark: { kind: 'unread' } };
}

export const HEIGHT_RULES: readonly Rule[] = [
  {
    name: 'height-range',
    examples: [
      ['165–175 cm', { height_min_cm: 165, height_max_cm: 175 }],
      ['1,60–1,72', { height_min_cm: 160, height_max_cm: 172 }],
      ['178-170 cm', { height_min_cm: 170, height_max_cm: 178 }],
      ['mellan 170 och 180 cm', { height_min_cm: 170, height_max_cm: 180 }],
      ['typ 1.65-1.70', { height_min_cm: 165, height_max_cm: 170 }],
      ['längd 170–185', { height_min_cm: 170, height_max_cm: 185 }],
    ],
    match(text, at) {
      const labelled = afterLabel(text, at);
      const isBetween = text.word(labelled) === 'mellan' || text.word(labelled - 1) === 'mellan';
      const from = BEFORE_HEIGHT_RANGE.has(text.word(labelled)) ? labelled + 1 : labelled;
      const one = heightAt(text, from);
      if (!one || (from === at && isContinued(text, at)) || OTHER_MEASURES.has(text.word(at - 1))) return undefined;
      const next = afterDash(text, one.to) ?? (isBetween && text.word(one.to) === 'och' ? one.to + 1 : undefined);
      const two = next === undefined ? undefined : heightAt(text, next);
      if (!two) return undefined;
      const isHeight =
        one.has_unit ||
        two.has_unit ||
        (one.in_metres && two.in_metres) ||
        (isPlain(text, two) && one.cm >= 120 && one.cm <= 215);
      if (!isHeight || (labelled === at && !two.has_unit && !two.in_metres && one.cm < 120)) return undefined;
      return height(two.to, { min: Math.min(one.cm, two.cm), max: Math.max(one.cm, two.cm) }, text);
    },
  },
  {
    name: 'height-limit',
    examples: [
      ['minst 185 cm', { height_min_cm: 185 }],
      ['max 1,70', { height_max_cm: 170 }],
      ['över 180 cm', { height_min_cm: 181 }],
      ['180 cm eller längre', { height_min_cm: 180 }],
      ['176+', { height_min_cm: 176 }],
      ['ej längre än 175', { height_max_cm: 175 }],
      ['minst 180 lång', { height_min_cm: 180 }],
      ['max 150 personer', { headcount: 150 }],
    ],
    match(text, at) {
      const labelled = afterLabel(text, at);
      const before = limitAt(text, labelled);
      const from = before && HEIGHT_LABELS.has(text.word(before.to)) ? before.to + 1 : (before?.to ?? labelled);
      const found = heightAt(text, from);
      if (!found || (from === at && (isContinued(text, at) || OTHER_MEASURES.has(text.word(at - 1))))) return undefined;
      const after = limitAfter(text, found.to);
      const limit: Limit | undefined = before?.limit ?? after?.limit;
      const to = before ? found.to : (after?.to ?? found.to);
      if (!limit) return undefined;
      const unitAfter = /^(?:cm|centimeter)$/.test(text.word(to)) && after ? to + 1 : to;
      if (!(found.has_unit || found.in_metres || unitAfter > to || labelled > at || isPlainLimit(text, found, to)))
        return undefined;
      const value = limit === 'about' ? { min: found.cm, max: found.cm } : boundsOf(limit, found.cm, 0);
      return height(unitAfter, value, text);
    },
  },
  {
    name: 'height-exact',
    examples: [
      ['178 cm', { height_min_cm: 178, height_max_cm: 178 }],
      ['1,75 m', { height_min_cm: 175, height_max_cm: 175 }],
      ['längd: 170', { height_min_cm: 170, height_max_cm: 170 }],
      ['2 m lång', { height_min_cm: 200, height_max_cm: 200 }],
      ['1 m 80', { height_min_cm: 180, height_max_cm: 180 }],
      ['midja 62 cm', {}],
      ['hoppar 80 cm', {}],
    ],
    match(text, at) {
      const from = afterLabel(text, at);
      const found = heightAt(text, from);
      if (!found) return undefined;
      if (from === at && OTHER_MEASURES.has(text.word(at - 1))) return { to: found.to, mark: { kind: 'unread' } };
      if (from === at && isContinued(text, at)) return undefined;
      // 'hoppar 80 cm', 'klipper 20 cm' are no height of a person.
      if (BEFORE_OTHER_CENTIMETRES.has(text.word(at - 1)) && from === at)
        return { to: found.to, mark: { kind: 'unread' } };
      if (
        !(
          found.has_unit ||
          (found.in_metres && isPlain(text, found)) ||
          (from > at && isPlain(text, found)) ||
          (HEIGHT_LABELS.has(text.word(found.to)) && isPlain(text, found))
        )
      )
        return undefined;
      return height(found.to, { min: found.cm, max: found.cm }, text);
    },
  },
];

function isPlainLimit(text: Text, found: Height, to: number): boolean {
  return (
    found.cm >= 140 &&
    found.cm <= 215 &&
    (standsAlone(text, to) || HEIGHT_LABELS.has(text.word(to))) &&
    !beginsPeople(text, to) &&
    !/^(?:kr|kronor|sek|:)$/.test(text.word(to))
  );
}
