import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import type { Env } from '#server/env.ts';
import { sealedHash } from '#server/sealed/seal.ts';

/** The same for the same account, and nothing that it could be read from. */
export const hashOfAccount = (env: Env, { kind, clearing, number }: BankAccount): string =>
  sealedHash(env, JSON.stringify([kind, clearing, number]));
