import { kronor } from '#domain/kernel/money/ore.ts';

/** An open rest or an overpayment below this amount is posted as rounding: neither a loss nor worth a repayment. */
export const ROUNDING = kronor(1);
