import { basisPoints } from '#domain/kernel/money/basis-points.ts';

/**
 * The usual steps of agencies in Sweden, and those of our standard terms (`texts/accounts/legal/terms.ts`). A file of
 * its own, so that screens which only read terms load no working days.
 */
export const TRADE_STEPS = [
  { before: 2, unit: 'working_days', time: '17:00', points: /* @__PURE__ */ basisPoints(5000) },
  { before: 0, unit: 'days', time: '00:00', points: /* @__PURE__ */ basisPoints(10_000) },
] as const;
