/**
 * Reads a number as it is typed in Swedish: spaces between thousands, comma or point for decimals.
 * Empty gives undefined; something that is not a number gives NaN, so that a schema can refuse it.
 */
export function parseNumber(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  if (typeof typed !== 'string') return undefined;
  const plain = typed.replace(/\s/g, '').replace('−', '-').replace(',', '.');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Whole kronor as typed, to integer öre. Empty gives null; anything else than whole kronor gives undefined. */
export function parseKronor(typed: string): number | null | undefined {
  const kronor = parseNumber(typed.replace(/kr\.?$/i, ''));
  if (kronor === undefined) return null;
  return Number.isSafeInteger(kronor) && kronor >= 0 ? kronor * 100 : undefined;
}
