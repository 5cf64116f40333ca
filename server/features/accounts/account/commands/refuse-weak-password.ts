import { COMMON_PASSWORDS } from './common-passwords.ts';

/**
 * True for passwords that are tried first by whoever guesses: the common ones in any letter case, also with digits or
 * signs put at the end, one sign over and over, and the account's own address. The length is the contract's matter.
 */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(plain.replace(/[\d!?.]+$/, ''))) return true;
  const [name = ''] = email.split('@');
  return new Set(plain).size < 3 || plain === email || plain === name;
}
