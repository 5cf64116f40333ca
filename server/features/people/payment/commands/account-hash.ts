import type { BankAccount } from '#domain/people/payment/bank-account.ts';
import type { Env } from '#server/env.ts';
import { sealedHash, sealedHashes } from '#server/sealed/seal.ts';

const hashedText = ({ kind, clearing, number }: BankAccount) => JSON.stringify([kind, clearing, number]);

/** A keyed hash of a bank account: equal for equal accounts, and useless for finding the number. */
export const hashOfAccount = (env: Env, account: BankAccount): string => sealedHash(env, hashedText(account));

/** The hashes that an account may have, one for each secret. */
export const hashesOfAccount = (env: Env, account: BankAccount): string[] => sealedHashes(env, hashedText(account));
