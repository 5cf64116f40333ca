import type { Ore } from '#domain/kernel/money/ore.ts';
import { parseOre } from '#texts/kernel/format.ts';

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

/** Whole kronor as typed: null when empty, undefined for anything else than whole kronor, 0 or more. */
export function parseKronor(typed: string): Ore | null | undefined {
  if (typed.trim() === '') return null;
  const amount = parseOre(typed);
  return amount !== undefined && amount >= 0 && amount % 100 === 0 ? amount : undefined;
}
