import { REFUSAL_CODES, type RefusalCode } from '#domain/kernel/refusal.ts';

/**
 * The refusal codes a guard may give, in the order of the catalogue: those that stand as text in its own source. A guard
 * that hands over to another function must therefore name the code itself; a test compares this with what guards
 * really answer.
 */
export function guardCodes(guard: ((subject: never, moment: never) => unknown) | undefined): RefusalCode[] {
  if (!guard) return [];
  const source = guard.toString();
  return REFUSAL_CODES.filter((code) => [`'${code}'`, `"${code}"`].some((text) => source.includes(text)));
}
