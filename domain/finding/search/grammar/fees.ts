import {
  FEE_LABELS,
  FOREIGN_MONEY,
  NOT_MONEY,
  PAID_BESIDE_THE_FEE,
  PAID_FOR,
} from '#domain/finding/search/lexicon/money.ts';
import { type Amount, afterPer, amountAt, LARGEST, unitAt } from './amounts.ts';
import { limitBefore } from './bounds.ts';
import { afterDash } from './number-phrases.ts';
import { beginsLine, type Rule, type Text } from './text.ts';

/**
 * True if a word of payment comes at most six tokens before, in the same sentence and line, without a number in
 * between.
 */
function isLabelled(text: Text, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index -= 1) {
    if (text.tokens[index + 1]?.lines) return false;
    const token = text.tokens[index];
    if (FEE_LABELS.test(token?.text ?? '')) return true;
    if (token?.kind === 'number' || /^[.;!?]$/.test(token?.text ?? '')) return false;
  }
  return false;
}

const isUnitWord = (text: Text, at: number): boolean => unitAt(text, at) !== undefined || PAID_FOR.has(text.word(at));

function isBudget(text: Text, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 5); index -= 1) {
    if (/^(?:budget|budgeten|budjet|tak|maxtak|taket|maxbudget)$/.test(text.word(index))) return true;
    if (/^[.;!?]$/.test(text.word(index)) || text.tokens[index + 1]?.lines) return false;
  }
  return false;
}

function isForOther(text: Text, from: number, to: number): boolean {
  // '3 500 + 500 kr i resa': the second amount is for something else; in 'fika + 1500 kr' it is the fee.
  if (
    /^(?:\+|plus)$/.test(text.word(from - 1)) &&
    (text.tokens[from - 2]?.kind !== 'word' || isUnitWord(text, from - 2))
  )
    return true;
  const sentence = text.tokens[from]?.sentence;
  for (let index = from - 1; index >= Math.max(0, from - 4); index -= 1) {
    if (text.tokens[index]?.sentence !== sentence || /^[,;()]$/.test(text.word(index))) break;
    if (PAID_BESIDE_THE_FEE.has(text.word(index)) || /avgift(?:en)?$/.test(text.word(index))) return true;
  }
  // 'ex moms', '+ moms' belong to the fee.
  const next = /^(?:i|för|per|\/|som|extra)$/.test(text.word(to)) ? to + 1 : to;
  if (text.word(next) === 'moms') return next > to && text.word(to) !== 'extra';
  return next > to && PAID_BESIDE_THE_FEE.has(text.word(next));
}

