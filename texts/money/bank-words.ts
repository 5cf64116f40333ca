/** Words for the bank's entries. Total by type: a new state or reason without words does not compile. */
import type { EntryStanding } from '#domain/money/bank/bank-entry.ts';
import type { MatchReason } from '#domain/money/bank/matching.ts';
import type { TakeBackReason } from '#domain/money/bank/taking-back.ts';
import { formatLongDay } from '#texts/kernel/format.ts';

export const standingLabels: Record<EntryStanding, string> = {
  waiting: 'Att avgöra',
  matched: 'Matchade',
  settled: 'Registrerade för hand',
  set_aside: 'Åtsidosatta',
  out: 'Ut från kontot',
  itemised: 'Ersatta av sina delar',
};

export const emptyStandings: Record<EntryStanding, { readonly title: string; readonly text: string }> = {
  waiting: {
    title: 'Inget att avgöra',
    text: 'Betalningar som inte säkert hör till en faktura, och de som banken tar tillbaka, hamnar här.',
  },
  matched: { title: 'Inget är matchat ännu', text: 'Här visas det som betalats med rätt OCR och rätt belopp.' },
  settled: {
    title: 'Inget är registrerat för hand',
    text: 'Här visas det som någon har fördelat på fakturor eller tagit tillbaka på dem.',
  },
  set_aside: { title: 'Inget är åtsidosatt', text: 'Här visas det som inte gäller någon faktura, och varför.' },
  out: { title: 'Inget har lämnat kontot', text: 'Här visas utbetalningar som banken har berättat om.' },
  itemised: {
    title: 'Ingen summa är ersatt',
    text: 'Här visas poster som banken senare har berättat mer om. Pengarna finns i de nya posterna.',
  },
};

/** Reasons to match a payment to an invoice. */
export const reasonLabels: Record<MatchReason, string> = {
  exact: 'rätt OCR och belopp',
  ocr: 'rätt OCR, annat belopp',
  number: 'numret står i texten',
  payer: 'samma namn och belopp',
};

/** Reasons to believe that the bank has taken back this payment. */
export const takeBackReasonLabels: Record<TakeBackReason, string> = {
  reference: 'samma referens och belopp',
  ocr: 'samma OCR och belopp',
  number: 'numret står i texten, samma belopp',
  payer: 'samma namn och belopp',
};

/** The reason in an invoice's history when the bank has taken back a payment. */
export const reversedByBank = (day: string): string => `Banken tog tillbaka betalningen ${formatLongDay(day)}.`;

const entryCount = (count: number) => (count === 1 ? '1 post' : `${count} poster`);

/**
 * The result of reading a file: '12 poster, varav 3 nya. 2 är registrerade på fakturor. 9 var kända sedan tidigare.'
 */
export function fileTaken(told: {
  readonly entry_count: number;
  readonly new_count: number;
  readonly matched_count: number;
  readonly known_count: number;
}): string {
  const known = told.known_count === 1 ? '1 var känd sedan tidigare.' : `${told.known_count} var kända sedan tidigare.`;
  const also = told.known_count === 0 ? '' : ` ${known}`;
  if (told.new_count === 0) return `${entryCount(told.entry_count)}. Inget var nytt.${also}`;
  const news = told.new_count === 1 ? '1 ny' : `${told.new_count} nya`;
  const matched =
    told.matched_count === 1 ? '1 är registrerad på en faktura.' : `${told.matched_count} är registrerade på fakturor.`;
  return `${entryCount(told.entry_count)}, varav ${news}. ${matched}${also}`;
}

/** Heading above the entries of a file that earlier files contained already. */
export const knownTitle = (count: number): string =>
  count === 1 ? '1 post var känd sedan tidigare' : `${count} poster var kända sedan tidigare`;

/**
 * Entries left unread in a file: 'Utelämnat: 1 post på SE4550000000058398257466 (EUR). Bara våra konton i kronor
 * läses.'
 */
export const leftOutOf = (
  left_out: readonly { readonly account: string; readonly currency: string; readonly entry_count: number }[],
): string => {
  const named = left_out.map(
    ({ account, currency, entry_count }) =>
      `${entryCount(entry_count)} på ${account}${currency === '' ? '' : ` (${currency})`}`,
  );
  return `Utelämnat: ${named.join(', ')}. Bara våra konton i kronor läses.`;
};

/** The amount that a payer sent in another currency, as people write it: 'EUR 1 000,00'. */
export const orderedAs = (ordered: string): string => {
  const [currency = '', whole = '', fraction = ''] = ordered.split(/[ .]/);
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return `${currency} ${grouped}${fraction === '' ? '' : `,${fraction}`}`;
};
