import type { XmlElement } from 'libxml2-wasm';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { currencyOf, kronorAt, orderedAt, sharesOf } from './amounts.ts';
import type { BankEntry, LeftOut } from './output.ts';
import { Unreadable } from './unreadable.ts';
import { elements, text } from './walk.ts';

/** References by which a bank says that there is none. */
const NO_REFERENCE = new Set(['', 'NOTPROVIDED', 'NONREF']);
const reference = (words: string) => (NO_REFERENCE.has(words.toUpperCase()) ? '' : words);

function directionOf(entry: XmlElement): 'in' | 'out' {
  const said = text(entry, 'CdtDbtInd');
  if (said === 'CRDT') return 'in';
  if (said === 'DBIT') return 'out';
  throw new Unreadable('An entry that goes neither in nor out');
}

/** The Swedish day of a day or an instant: one file has the time, another only the day of the same entry. */
function dayTold(told: string): string {
  const isInstant = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(told) && !Number.isNaN(Date.parse(told));
  return isInstant ? dayOf(told) : told.slice(0, 10);
}

function dayOfEntry(entry: XmlElement): string {
  const day = dayTold(text(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  if (!isDay(day)) throw new Unreadable('An entry of no day');
  return day;
}

/** The names, references and texts of an entry, or of one payment in it. */
function toldBy(from: XmlElement | null, { direction, is_reversal }: Pick<BankEntry, 'direction' | 'is_reversal'>) {
  if (!from) return { ocr: null, text: '', counterparty: '', own_id: '', reference: '', ordered: '' };
  const party = direction === 'in' ? 'Dbtr' : 'Cdtr';
  // In a reversal, most banks name both parties as in the original payment: its payer is still the debtor.
  const parties = is_reversal ? [party === 'Dbtr' ? 'Cdtr' : 'Dbtr', party] : [party];
  const given = text(from, 'RmtInf/Strd/CdtrRefInf/Ref').replace(/\s/g, '');
  const words = [...elements(from, 'RmtInf/Ustrd'), ...elements(from, 'RmtInf/Strd/AddtlRmtInf')];
  return {
    ocr: /^\d{2,25}$/.test(given) ? given : null,
    // A reference that is not an OCR number may still contain an invoice number.
    text: [/^\d{2,25}$/.test(given) ? '' : given, ...words.map(({ content }) => content.trim())]
      .filter(Boolean)
      .join(' '),
    counterparty: text(from, ...parties.flatMap((one) => [`RltdPties/${one}/Pty/Nm`, `RltdPties/${one}/Nm`])),
    own_id: reference(text(from, 'Refs/EndToEndId')),
    reference: reference(text(from, 'Refs/AcctSvcrRef')),
    ordered: orderedAt(from),
  };
}

const isBooked = (entry: XmlElement) => text(entry, 'Sts/Cd', 'Sts') === 'BOOK';

/** An entry, or the payments in it if their amounts sum to the entry. */
function partsOf(account: string, entry: XmlElement, entry_number: number): BankEntry[] {
  // The entry's own amount is the one that reached the account, whatever the payer ordered.
  const amount_ore = kronorAt(entry, 'Amt');
  if (amount_ore === null) throw new Unreadable('An entry without an amount');
  const direction = directionOf(entry);
  const is_reversal = ['true', '1'].includes(text(entry, 'RvslInd'));
  const entry_reference = reference(text(entry, 'AcctSvcrRef'));
  const about = { account, entry_number, entry_reference, direction, is_reversal, booked_on: dayOfEntry(entry) };
  const payments = elements(entry, 'NtryDtls/TxDtls');
  const [only, ...others] = payments;
  const shares = others.length > 0 ? sharesOf(amount_ore, payments) : null;
  if (shares) {
    return payments.flatMap((payment, index): BankEntry[] => {
      const share = shares[index];
      return share === undefined ? [] : [{ ...about, ...toldBy(payment, about), amount_ore: share }];
    });
  }
  // If several payments do not sum to the entry, nobody knows the amount of each: an administrator decides.
  const told = toldBy(others.length === 0 && only ? only : null, about);
  const words = told.text || text(entry, 'AddtlNtryInf');
  return [{ ...about, ...told, text: words, ordered: told.ordered || orderedAt(entry), amount_ore }];
}

/** The contents of one statement or notification, about one account. */
export interface Statement {
  readonly isOurs: boolean;
  /**
   * The booked entries in kronor; null for another's account, for an account in another currency, and if all booked
   * entries are in other currencies.
   */
  readonly entries: readonly BankEntry[] | null;
  readonly left_out: readonly LeftOut[];
}

const currencyOfEntry = (entry: XmlElement) => elements(entry, 'Amt').map(currencyOf)[0] ?? '';

/** Entries that are not read, by currency. */
function leftOut(account: string, kept_in: string, entries: readonly XmlElement[]): LeftOut[] {
  const counted = Map.groupBy(entries, (entry) => currencyOfEntry(entry) || kept_in);
  return [...counted].map(([currency, { length: entry_count }]) => ({ account, currency, entry_count }));
}

/**
 * Reads the booked entries of one statement or notification in kronor, if its account is ours. Entries in other
 * currencies are only counted. If the account is not ours or not in kronor, all its entries are only counted, and
 * errors in them do not matter.
 * @param first the number of its first entry in the file
 */
export function readStatement(statement: XmlElement, isOurs: (account: string) => boolean, first: number): Statement {
  const account = text(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id').replace(/\s/g, '');
  if (account === '') throw new Unreadable('Nobody says whose account it is');
  const kept_in = text(statement, 'Acct/Ccy');
  const booked = elements(statement, 'Ntry').filter(isBooked);
  const isOur = isOurs(account);
  if (!isOur || !['SEK', ''].includes(kept_in)) {
    return { isOurs: isOur, entries: null, left_out: leftOut(account, kept_in, booked) };
  }
  const others = booked.filter((entry) => !['SEK', ''].includes(currencyOfEntry(entry)));
  const left_out = leftOut(account, kept_in, others);
  if (others.length > 0 && others.length === booked.length) return { isOurs: isOur, entries: null, left_out };
  const inKronor = booked.filter((entry) => !others.includes(entry));
  const entries = inKronor.flatMap((entry, index) => partsOf(account, entry, first + index));
  return { isOurs: isOur, entries, left_out };
}