export const FEE_RULES: readonly Rule[] = [
  {
    name: 'fee',
    examples: [
      ['arvode 1 200 kr per dag', { fee_min_sek: 1200, fee_max_sek: 1200 }],
      ['1800:-', { fee_min_sek: 1800, fee_max_sek: 1800 }],
      ['budget 10tkr', { fee_max_sek: 10000 }],
      ['minst 2.500 kr', { fee_min_sek: 2500 }],
      ['högst 20 000 kr', { fee_max_sek: 20000 }],
      ['1 500–2 500 kr', { fee_min_sek: 1500, fee_max_sek: 2500 }],
      ['gage 3-5 tkr', { fee_min_sek: 3000, fee_max_sek: 5000 }],
      ['8k', { fee_min_sek: 8000, fee_max_sek: 8000 }],
      ['4000/dag', { fee_min_sek: 4000, fee_max_sek: 4000 }],
      ['p-avgift 45 kr', {}],
      ['anmälningsavgift 200 kr', {}],
      ['har 2 000 kr i budget', { fee_max_sek: 2000 }],
      ['Statistgage 1 100.', { fee_min_sek: 1100, fee_max_sek: 1100 }],
      ['3–4000 kronor', { fee_min_sek: 3000, fee_max_sek: 4000 }],
      ['mellan 15 000 och 20 000 kr', { fee_min_sek: 15000, fee_max_sek: 20000 }],
      ['Runt 5 000.', { fee_min_sek: 5000, fee_max_sek: 5000 }],
      ['typ max 1200', { fee_max_sek: 1200 }],
      ['får inte kosta mer än 3 000 kr', { fee_max_sek: 3000 }],
      ['20 000–25 000 ex moms', { fee_min_sek: 20000, fee_max_sek: 25000 }],
      ['3 500 + moms', { fee_min_sek: 3500, fee_max_sek: 3500 }],
      ['25 000 + buyout', { fee_min_sek: 25000, fee_max_sek: 25000 }],
      ['mat + 500 kr', { fee_min_sek: 500, fee_max_sek: 500 }],
      ['gage 5 tkr + friköp 10 tkr', { fee_min_sek: 5000, fee_max_sek: 5000 }],
      ['Halvdag 3.500', { fee_min_sek: 3500, fee_max_sek: 3500 }],
      ['arvode enligt avtal', {}],
      ['från 2500 upp till 4000', { fee_min_sek: 2500, fee_max_sek: 4000 }],
      ['budget -500 kr', {}],
      ['arvode fyra tusen kronor', { fee_min_sek: 4000, fee_max_sek: 4000 }],
      ['max tjugo tusen kr', { fee_max_sek: 20000 }],
      ['arvode åttatusen', { fee_min_sek: 8000, fee_max_sek: 8000 }],
      ['femhundra kronor', { fee_min_sek: 500, fee_max_sek: 500 }],
      ['betalar två till tre tusen', { fee_min_sek: 2000, fee_max_sek: 3000 }],
      ['trettiotusen i gage', { fee_min_sek: 30000, fee_max_sek: 30000 }],
      ['hundra statister', { headcount: 100, categories: ['statist'] }],
      ['arvode 100 euro per dag', {}],
    ],
    match(text, at) {
      const one = amountAt(text, at);
      if (!one || text.tokens[at - 1]?.kind === 'number') return undefined;
      // An amount in a foreign currency.
      if (FOREIGN_MONEY.has(text.word(one.to)))
        return { to: afterPer(text, one.to + 1) ?? one.to + 1, mark: { kind: 'unread' } };
      // A negative amount is no fee.
      if (text.word(at - 1) === '-' && text.tokens[at]?.glued && text.tokens[at - 1]?.glued === false)
        return { to: one.to, mark: { kind: 'unread' } };
      if (
        text.tokens[at]?.glued &&
        /^[.,/:@]$/.test(text.word(at - 1)) &&
        text.tokens[at - 1]?.glued &&
        text.tokens[at - 2]?.kind === 'number'
      )
        return undefined;
      const isBetween = text.word(at - 1) === 'mellan' && text.word(one.to) === 'och';
      // '30 sek' is half a minute.
      if (one.sek < 100 && text.word(one.to - 1) === 'sek') return { to: one.to, mark: { kind: 'unread' } };
      // 'från 2500 upp till 4000'
      const isFromTo =
        limitBefore(text, at)?.limit === 'min' &&
        /^(?:upp|uppåt)$/.test(text.word(one.to)) &&
        text.word(one.to + 1) === 'till';
      const dash = afterDash(text, one.to) ?? (isFromTo ? one.to + 2 : isBetween ? one.to + 1 : undefined);
      const other = dash === undefined ? undefined : amountAt(text, dash);
      // '5 000 - 15 juni' is no range of fees.
      const two =
        other &&
        (other.has_unit ||
          one.has_unit ||
          (other.sek >= 100 && (isLabelled(text, at) || afterPer(text, other.to) !== undefined)) ||
          (isFromTo && one.sek >= 500) ||
          // '20 000–25 000'
          (one.to > at + 1 && other.to > (dash ?? 0) + 1))
          ? other
          : undefined;
      const to = two?.to ?? one.to;
      const per = afterPer(text, to);
      const isBare = isBareOffer(text, at, to, two ?? one);
      const hasUnit = one.has_unit || two?.has_unit === true;
      // 'trettiotusen i gage'
      const isNamedAfter = text.word(to) === 'i' && FEE_LABELS.test(text.word(to + 1));
      const isPaid = one.sek >= 100 && (isNamedAfter || (isLabelled(text, at) && isAmountEnd(text, to)));
      if (
        !hasUnit &&
        !isFromTo &&
        !isBare &&
        !isPaid &&
        !(per !== undefined && one.sek >= 100 && text.word(to) !== 'i' && text.word(to) !== 'för')
      )
        return undefined;
      const end = afterPer(text, to) ?? to;
      if (isForOther(text, at, end) || isForOther(text, at, to)) return { to: end, mark: { kind: 'unread' } };
      const factor = two?.factor ?? one.factor;
      // '3–4000 kronor'
      const scale = two && one.sek < 100 && two.sek >= 1000 && !one.has_unit ? 1000 : 1;
      const low = Math.round(one.sek * (one.has_unit ? one.factor : factor) * scale);
      const high = two ? Math.round(two.sek * two.factor) : low;
      if (high > LARGEST || low > LARGEST || low <= 0) return { to: end, mark: { kind: 'unread' } };
      if (two)
        return { to: end, items: [{ slot: 'fee', value: { min: Math.min(low, high), max: Math.max(low, high) } }] };
      const before = limitBefore(text, at);
      // 'får inte kosta mer än 3 000'
      const isDenied = before?.limit === 'over' && isDeniedAt(text, before.from);
      const limit = isDenied ? 'max' : before?.limit;
      const isLow = limit === 'min' || limit === 'over';
      const isHigh =
        limit === 'max' || limit === 'under' || (!isLow && (isBudget(text, at) || isBudgetAfter(text, end)));
      const value = isLow ? { min: low } : isHigh ? { max: low } : { min: low, max: low };
      return { to: end, items: [{ slot: 'fee', value }] };
    },
  },
];

