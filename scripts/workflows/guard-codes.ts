import { REFUSAL_CODES, type RefusalCode } from '#domain/kernel/refusal.ts';

/**
 * The refusal codes that a guard may give, in the order of the catalogue, found as strings in its source. A guard that
 * calls another function must therefore name that function's codes; a test compares this list with the guards' real
 * answers.
 */
export function guardCodes(guard: ((subject: never, moment: never) => unknown) | undefined): RefusalCode[] {
  if (!guard) return [];
  const source = guard.toString();
  return REFUSAL_CODES.filter((code) => [`'${code}'`, `"${code}"`].some((text) => source.includes(text)));
}
