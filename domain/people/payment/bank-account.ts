import { hasCheckDigit } from '#domain/kernel/check-digit.ts';
import { isCountry } from '#domain/kernel/vocabulary/countries.ts';
import { repeatsClearing, seriesOf, withoutCentury } from './account-series.ts';
import { isBic, isIban, isIbanShaped } from './iban.ts';

/** Kinds of accounts for payouts: an account of a Swedish bank, a bankgiro, a plusgiro, or any account with an IBAN. */
export const ACCOUNT_KINDS = ['bank', 'bankgiro', 'plusgiro', 'iban'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** What a bank asks for to pay to an account in another country. */
interface Abroad {
  /** Identifier of the payee's bank (ISO 9362). */
  readonly bic: string;
  /** The payee's own town and country (ISO 3166, two letters), which may be another country than the bank's. */
  readonly town: string;
  readonly country: string;
}

export interface BankAccount {
  readonly kind: AccountKind;
  /** For a Swedish bank account; empty for other kinds. */
  readonly clearing: string;
  readonly number: string;
  /** For an account in another country. Accounts from earlier releases have none. */
  readonly abroad?: Abroad | undefined;
}

/** True for an account in another country. */
export const isAbroad = ({ kind, number }: Pick<BankAccount, 'kind' | 'number'>): boolean =>
  kind === 'iban' && !number.startsWith('SE');

export const isGiro = ({ kind }: Pick<BankAccount, 'kind'>): boolean => kind === 'bankgiro' || kind === 'plusgiro';

/** Words that people put before a giro number: 'BG 5050-1055', 'Bankgiro: 5050-1055'. */
const GIRO_WORD = /^(?:bg|bankgiro|pg|plusgiro)(?:nr|nummer)?:?/i;

/** An account without separators; the clearing number is dropped for kinds that have none. */
export function compactAccount({ kind, clearing, number, abroad }: BankAccount): BankAccount {
  const digits = isGiro({ kind }) ? bare(number).replace(GIRO_WORD, '') : bare(number).toUpperCase();
  const compact = { kind, clearing: kind === 'bank' ? bare(clearing) : '', number: digits };
  if (!abroad || !isAbroad(compact)) return compact;
  const { bic, town, country } = abroad;
  return { ...compact, abroad: { bic: bare(bic).toUpperCase(), town: town.trim(), country } };
}

const bare = (text: string) => text.normalize('NFKC').replace(/[\s.,–—−-]/g, '');

export interface AccountProblem {
  readonly field: 'clearing' | 'number' | keyof Abroad;
  /** A Swedish sentence. */
  readonly problem: string;
}

const at = (field: AccountProblem['field'], problem: string): AccountProblem => ({ field, problem });

/**
 * The reason why a giro number, as it was written, belongs to the other giro; null without one. A number may be right
 * for both, and only its form tells them apart: a plusgiro is written NN NN NN-N, a bankgiro NNN-NNNN or NNNN-NNNN.
 */
export function giroProblem({ kind, number }: BankAccount): AccountProblem | null {
  const text = number.normalize('NFKC').trim();
  if (kind === 'bankgiro' && (/^p/i.test(text) || /\d\s*[–—−-]\s*\d$/.test(text))) {
    return at('number', 'Det här är skrivet som ett plusgiro. Välj Plusgiro, eller skriv bankgirot som 123-4567.');
  }
  if (kind === 'plusgiro' && (/^b/i.test(text) || /\d\s*[–—−-]\s*\d{4}$/.test(text))) {
    return at('number', 'Det här är skrivet som ett bankgiro. Välj Bankgiro, eller skriv plusgirot som 12 34 56-7.');
  }
  return null;
}

function bankProblem({ clearing, number }: BankAccount): AccountProblem | null {
  if (!/^\d{4,5}$/.test(clearing)) return at('clearing', 'Clearingnumret har fyra siffror, eller fem hos Swedbank.');
  if (!/^\d{2,16}$/.test(number)) return at('number', 'Skriv kontonumret med siffror, utan clearingnumret.');
  if (repeatsClearing(clearing, number)) {
    return at('number', 'Kontonumret börjar med clearingnumret en gång till. Skriv bara det som kommer efter.');
  }
  const { digits, shortest, is_fixed } = seriesOf(clearing);
  const { length } = withoutCentury(clearing, number);
  if (!is_fixed || (length >= shortest && length <= digits)) return null;
  return at(
    'number',
    length > digits
      ? `Kontonumret är för långt: det har ${digits} siffror, utan clearingnumret.`
      : `Kontonumret är för kort: det har ${digits} siffror. Börjar det med nollor skriver du dem också.`,
  );
}

function ibanProblem({ kind, number, abroad }: BankAccount): AccountProblem | null {
  if (!isIbanShaped(number)) return at('number', 'Ett IBAN-nummer börjar med två bokstäver och två siffror.');
  if (!isIban(number)) return at('number', 'IBAN-numret stämmer inte. Skriv av det en gång till.');
  if (!isAbroad({ kind, number })) return null;
  if (!abroad || !isBic(abroad.bic)) return at('bic', 'Fyll i bankens BIC-kod, åtta eller elva tecken.');
  if (abroad.town === '') return at('town', 'Fyll i orten där du bor.');
  return isCountry(abroad.country) ? null : at('country', 'Välj landet där du bor.');
}

/** The reason why a compact account cannot be paid to; null for a valid form. */
export function accountProblem(account: BankAccount): AccountProblem | null {
  const { kind, number } = account;
  if (kind === 'bank') return bankProblem(account);
  if (kind === 'iban') return ibanProblem(account);
  if (kind === 'plusgiro') {
    const isRight = /^\d{2,8}$/.test(number) && hasCheckDigit(number);
    return isRight ? null : at('number', 'Plusgironumret stämmer inte. Det har två till åtta siffror.');
  }
  const isRight = /^\d{7,8}$/.test(number) && hasCheckDigit(number);
  return isRight ? null : at('number', 'Bankgironumret stämmer inte. Det har sju eller åtta siffror.');
}

/**
 * The part of a number that may be shown: the last four digits of some accounts are those of the owner's personal
 * number.
 */
export const endOfAccount = ({ number }: Pick<BankAccount, 'number'>): string => number.slice(-2);
