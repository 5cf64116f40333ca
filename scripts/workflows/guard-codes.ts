import { REFUSAL_CODES, type RefusalCode } from '#domain/kernel/refusal.ts';

/**
 * The refusal codes that a guard may give, in the order of the catalogue. They are found as strings in the guard's
 * source, so a guard that calls another function must name that function's codes; a test compares the list with the
 * real answers.
 */
export function guardCodes(guard: ((subject: never, moment: never) => unknown) | undefined): RefusalCode[] {
  if (!guard) return [];
  const source = guard.toString();
  return REFUSAL_CODES.filter((code) => [`'${code}'`, `"${code}"`].some((text) => source.includes(text)));
}
