import { limitBefore } from './bounds.ts';
import { afterDash } from './number-phrases.ts';
import { beginsLine, type Rule, type Text } from './text.ts';

type Amount = { readonly sek: number; readonly to: number; readonly has_unit: boolean; readonly factor: number };

const LARGEST = 10_000_000;

/** '1 200', '2.500', '8k', '2,5 tkr', '1 500:-': an amount with its unit, in whole kronor. */
function amountAt(text: Text, at: number): Amount | undefined {
  const token = text.tokens[at];
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

function unitAt(text: Text, at: number): { readonly to: number; readonly factor: number } | undefined {
  const word = text.word(at);
  if (beginsLine(text, at)) return undefined;
  if (/^(?:kr|kronor|kronors|krona|sek|spänn|riksdaler|bagis)$/.test(word)) return { to: at + 1, factor: 1 };
  if (/^(?:tkr|tusen|kkr|lax|laxar|papp|tusenlappar|ksek)$/.test(word)) {
    return { to: /^(?:kr|kronor|spänn)$/.test(text.word(at + 1)) ? at + 2 : at + 1, factor: 1000 };
  }
  if (word === 'k' && text.tokens[at]?.glued)
    return { to: /^(?:kr|sek)$/.test(text.word(at + 1)) ? at + 2 : at + 1, factor: 1000 };
  if ((word === ':' || word === ',') && text.tokens[at]?.glued && text.word(at + 1) === '-')
    return { to: at + 2, factor: 1 };
  if (word === ':' && text.word(at + 1) === '-') return { to: at + 2, factor: 1 };
  return undefined;
}

const LABEL =
  /^(?:tak|maxtak|arvode|arvodet|arvoden|dagsarvode|totalarvode|arvodering|gage|gaget|dagsgage|grundgage|timarvode|ersättning|ersättningen|budget|budgeten|budjet|lön|timlön|dagslön|betalar|betalt|betalning|betalningen|betala|pris|priset|erbjuder|erbjuds|honorar|utgår|ger|får|kostar|totalt|taket|fee|bjuder|ersätts|rollarvode|dagersättning|dagpenning|kampanjarvode)$/;
const PER =
  /^(?:dag|dagen|dagar|timme|timmen|tim|timma|h|pers|person|minut|minuten|kväll|kvällen|gig|föreställning|tillfälle|pass|heldag|halvdag|styck|st|uppdrag|scen|vecka|veckan|månad|inspelningsdag|avsnitt|inspelning|jobb|film|spelning|repetition|show|kund|plåtning|session|bild|block)$/;

/** What an amount is for when it is no fee of the person sought. */
const OTHER =
  /^(?:avgift|avgiften|inträde|biljett|biljetter|biljetten|biljettpris|moms|milersättning|övertid|ob|parkering|traktamente|buyout|böter|omsätter|omsättning|deposition|milen|reseersättning|resersättning|restid|fitting|provning|presentkort|kostymprov|repetition|rep|maskprov|produktionsbudget|produktionsbudgeten|filmbudget|rabatt|vinst|prissumma|hyra|agenturprovision|tillägg|resebidrag|utlägg|matersättning|kostymersättning|kostar|kostade)$/;

/** The index after '/dag', 'per dag', 'i timmen', 'om dagen'. */
function afterPer(text: Text, at: number): number | undefined {
  if (/^(?:\/|per|i|om|för|\/per)$/.test(text.word(at)) && !beginsLine(text, at)) {
    const from = /^(?:en|varje|hel)$/.test(text.word(at + 1)) ? at + 2 : at + 1;
    return PER.test(text.word(from)) ? from + 1 : undefined;
  }
  return undefined;
}

/** True when a word of payment stands shortly before, in the same sentence and line. */
function isLabelled(text: Text, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 6); index -= 1) {
    if (text.tokens[index + 1]?.lines) return false;
    const token = text.tokens[index];
    if (LABEL.test(token?.text ?? '')) return true;
    if (token?.kind === 'number' || /^[.;!?]$/.test(token?.text ?? '')) return false;
  }
  return false;
}

function isBudget(text: Text, at: number): boolean {
  for (let index = at - 1; index >= Math.max(0, at - 5); index -= 1) {
    if (/^(?:budget|budgeten|budjet|tak|maxtak|taket|maxbudget)$/.test(text.word(index))) return true;
    if (/^[.;!?]$/.test(text.word(index)) || text.tokens[index + 1]?.lines) return false;
  }
  return false;
}

