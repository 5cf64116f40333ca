import type { XmlElement } from 'libxml2-wasm';
import { add, type Ore } from '#domain/money/ore.ts';
import { isDay } from '#domain/time/day.ts';
import { oreOfDecimal } from '../decimal.ts';
import type { BankEntry } from './output.ts';
import { Unreadable } from './unreadable.ts';
import { elements, text } from './walk.ts';

/** A bank's reference that says nothing. */
const NO_REFERENCE = new Set(['', 'NOTPROVIDED', 'NONREF']);
const reference = (words: string) => (NO_REFERENCE.has(words.toUpperCase()) ? '' : words);

function amountAt(from: XmlElement, ...paths: readonly string[]): Ore | null {
  const [found] = paths.flatMap((path) => elements(from, path));
  if (!found) return null;
  const amount = oreOfDecimal(found.content);
  const isKronor = found.attr('Ccy')?.value === 'SEK';
  if (amount === null || amount < 0 || !isKronor) throw new Unreadable('An amount that is none, or not in kronor');
  return amount;
}

function directionOf(entry: XmlElement): 'in' | 'out' {
  const said = text(entry, 'CdtDbtInd');
  if (said === 'CRDT') return 'in';
  if (said === 'DBIT') return 'out';
  throw new Unreadable('An entry that goes neither in nor out');
}

function dayOfEntry(entry: XmlElement): string {
  const day = text(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm').slice(0, 10);
  if (!isDay(day)) throw new Unreadable('An entry of no day');
  return day;
}

/** What an entry, or one of the payments in it, tells of who, what and why. */
function toldBy(from: XmlElement | null, { direction, is_reversal }: Pick<BankEntry, 'direction' | 'is_reversal'>) {
  if (!from) return { ocr: null, text: '', counterparty: '', own_id: '' };
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
  };
}

const isBooked = (entry: XmlElement) => text(entry, 'Sts/Cd', 'Sts') === 'BOOK';

/** An entry, or each payment in it where they come to the whole of it. */
function partsOf(account: string, entry: XmlElement): BankEntry[] {
  const amount_ore = amountAt(entry, 'Amt');
  if (amount_ore === null) throw new Unreadable('An entry without an amount');
  const direction = directionOf(entry);
  const is_reversal = ['true', '1'].includes(text(entry, 'RvslInd'));
  const about = { account, direction, is_reversal, booked_on: dayOfEntry(entry) };
  const own = reference(text(entry, 'AcctSvcrRef'));
  const payments = elements(entry, 'NtryDtls/TxDtls');
  const amounts = payments.map((payment) => amountAt(payment, 'Amt', 'AmtDtls/TxAmt/Amt'));
  const known = amounts.filter((amount) => amount !== null);
  const isWhole = known.length === payments.length && add(...known) === amount_ore;
  const [only] = payments;
  if (payments.length > 1 && isWhole) {
    return payments.map((payment, index) => ({
      ...{ ...about, ...toldBy(payment, about), amount_ore: known[index] ?? amount_ore },
      reference: reference(text(payment, 'Refs/AcctSvcrRef')) || own,
    }));
  }
  // Of several that do not come to the whole nobody knows which is what: a person looks.
  const told = toldBy(payments.length === 1 && only ? only : null, about);
  const words = told.text || text(entry, 'AddtlNtryInf');
  const paid = only && payments.length === 1 ? reference(text(only, 'Refs/AcctSvcrRef')) : '';
  return [{ ...about, ...told, text: words, amount_ore, reference: paid || own }];
}

/** What is booked in one statement or notification. */
export function entriesOf(statement: XmlElement): BankEntry[] {
  const account = text(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id').replace(/\s/g, '');
  if (account === '') throw new Unreadable('Nobody says whose account it is');
  return elements(statement, 'Ntry')
    .filter(isBooked)
    .flatMap((entry) => partsOf(account, entry));
}
