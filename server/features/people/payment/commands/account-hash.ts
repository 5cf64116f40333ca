import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import type { Env } from '#server/env.ts';
import { sealedHash } from '#server/sealed/seal.ts';

/** A keyed hash of a bank account: equal for equal accounts, and useless for finding the number. */
export const hashOfAccount = (env: Env, { kind, clearing, number }: BankAccount): string =>
  sealedHash(env, JSON.stringify([kind, clearing, number]));
