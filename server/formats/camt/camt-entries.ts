import type { XmlElement } from 'libxml2-wasm';
import { NO_ORE } from '#domain/kernel/money/ore.ts';
import { isDay } from '#domain/kernel/time/day.ts';
import type { ToldBalance } from '#domain/money/bank/balances.ts';
import { type Branch, branchOf, childrenCalled } from '#server/formats/bank-file/branch.ts';
import { Unreadable } from '#server/formats/bank-file/unreadable.ts';
import { elements, text, texts } from '#server/formats/bank-file/walk.ts';
import { kronorAt, orderedAt, sharesOf } from './amounts.ts';
import { balancesOf } from './balances.ts';
import { dayTold } from './days.ts';
import type { BankEntry, LeftOut } from './output.ts';
import { partyOf } from './parties.ts';
import { remittanceOf } from './remittance.ts';

/** References by which a bank says that there is none. */
const NO_REFERENCE = new Set(['', 'NOTPROVIDED', 'NONREF']);
const reference = (words: string) => (NO_REFERENCE.has(words.toUpperCase()) ? '' : words);

function directionOf(entry: Branch): 'in' | 'out' {
  const said = text(entry, 'CdtDbtInd');
  if (said === 'CRDT') return 'in';
  if (said === 'DBIT') return 'out';
  throw new Unreadable('An entry that goes neither in nor out');
}

function dayOfEntry(entry: Branch): string {
  const day = dayTold(text(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm'));
  if (!isDay(day)) throw new Unreadable('An entry of no day');
  return day;
}

const NOTHING_TOLD = {
  ...{ ocr: null, payer_references: [], text: '', bank_text: '', counterparty: '', through: '', org_number: '' },
  ...{ own_id: '', reference: '', ordered: '', return_code: '', return_text: '' },
} as const;

/** The reason of a return. Some banks mark a returned payment only by that, and not as a reversal. */
const returnOf = (from: Branch) => ({
  return_code: text(from, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry'),
  return_text: texts(from, 'RtrInf/AddtlInf').join(' '),
});

/** The names, references and texts of an entry, or of one payment in it. */
function toldBy(from: Branch | null, { direction, is_reversal }: Pick<BankEntry, 'direction' | 'is_reversal'>) {
  if (!from) return { ...NOTHING_TOLD, is_reversal };
  const about = { direction, is_reversal: is_reversal || elements(from, 'RtrInf').length > 0 };
  return {
    ...remittanceOf(from),
    ...partyOf(from, about),
    ...returnOf(from),
    is_reversal: about.is_reversal,
    own_id: reference(text(from, 'Refs/EndToEndId')),
    reference: reference(text(from, 'Refs/AcctSvcrRef')),
    ordered: orderedAt(from),
  };
}

/** Without words of the payer, the text is the bank's text about the entry, or else about the payment. */
function withBankText(told: ReturnType<typeof toldBy>, aboutEntry = '') {
  const [first = '', ...rest] = [told.text, aboutEntry, told.bank_text].filter((words) => words !== '');
  return { ...told, text: first, bank_text: rest.join(' ') };
}

// Older files of some banks have no status; all their entries are booked.
const isBooked = (entry: Branch) => ['BOOK', ''].includes(text(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts'));

/** An entry, or the payments in it if their amounts sum to the entry. */
function partsOf(account: string, entry: Branch, entry_number: number): BankEntry[] {
  // The entry's own amount is the one that reached the account, whatever the payer ordered.
  const amount_ore = kronorAt(entry, 'Amt');
  if (amount_ore === null) throw new Unreadable('An entry without an amount');
  const direction = directionOf(entry);
  const is_reversal = ['true', '1'].includes(text(entry, 'RvslInd'));
  const entry_reference = reference(text(entry, 'AcctSvcrRef'));
  const about = { account, entry_number, entry_reference, direction, is_reversal, booked_on: dayOfEntry(entry) };
  const payments = elements(entry, 'NtryDtls/TxDtls');
  const [only, ...others] = payments;
  const shares = only ? sharesOf(entry, payments, direction === 'in') : null;
  if (shares && others.length > 0) {
    return payments.flatMap((payment, index): BankEntry[] => {
      const share = shares[index];
      return share ? [{ ...about, ...withBankText(toldBy(payment, about)), ...share }] : [];
    });
  }
  // If several payments do not sum to the entry, nobody knows the amount of each: an administrator decides.
  const told = withBankText(toldBy(others.length === 0 && only ? only : null, about), text(entry, 'AddtlNtryInf'));
  const fee_ore = others.length === 0 ? (shares?.[0]?.fee_ore ?? NO_ORE) : NO_ORE;
  const ordered = told.ordered || orderedAt(entry);
  return [{ ...about, ...told, ordered, amount_ore, fee_ore }];
}

/** The contents of one statement or notification, about one account. */
export interface Statement {
  readonly isOurs: boolean;
  /**
   * The booked entries in kronor; null for another's account, for an account in another currency, and if all booked
   * entries are in other currencies.
   */
  readonly entries: readonly BankEntry[] | null;
  readonly balances: readonly ToldBalance[];
  readonly left_out: readonly LeftOut[];
}

const currencyOfEntry = (entry: Branch) => elements(entry, 'Amt')[0]?.currency ?? '';

/** Counts entries that are not read, by currency. */
function leftOut(account: string, currencies: readonly string[]): LeftOut[] {
  const counted = Map.groupBy(currencies, (currency) => currency);
  return [...counted].map(([currency, { length: entry_count }]) => ({ account, currency, entry_count }));
}

/** Reads the booked entries in kronor out of the parser one by one, and counts those in other currencies. */
function readEntries(statement: XmlElement, account: string, first: number) {
  const entries: BankEntry[] = [];
  const others: string[] = [];
  let entry_number = first;
  for (const element of childrenCalled(statement, 'Ntry')) {
    const entry = branchOf(element);
    if (!isBooked(entry)) continue;
    const currency = currencyOfEntry(entry);
    if (['SEK', ''].includes(currency)) entries.push(...partsOf(account, entry, entry_number++));
    else others.push(currency);
  }
  return { entries, others };
}

/**
 * Reads the booked entries of one statement or notification in kronor, if its account is ours. Entries in other
 * currencies are only counted. If the account is not ours or not in kronor, all its entries are only counted, and
 * errors in them do not matter.
 * @param first the number of its first entry in the file
 */
export function readStatement(statement: XmlElement, isOurs: (account: string) => boolean, first: number): Statement {
  const head = branchOf(statement, 'Ntry');
  const account = text(head, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id').replace(/[\s-]/g, '');
  if (account === '') throw new Unreadable('Nobody says whose account it is');
  const kept_in = text(head, 'Acct/Ccy');
  const isOur = isOurs(account);
  if (!isOur || !['SEK', ''].includes(kept_in)) {
    const booked = childrenCalled(statement, 'Ntry').map((element) => branchOf(element));
    const currencies = booked.filter(isBooked).map((entry) => currencyOfEntry(entry) || kept_in);
    return { isOurs: isOur, entries: null, balances: [], left_out: leftOut(account, currencies) };
  }
  const balances = balancesOf(head, account);
  const { entries, others } = readEntries(statement, account, first);
  const left_out = leftOut(account, others);
  if (others.length > 0 && entries.length === 0) return { isOurs: isOur, entries: null, balances, left_out };
  return { isOurs: isOur, entries, balances, left_out };
}
