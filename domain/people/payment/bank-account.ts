import { hasCheckDigit } from '#domain/kernel/check-digit.ts';

/** Kinds of accounts for payouts: an account of a Swedish bank, a bankgiro, or any account with an IBAN. */
export const ACCOUNT_KINDS = ['bank', 'bankgiro', 'iban'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export interface BankAccount {
  readonly kind: AccountKind;
  /** For a Swedish bank account; empty for other kinds. */
  readonly clearing: string;
  readonly number: string;
}

/** An account without separators; the clearing number is dropped for kinds that have none. */
export function compactAccount({ kind, clearing, number }: BankAccount): BankAccount {
  const bare = (text: string) => text.normalize('NFKC').replace(/[\s.,–—−-]/g, '');
  return { kind, clearing: kind === 'bank' ? bare(clearing) : '', number: bare(number).toUpperCase() };
}

export interface AccountProblem {
  readonly field: 'clearing' | 'number';
  /** A Swedish sentence. */
  readonly problem: string;
}

/** The reason why a compact account cannot be paid to; null for a valid form. */
export function accountProblem({ kind, clearing, number }: BankAccount): AccountProblem | null {
  const at = (field: AccountProblem['field'], problem: string) => ({ field, problem });
  if (kind === 'iban') {
    const isShaped = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number);
    return isShaped ? null : at('number', 'Ett IBAN-nummer börjar med två bokstäver och två siffror.');
  }
  if (kind === 'bankgiro') {
    const isRight = /^\d{7,8}$/.test(number) && hasCheckDigit(number);
    return isRight ? null : at('number', 'Bankgironumret stämmer inte. Det har sju eller åtta siffror.');
  }
  if (!/^\d{4,5}$/.test(clearing)) return at('clearing', 'Clearingnumret har fyra siffror, eller fem hos Swedbank.');
  return /^\d{2,12}$/.test(number) ? null : at('number', 'Skriv kontonumret med siffror, utan clearingnumret.');
}

/**
 * The part of a number that may be shown: the last four digits of some accounts are those of the owner's personal
 * number.
 */
export const endOfAccount = ({ number }: Pick<BankAccount, 'number'>): string => number.slice(-2);
