import type { XmlElement } from 'libxml2-wasm';
import { dayOf, isDay } from '#domain/kernel/time/day.ts';
import { currencyOf, kronorAt, orderedAt, sharesOf } from './amounts.ts';
import type { BankEntry, LeftOut } from './output.ts';
import { Unreadable } from './unreadable.ts';
import { elements, text } from './walk.ts';

/** A bank's reference that says nothing. */
const NO_REFERENCE = new Set(['', 'NOTPROVIDED', 'NONREF']);
const reference = (words: string) => (NO_REFERENCE.has(words.toUpperCase()) ? '' : words);

function directionOf(entry: XmlElement): 'in' | 'out' {
  const said = text(entry, 'CdtDbtInd');
  if (said === 'CRDT') return 'in';
  if (said === 'DBIT') return 'out';
  throw new Unreadable('An entry that goes neither in nor out');
}

/** The Swedish day of a day or an instant: what one file tells by its hour another tells by its day. */
function dayTold(told: string): string {
  const isInstant = /T.*(?:Z|[+-]\d\d:\d\d)$/.test(told) && !Number.isNaN(Date.parse(told));
  return isInstant ? dayOf(told) : told.slice(0, 10);
}

function dayOfEntry(entry: XmlElement): string {
  const day = dayTold(text(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  if (!isDay(day)) throw new Unreadable('An entry of no day');
  return day;
}

/** What an entry, or one of the payments in it, tells of who, what and why. */
function toldBy(from: XmlElement | null, { direction, is_reversal }: Pick<BankEntry, 'direction' | 'is_reversal'>) {
  if (!from) return { ocr: null, text: '', counterparty: '', own_id: '', reference: '', ordered: '' };
  const party = direction === 'in' ? 'Dbtr' : 'Cdtr';
  // Where a payment is taken back, most banks name both sides as in the payment: who paid it is still the debtor.
  const parties = is_reversal ? [party === 'Dbtr' ? 'Cdtr' : 'Dbtr', party] : [party];
  const given = text(from, 'RmtInf/Strd/CdtrRefInf/Ref').replace(/\s/g, '');
  const words = [...elements(from, 'RmtInf/Ustrd'), ...elements(from, 'RmtInf/Strd/AddtlRmtInf')];
  return {
    ocr: /^\d{2,25}$/.test(given) ? given : null,
    // A reference that is no OCR number may still hold the number of an invoice.
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

/** An entry, or each payment in it where they come to the whole of it. */
function partsOf(account: string, entry: XmlElement, entry_number: number): BankEntry[] {
  // The amount of the entry is what reached the account, whatever was ordered.
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
  // Of several that do not come to the whole nobody knows which is what: a person looks.
  const told = toldBy(others.length === 0 && only ? only : null, about);
  const words = told.text || text(entry, 'AddtlNtryInf');
  return [{ ...about, ...told, text: words, ordered: told.ordered || orderedAt(entry), amount_ore }];
}

/** One statement or notification: what it says of an account. */
export interface Statement {
  readonly isOurs: boolean;
  /** What is booked in kronor; null where the account is another's, or is kept in something else. */
  readonly entries: readonly BankEntry[] | null;
  readonly left_out: readonly LeftOut[];
}

const currencyOfEntry = (entry: XmlElement) => elements(entry, 'Amt').map(currencyOf)[0] ?? '';

/** Entries that are not read, by their currencies. */
function leftOut(account: string, kept_in: string, entries: readonly XmlElement[]): LeftOut[] {
  const counted = Map.groupBy(entries, (entry) => currencyOfEntry(entry) || kept_in);
  return [...counted].map(([currency, { length: entry_count }]) => ({ account, currency, entry_count }));
}

/**
 * Reads what is booked in one statement or notification, if its account is ours. What is not in kronor is left out, and
 * so is all of another account, which is not looked into: what is odd there is no fault of ours.
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
