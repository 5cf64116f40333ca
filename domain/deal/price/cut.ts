import { type Ore, ore } from '#domain/kernel/money/ore.ts';

/** A share of an amount in basis points, rounded down to whole öre. */
export const cut = (amount: Ore, points: number): Ore => ore(Number((BigInt(amount) * BigInt(points)) / 10_000n));
