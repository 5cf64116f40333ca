import { KRONOR, PAID_FOR, THOUSANDS_OF_KRONOR } from '#domain/finding/search/lexicon/money.ts';
import { numberOfWord } from '#domain/finding/search/words/time-words.ts';
import { afterDash } from './number-phrases.ts';
import { beginsLine, type Text } from './text.ts';

/** A written amount of money: `sek` times `factor` is the amount in kronor. */
export type Amount = { readonly sek: number; readonly to: number; readonly has_unit: boolean; readonly factor: number };

export const LARGEST = 10_000_000;

/** '1 200', '2.500', '8k', '2,5 tkr', '1 500:-': an amount, with its unit if the text has one. */
export function amountAt(text: Text, at: number): Amount | undefined {
  const token = text.tokens[at];
  const spelt = token?.kind === 'word' ? spelledAt(text, at) : undefined;
  if (spelt) {
    const unit = unitAt(text, spelt.to);
    return { ...spelt, to: unit?.to ?? spelt.to, has_unit: unit !== undefined, factor: unit?.factor ?? 1 };
  }
  if (token?.kind !== 'number' || Number.isNaN(token.number)) return undefined;
  let sek = token.number;
  let to = at + 1;
  const isGroup = (index: number) => text.tokens[index]?.kind === 'number' && text.word(index).length === 3;
  if (token.text.length <= 3 && !token.text.startsWith('0')) {
    for (let groups = 0; groups < 3; groups += 1) {
      if (isGroup(to) && text.tokens[to]?.glued === false && !beginsLine(text, to)) {
        sek = sek * 1000 + text.digits(to);
        to += 1;
      } else if (
        /^[.,']$/.test(text.word(to)) &&
        text.tokens[to]?.glued &&
        isGroup(to + 1) &&
        text.tokens[to + 1]?.glued
      ) {
        sek = sek * 1000 + text.digits(to + 1);
        to += 2;
      } else break;
    }
  }
  if (
    to === at + 1 &&
    /^[.,]$/.test(text.word(to)) &&
    text.tokens[to]?.glued &&
    text.tokens[to + 1]?.kind === 'number' &&
    text.tokens[to + 1]?.glued &&
    text.word(to + 1).length <= 2
  ) {
    sek += text.digits(to + 1) / 10 ** text.word(to + 1).length;
    to += 2;
  }
  const unit = unitAt(text, to);
  return { sek, to: unit?.to ?? to, has_unit: unit !== undefined, factor: unit?.factor ?? 1 };
}

/** 'femtusen', 'tjugo tusen', 'ett par tusen', 'femhundra': an amount in words, of a hundred or more. */
function spelledAt(text: Text, at: number): { readonly sek: number; readonly to: number } | undefined {
  const word = text.word(at);
  if (word === 'ett' && text.word(at + 1) === 'par' && /^(?:tusen|tusenlappar)$/.test(text.word(at + 2)))
    return { sek: 2000, to: at + 3 };
  // Most words are no numbers, so they are rejected first.
  if (!(/tusen|hundra/.test(word) || /^(?:tusen|till|-)$/.test(text.word(at + 1)))) return undefined;
  const thousands = /^(.+)tusen(.*)$/.exec(word);
  if (thousands) {
    const [many, rest] = [numberOfWord(thousands[1] ?? ''), thousands[2] ? numberOfWord(thousands[2]) : 0];
    return many === undefined || rest === undefined ? undefined : { sek: many * 1000 + rest, to: at + 1 };
  }
  const value = numberOfWord(word);
  if (value === undefined) return undefined;
  // 'två till tre tusen'
  const dash = afterDash(text, at + 1);
  if (dash !== undefined && text.word(dash + 1) === 'tusen' && numberOfWord(text.word(dash)) !== undefined)
    return { sek: value * 1000, to: at + 1 };
  if (text.word(at + 1) === 'tusen') return { sek: value * 1000, to: at + 2 };
  return value >= 100 && word !== 'tusen' ? { sek: value, to: at + 1 } : undefined;
}

/** The unit that makes a number an amount: kr, tkr, k, :-. */
export function unitAt(text: Text, at: number): { readonly to: number; readonly factor: number } | undefined {
  const word = text.word(at);
  if (beginsLine(text, at)) return undefined;
  if (KRONOR.has(word)) return { to: at + 1, factor: 1 };
  if (THOUSANDS_OF_KRONOR.has(word)) {
    return { to: /^(?:kr|kronor|spänn)$/.test(text.word(at + 1)) ? at + 2 : at + 1, factor: 1000 };
  }
  if (word === 'k' && text.tokens[at]?.glued)
    return { to: /^(?:kr|sek)$/.test(text.word(at + 1)) ? at + 2 : at + 1, factor: 1000 };
  if ((word === ':' || word === ',') && text.tokens[at]?.glued && text.word(at + 1) === '-')
    return { to: at + 2, factor: 1 };
  if (word === ':' && text.word(at + 1) === '-') return { to: at + 2, factor: 1 };
  return undefined;
}

/** The index after '/dag', 'per dag', 'i timmen', 'om dagen'. */
export function afterPer(text: Text, at: number): number | undefined {
  if (/^(?:\/|per|i|om|för|\/per)$/.test(text.word(at)) && !beginsLine(text, at)) {
    const from = /^(?:en|varje|hel)$/.test(text.word(at + 1)) ? at + 2 : at + 1;
    return PAID_FOR.has(text.word(from)) ? from + 1 : undefined;
  }
  return undefined;
}
