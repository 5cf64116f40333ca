import {
  BETWEEN_NO_AND_PAYMENT,
  IS_PAID,
  NO_PAYMENT,
  NOT_AFTER_ALL,
  PAID,
  PAID_IN_KIND,
  PAYMENTS,
  UNPAID,
} from '#domain/finding/search/lexicon/pay.ts';
import type { Pay } from '#domain/finding/search/reading.ts';
import { beginsLine, type Match, type Rule, type Text } from './text.ts';

const said = (to: number, value: Pay): Match => ({ to, items: [{ slot: 'pay', value }] });

/** Words for paid or unpaid work. `resolve` decides whether they count beside an amount. */
const pay: Rule = {
  name: 'paid-or-not',
  begins: 'word',
  examples: [
    ['Rollen är obetald', {}],
    ['ingen lön men mycket skratt', {}],
    ['vi kan inte betala någon lön', {}],
    ['arvode utgår ej', {}],
    ['Lön enligt kollektivavtal', {}],
    ['obetalt, men du får kläder för 2 000 kr', {}],
    ['betald roll, 1 500 kr', { fee_min_sek: 1500, fee_max_sek: 1500 }],
  ],
  match(text, at) {
    const word = text.word(at);
    if (UNPAID.has(word)) return said(at + 1, 'unpaid');
    if (NO_PAYMENT.has(word)) {
      let to = at + 1;
      while (BETWEEN_NO_AND_PAYMENT.has(text.word(to)) && to < at + 4) to += 1;
      if (PAYMENTS.has(text.word(to)) || (to === at + 1 && text.word(to) === 'betalt')) return said(to + 1, 'unpaid');
      return undefined;
    }
    if (PAYMENTS.has(word) && IS_PAID.has(text.word(at + 1)) && !beginsLine(text, at + 1))
      return NOT_AFTER_ALL.has(text.word(at + 2)) ? said(at + 3, 'unpaid') : said(at + 2, 'paid');
    return PAID.has(word) && isOfWork(text, at) ? said(at + 1, 'paid') : undefined;
  },
};

/** 'resan är betald', 'betalt boende' do not mean paid work. */
function isOfWork(text: Text, at: number): boolean {
  return ![1, -1, -2].some((step) => PAID_IN_KIND.has(text.word(at + step)));
}

export const PAY_RULES: readonly Rule[] = [pay];
