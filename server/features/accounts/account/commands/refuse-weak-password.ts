import { COMMON_PASSWORDS } from './common-passwords.ts';

/**
 * True for passwords that guessers try first: the common ones in any letter case, also with digits, '!', '?' or '.' at
 * the end; one or two characters repeated; and the account's own address or the part before its @. The contract limits
 * the length.
 */
export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || COMMON_PASSWORDS.has(plain.replace(/[\d!?.]+$/, ''))) return true;
  const [name = ''] = email.split('@');
  return new Set(plain).size < 3 || plain === email || plain === name;
}
