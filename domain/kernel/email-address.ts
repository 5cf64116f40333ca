/** Maximum length of a mail address, and of its part before the @ (RFC 5321, section 4.5.3.1). */
export const ADDRESS_LENGTH_MAX = 254;
const LOCAL_LENGTH_MAX = 64;

// Without the flag i, under which the Kelvin sign would match k. Dots are allowed only between characters, never two in
// a row.
const LOCAL = /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*$/;
const LOCAL_INTERNATIONAL = /^[\p{L}\p{M}\p{N}_'+-]+(?:\.[\p{L}\p{M}\p{N}_'+-]+)*$/u;
const DOMAIN_AS_TYPED = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;

let takesInternational = true;

/**
 * Sets once, when the server starts, if addresses may hold more than ASCII before the @: true if our mail server knows
 * SMTPUTF8 (RFC 6531), as the setting of that name says. A browser accepts such addresses, because the server decides.
 */
export function takeInternationalAddresses(takes: boolean): void {
  takesInternational = takes;
}

/** A domain in its DNS form, punycode in lower case; null for an invalid one. */
function readDomain(text: string): string | null {
  if (!DOMAIN_AS_TYPED.test(text) || !URL.canParse(`http://${text}`)) return null;
  const { hostname } = new URL(`http://${text}`);
  return DOMAIN.test(hostname) ? hostname : null;
}

/**
 * The stored form of an e-mail address, also used to compare and to send; null for an invalid address. Only space
 * around the address and letter case are forgiven. Lookalike characters that Unicode folds into others (NFKC) are
 * refused, not replaced: the replacement would be another person's address.
 */
export function readEmailAddress(text: string): string | null {
  const typed = text.trim();
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(at, 0));
  const isLocal = (takesInternational ? LOCAL_INTERNATIONAL : LOCAL).test(local) && local === local.normalize('NFKC');
  if (typed.length > ADDRESS_LENGTH_MAX || local.length > LOCAL_LENGTH_MAX || !isLocal) return null;
  const domain = readDomain(typed.slice(at + 1));
  const address = `${local.toLowerCase().normalize('NFKC')}@${domain}`;
  return domain !== null && address.length <= ADDRESS_LENGTH_MAX ? address : null;
}
