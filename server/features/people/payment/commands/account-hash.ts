import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import { payableAccount } from '#domain/people/payment/payable-account.ts';
import type { Env } from '#server/env.ts';
import { sealedHash, sealedHashes } from '#server/sealed/seal.ts';

const hashedText = ({ kind, clearing, number }: BankAccount) => JSON.stringify([kind, clearing, number]);

/**
 * A keyed hash of a bank account in the form of files: equal for equal accounts, with or without their first zeros, and
 * useless for finding the number.
 */
export const hashOfAccount = (env: Env, account: BankAccount): string =>
  sealedHash(env, hashedText(payableAccount(account)));

/** The hashes that an account may have: one for each secret, of its form in files and, from earlier, of the number as written. */
export const hashesOfAccount = (env: Env, account: BankAccount): string[] =>
  [...new Set([payableAccount(account), account].map(hashedText))].flatMap((text) => sealedHashes(env, text));
