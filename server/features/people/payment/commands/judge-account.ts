import { isValidIBAN } from 'ibantools';
import Kontonummer from 'kontonummer';
import type { AccountDoubt } from '#domain/people/payment/account-doubts.ts';
import { seriesOf, withoutCentury } from '#domain/people/payment/account-series.ts';
import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import { payableAccount } from '#domain/people/payment/payable-account.ts';

export interface AccountJudgement {
  /** The bank of the clearing number; null if unknown, and for an IBAN or a giro. */
  readonly bank: string | null;
  readonly doubts: readonly AccountDoubt[];
}

/** The bank and the doubts of a compact account that can be paid to (`accountProblem`). */
export function judgeAccount(account: BankAccount): AccountJudgement {
  const { kind, number } = account;
  if (kind === 'iban') return { bank: null, doubts: isValidIBAN(number) ? [] : ['iban_form'] };
  // Every giro number has a check digit, and the schema has already refused wrong ones.
  return kind === 'bank' ? judgeBank(account) : { bank: null, doubts: [] };
}

function judgeBank(account: BankAccount): AccountJudgement {
  const payable = payableAccount(account);
  const length: AccountDoubt[] =
    payable.number !== withoutCentury(account.clearing, account.number)
      ? ['filled']
      : payable.number.length === seriesOf(account.clearing).digits
        ? []
        : ['length'];
  try {
    const { bankName, valid } = Kontonummer.parse(account.clearing, payable.number, { mode: 'lax' });
    // The table of `Kontonummer` assigns these clearing numbers to Länsförsäkringar, but they belong to Nordea. Both
    // banks use the same check.
    const isNordea = payable.clearing >= '3410' && payable.clearing <= '3499';
    // Accounts at Plusgirot have from two to eight digits.
    const isOfPlusgirot = bankName === 'Nordea Plusgirot';
    return {
      bank: isNordea ? 'Nordea' : bankName,
      doubts: [...(valid ? [] : (['check_digit'] as const)), ...(isOfPlusgirot ? [] : length)],
    };
  } catch {
    // `Kontonummer` throws for a clearing number of an unknown bank, or with a wrong fifth digit.
    return { bank: null, doubts: ['unknown_bank', ...length] };
  }
}