function isForOther(text: Text, from: number, to: number): boolean {
  if (/^(?:\+|plus)$/.test(text.word(from - 1))) return true;
  const sentence = text.tokens[from]?.sentence;
  for (let index = from - 1; index >= Math.max(0, from - 4); index -= 1) {
    if (text.tokens[index]?.sentence !== sentence || /^[,;()]$/.test(text.word(index))) break;
    if (OTHER.test(text.word(index))) return true;
  }
  const next = /^(?:i|för|per|\/|som|extra)$/.test(text.word(to)) ? to + 1 : to;
  return next > to && OTHER.test(text.word(next));
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
      ['3–4000 kronor', { fee_min_sek: 3000, fee_max_sek: 4000 }],
      ['mellan 15 000 och 20 000 kr', { fee_min_sek: 15000, fee_max_sek: 20000 }],
      ['Runt 5 000.', { fee_min_sek: 5000, fee_max_sek: 5000 }],
      ['typ max 1200', { fee_max_sek: 1200 }],
      ['budget -500 kr', {}],
    ],
    match(text, at) {
      const one = amountAt(text, at);
      if (!one || text.tokens[at - 1]?.kind === 'number') return undefined;
      // A negative amount is none.
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
      const dash = afterDash(text, one.to) ?? (isBetween ? one.to + 1 : undefined);
      const other = dash === undefined ? undefined : amountAt(text, dash);
      // '5 000 - 15 juni' is no range of fees.
      const two =
        other &&
        (other.has_unit ||
          one.has_unit ||
          (other.sek >= 100 && (isLabelled(text, at) || afterPer(text, other.to) !== undefined)))
          ? other
          : undefined;
      const to = two?.to ?? one.to;
      const per = afterPer(text, to);
      const isBare = isBareOffer(text, at, to, two ?? one);
      const hasUnit = one.has_unit || two?.has_unit === true;
      const isPaid = isLabelled(text, at) && one.sek >= 100 && isAmountEnd(text, to);
      if (
        !hasUnit &&
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
      const limit = limitBefore(text, at)?.limit;
      const isLow = limit === 'min' || limit === 'over';
      const isHigh = limit === 'max' || limit === 'under' || (!isLow && isBudget(text, at));
      const value = isLow ? { min: low } : isHigh ? { max: low } : { min: low, max: low };
      return { to: end, items: [{ slot: 'fee', value }] };
    },
  },
];

/** 'Runt 5 000.', '💸 800': an amount that is neither named nor counted, but a limit, a sign of money or nothing else
 * stands before it. Years and heights are smaller or look otherwise. */
function isBareOffer(text: Text, at: number, to: number, { sek }: Amount): boolean {
  const token = text.tokens[to];
  if (sek < 500 || (sek >= 1900 && sek <= 2100 && to === at + 1)) return false;
  if (/^(?:💸|💰|💵|💶|🤑)$/u.test(text.word(at - 1))) return true;
  const ends = !token || token.lines > 0 || (token.kind === 'sign' && !/^[-/:@%+]$/.test(token.text));
  const per = text.word(to) === 'per' && PER.test(text.word(to + 1));
  if (!(ends || per || text.word(to) === 'och') || text.tokens[at]?.text.startsWith('0')) return false;
  const from = limitBefore(text, at)?.from ?? at;
  const isAlone = beginsLine(text, from) || text.tokens[from - 1]?.sentence !== text.tokens[at]?.sentence;
  return from < at || per || (isAlone && to > at + 1);
}

/** An amount without a unit is one only when no other unit follows. */
function isAmountEnd(text: Text, at: number): boolean {
  const token = text.tokens[at];
  if (!token || token.lines > 0) return true;
  if (token.kind === 'sign')
    return (
      !(/^[-%:]$/.test(token.text) && token.glued) &&
      !(token.text === '/' && token.glued && text.tokens[at + 1]?.kind === 'number')
    );
  return (
    token.kind === 'word' &&
    !token.glued &&
    !/^(?:år|cm|dagar|timmar|timmars|minuter|personer|st|km|mil|inspelningsdagar|statister|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)$/.test(
      token.text,
    )
  );
}
