/** Words for the bank's entries. Total by type: a new state or reason without words does not compile. */

import { NO_ORE, type Ore, subtract } from '#domain/kernel/money/ore.ts';
import { dayOf } from '#domain/kernel/time/day.ts';
import type { EntryStanding } from '#domain/money/bank/bank-entry.ts';
import type { MatchReason } from '#domain/money/bank/matching.ts';
import type { BookedAs } from '#domain/money/bank/own-money.ts';
import type { BANK_FILE_KINDS } from '#domain/money/bank/payment-report.ts';
import type { PayoutOutcome } from '#domain/money/bank/payout-outcomes.ts';
import type { TakeBackReason } from '#domain/money/bank/taking-back.ts';
import { formatLongDay, formatOre } from '#texts/kernel/format.ts';
import { listed } from '#texts/kernel/in-sentence.ts';

export const standingLabels: Record<EntryStanding, string> = {
  waiting: 'Att avgöra',
  matched: 'Matchade',
  settled: 'Registrerade för hand',
  booked: 'Bokförda',
  set_aside: 'Åtsidosatta',
  out: 'Ut från kontot',
  itemised: 'Ersatta av sina delar',
};

export const emptyStandings: Record<EntryStanding, { readonly title: string; readonly text: string }> = {
  waiting: {
    title: 'Inget att avgöra',
    text: 'Betalningar som inte säkert hör till en faktura, och de som banken tar tillbaka, hamnar här.',
  },
  matched: {
    title: 'Inget är matchat ännu',
    text: 'Här visas det som betalats med rätt OCR och rätt belopp, och utbetalningar som kom tillbaka.',
  },
  settled: {
    title: 'Inget är registrerat för hand',
    text: 'Här visas det som någon har fördelat på fakturor eller tagit tillbaka på dem.',
  },
  booked: { title: 'Inget är bokfört', text: 'Här visas avgifter, räntor och skatt som någon har bokfört.' },
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
  payer: 'samma betalare och belopp',
};

/** Money between the bank, the tax agency and us, as administrators book it. */
export const bookedAsLabels: Record<BookedAs, string> = {
  bank_fee: 'Bankavgift',
  interest_paid: 'Ränta till banken',
  interest_received: 'Ränta från banken',
  tax_paid: 'Till skattekontot',
  tax_refunded: 'Från skattekontot',
  fee_refunded: 'Bankavgift tillbaka',
};

/** The text of the voucher: 'Bankavgift: Månadsavgift'. */
export const bookedText = (booked_as: BookedAs, words: string): string =>
  `${bookedAsLabels[booked_as]}${words === '' ? '' : `: ${words}`}`.slice(0, 200);

/** The other party of an entry, and the company in between: 'Nordljus Film AB genom Betalbolaget AB'. */
export const partyText = (counterparty: string, through: string): string =>
  through === '' ? counterparty : `${counterparty} genom ${through}`;

/** The invoices that a payer names: 'Avser 2026002101 (1 800 kr) och 2026002309 (avdrag 300 kr)'. */
export function referencesText(
  references: readonly { readonly number: string; readonly amount_ore: Ore | null }[],
): string {
  const named = references.map(({ number, amount_ore }) => {
    if (amount_ore === null) return number;
    const words = amount_ore < 0 ? `avdrag ${formatOre(subtract(NO_ORE, amount_ore))}` : formatOre(amount_ore);
    return `${number} (${words})`;
  });
  return named.length === 0 ? '' : `Avser ${listed(named)}`;
}

/** The bank's fee within a payment. */
export const feeText = (fee_ore: Ore): string =>
  fee_ore === NO_ORE ? '' : `banken har tagit ${formatOre(fee_ore)} i avgift`;

/** What happened to a payout that the bank has rejected or returned, and what to do about it. */
export const payoutOutcomes: Record<PayoutOutcome, string> = {
  returned: 'Är en skuld igen. Talangen har fått veta varför och vad som behövs.',
  known: 'Var redan registrerad.',
  unconfirmed: 'Dess fil är inte bekräftad här. Bekräfta filen under Utbetalningar, och läs in svaret igen.',
  double: 'Banken har den redan, så inget är ändrat. Kontrollera att den är betald en gång.',
  unclear: 'Banken avvisar en del av filen utan att säga vilka. Registrera dem under Utbetalningar.',
  unknown: 'Ingen utbetalning härifrån heter så.',
};

/** The payout of an entry: 'Utbetalning SJ-17-2026-0001 till Åsa Ö'. */
export const payoutText = (payout: { readonly number: string; readonly talent_name: string }): string =>
  `Utbetalning ${payout.number}${payout.talent_name === '' ? '' : ` till ${payout.talent_name}`}`;

/** Heading above the payouts that a file says were rejected or returned. */
export const payoutsTitle = (count: number): string =>
  count === 1 ? 'En utbetalning kom inte fram' : `${count} utbetalningar kom inte fram`;

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
 * The result of reading a file: '12 poster, varav 3 nya. 2 är registrerade på fakturor. 9 var kända sedan tidigare. 4
 * utbetalningar är framme.'
 */
export function fileTaken(told: {
  readonly entry_count: number;
  readonly new_count: number;
  readonly matched_count: number;
  readonly known_count: number;
  readonly kind: (typeof BANK_FILE_KINDS)[number];
  readonly paid_count: number;
  readonly payouts: readonly unknown[];
}): string {
  const failed = told.payouts.length === 0 ? '' : `${payoutsTitle(told.payouts.length)}.`;
  if (told.kind === 'pain.002') return failed || 'Banken avvisar ingen utbetalning.';
  const arrived = told.paid_count === 1 ? 'En utbetalning är framme.' : `${told.paid_count} utbetalningar är framme.`;
  const payouts = [told.paid_count === 0 ? '' : arrived, failed].filter((words) => words !== '');
  const known = told.known_count === 1 ? '1 var känd sedan tidigare.' : `${told.known_count} var kända sedan tidigare.`;
  const also = [told.known_count === 0 ? '' : known, ...payouts].map((words) => words && ` ${words}`).join('');
  if (told.new_count === 0) return `${entryCount(told.entry_count)}. Inget var nytt.${also}`;
  const news = told.new_count === 1 ? '1 ny' : `${told.new_count} nya`;
  const matched =
    told.matched_count === 1 ? '1 är registrerad på en faktura.' : `${told.matched_count} är registrerade på fakturor.`;
  return `${entryCount(told.entry_count)}, varav ${news}. ${matched}${also}`;
}

/** Heading above the entries of a file that earlier files contained already. */
export const knownTitle = (count: number): string =>
  count === 1 ? '1 post var känd sedan tidigare' : `${count} poster var kända sedan tidigare`;

/** The earlier file of a known entry: 'camt.053 som lästes 24 november 2026'. */
export const toldByText = (told_by: { readonly kind: string; readonly created_date: string }): string =>
  `${told_by.kind} som lästes ${formatLongDay(dayOf(told_by.created_date))}`;

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

/** The message if a file was sent whole and no answer came. */
export const FILE_UNANSWERED =
  'Filen är skickad, men vi fick inget svar. Ladda om sidan och se om den är inläst innan du skickar den igen.';
