import type { Ore } from '#domain/kernel/money/ore.ts';
import { parseOre } from '#texts/kernel/format.ts';

/**
 * Parses a number typed in Swedish: spaces between thousands, comma or point for decimals. Empty gives undefined; other
 * text gives NaN, so that a schema can refuse it.
 */
export function parseNumber(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed;
  if (typeof typed !== 'string') return undefined;
  const plain = typed.replace(/\s/g, '').replace('−', '-').replace(',', '.');
  if (plain === '') return undefined;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Parses whole kronor: null if empty, undefined for anything but whole kronor, 0 or more. */
export function parseKronor(typed: string): Ore | null | undefined {
  if (typed.trim() === '') return null;
  const amount = parseOre(typed);
  return amount !== undefined && amount >= 0 && amount % 100 === 0 ? amount : undefined;
}