/** 'har 2 000 kr i budget', '5 000 kr är vår budget': the whole budget. */
function isBudgetAfter(text: Text, at: number): boolean {
  const from = /^(?:i|är|som)$/.test(text.word(at)) ? at + 1 : at;
  const noun = /^(?:vår|total|hela|min|maximal)$/.test(text.word(from)) ? from + 1 : from;
  return /^(?:budget|maxbudget|totalbudget)$/.test(text.word(noun)) && !/^[,:]$/.test(text.word(noun + 1));
}

function isDeniedAt(text: Text, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 3); index -= 1)
    if (/^(?:inte|ej|aldrig)$/.test(text.word(index))) return true;
  return false;
}

/**
 * 'Runt 5 000.', '💸 800', '3 500 + moms': an amount of at least 500 without a label or unit. A number from 1900 to 2100
 * written in one piece is a year.
 */
function isBareOffer(text: Text, at: number, to: number, { sek }: Amount): boolean {
  const token = text.tokens[to];
  if (sek < 500 || (sek >= 1900 && sek <= 2100 && to === at + 1)) return false;
  if (/^(?:💸|💰|💵|💶|🤑)$/u.test(text.word(at - 1))) return true;
  const isTax = /^(?:ex|exkl|exklusive|inkl|inklusive|plus|\+)$/.test(token?.text ?? '');
  if (isTax && text.word(text.word(to + 1) === '.' ? to + 2 : to + 1) === 'moms') return true;
  const ends =
    !token ||
    token.lines > 0 ||
    (token.kind === 'sign' && !/^[-/:@%+]$/.test(token.text)) ||
    (token.text === '+' && text.tokens[to + 1]?.kind === 'word') ||
    /^(?:inkl|inklusive|totalt|allt)$/.test(token.text);
  const per =
    (text.word(to) === 'per' && PAID_FOR.has(text.word(to + 1))) ||
    (text.word(to) === 'för' && afterPer(text, to) !== undefined && limitBefore(text, at) !== undefined);
  if (!(ends || per || text.word(to) === 'och') || text.tokens[at]?.text.startsWith('0')) return false;
  const from = limitBefore(text, at)?.from ?? at;
  const isAlone = beginsLine(text, from) || text.tokens[from - 1]?.sentence !== text.tokens[at]?.sentence;
  const isAdded = text.word(at - 1) === '+' && text.tokens[at - 2]?.kind === 'word';
  const isWhole =
    isAlone && sek >= 2200 && sek % 50 === 0 && (!token || text.tokens[to + 1]?.sentence !== text.tokens[at]?.sentence);
  return from < at || per || isAdded || isWhole || (isAlone && to > at + 1);
}

/** A number without a unit is an amount only if no other unit follows. */
function isAmountEnd(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (!token || token.lines > 0) return true;
  if (token.kind === 'sign')
    return (
      !(/^[-%:]$/.test(token.text) && token.glued) &&
      !(token.text === '/' && token.glued && text.tokens[at + 1]?.kind === 'number')
    );
  return token.kind === 'word' && !token.glued && !NOT_MONEY.has(token.text);
}
